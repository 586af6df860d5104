#include "src/core/match_facts.h"
#include "src/games/sunrise/rules.h"

// What decides a game of Sunrise Avenue: the five bonuses, parks, heights, chains, and the end.
namespace faubourg::sunrise {
namespace {

using Kind = FactInfo::Kind;

constexpr std::array<std::string_view, 3> kReasons = {"houses", "full", "idle"};
constexpr std::array<Words, 3> kReasonWords = {
    {{.en = "somebody has no houses left", .fr = "quelqu'un n'a plus de demeures"},
     {.en = "the bonus zones are full", .fr = "les zones bonus sont pleines"},
     {.en = "nobody can build any more", .fr = "plus personne ne peut construire"}}};

Text text(const Words& words) { return {.en = std::string(words.en), .fr = std::string(words.fr)}; }

class Facts final : public MatchFacts {
  public:
    Facts(const Rules& rules, int players) : MatchFacts(players), rules_(&rules) {
        const Text bonuses = {.en = "First in a bonus", .fr = "Premier d'un bonus"};
        const Text building = {.en = "Building", .fr = "Construction"};
        const Text ends = {.en = "How games end", .fr = "Comment finissent les parties"};
        for (std::size_t bonus = 0; bonus < kBonuses; ++bonus) {
            const bool group = bonus == kGroupBonus;
            const std::string id(group ? "C" : kZoneIds[bonus]);
            const std::string english = group ? "C, the largest group" : "zone " + id;
            const std::string french = group ? "C, le plus grand ensemble" : "zone " + id;
            first_[bonus] = add({"first." + id, bonuses, {english, french}, Kind::Flag});
        }
        for (std::size_t height = 1; height <= kMaxHeight; ++height) {
            const std::string number = std::to_string(height);
            heights_[height] =
                add({"height." + number,
                     building,
                     {"buildings of height " + number, "bâtiments de hauteur " + number}});
        }
        group_ = add({"group", building, {"largest group", "plus grand ensemble"}});
        chain_ =
            add({"chain", building, {"longest chain of a turn", "plus longue chaîne d'un tour"}});
        parks_ = add({"parks", building, {"parks laid", "parcs posés"}});
        draws_ = add({"draws", building, {"turns spent drawing", "tours passés à piocher"}});
        final_ = add({"final_phase",
                      ends,
                      {"began the final phase", "a déclenché la phase finale"},
                      Kind::Flag});
        for (std::size_t reason = 0; reason < kReasons.size(); ++reason) {
            ends_[reason] = add({"end." + std::string(kReasons[reason]), ends,
                                 text(kReasonWords[reason]), Kind::Flag, true});
        }
        turns_ = add({"turns", ends, {"turns", "tours"}, Kind::Amount, true});
        parks_left_ =
            add({"parks_left", ends, {"parks left", "parcs restants"}, Kind::Amount, true});
    }

    void see(const Value& event) override {
        const std::string_view name = text_in(event, "event");
        const Seat seat = Seat::of(number_in(event, "seat"));
        if (name == "build" || name == "park") {
            ++steps_;
            at(chain_, seat) = std::max(at(chain_, seat), steps_);
        }
        if (name == "park") ++at(parks_, seat);
        if (name == "draw") {
            // One card ends a turn of building. Two cards are a turn without building; a reshuffle
            // may come between them.
            if (steps_ == 0 && !drawing_) ++at(draws_, seat);
            drawing_ = number_in(event, "count") == 1 && steps_ == 0 && !drawing_;
            steps_ = 0;
        }
        if (name == "final_phase") at(final_, seat) = 1;
        if (name == "over") {
            const auto reason = std::ranges::find(kReasons, text_in(event, "reason"));
            if (reason == kReasons.end()) return;
            of_table(ends_[static_cast<std::size_t>(reason - kReasons.begin())]) = 1;
        }
    }

    void finish(const Value& end) override {
        Deal unused("");
        const auto state = rules_->read_document(end, unused);
        if (!state) return;
        for (std::size_t bonus = 0; bonus < kBonuses; ++bonus) {
            RankKey best;
            for (const Seat seat : all_seats(players())) {
                best = std::max(best, rules_->rank_key(*state, seat, bonus));
            }
            for (const Seat seat : all_seats(players())) {
                const RankKey key = rules_->rank_key(*state, seat, bonus);
                at(first_[bonus], seat) = key == best && key != RankKey{} ? 1 : 0;
            }
        }
        for (const Seat seat : all_seats(players())) {
            at(group_, seat) = rules_->rank_key(*state, seat, kGroupBonus).value;
            for_each(state->built_by(seat), [&](Plot plot) {
                ++at(heights_[static_cast<std::size_t>(state->height(plot))], seat);
            });
        }
        of_table(turns_) = static_cast<int>(state->turn);
        of_table(parks_left_) = state->parks_left;
    }

  private:
    const Rules* rules_;
    std::array<std::size_t, kBonuses> first_{};
    std::array<std::size_t, kMaxHeight + 1> heights_{};
    std::array<std::size_t, kReasons.size()> ends_{};
    std::size_t group_ = 0, chain_ = 0, parks_ = 0, draws_ = 0, final_ = 0, turns_ = 0,
                parks_left_ = 0;
    int steps_ = 0;         // of the present turn
    bool drawing_ = false;  // the first half of a draw has been seen
};

}  // namespace

std::unique_ptr<MatchFacts> Rules::match_facts(const State& start) const {
    return std::make_unique<Facts>(*this, start.players);
}

}  // namespace faubourg::sunrise
