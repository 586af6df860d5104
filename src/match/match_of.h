#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <utility>

#include "src/core/hash.h"
#include "src/core/index.h"
#include "src/match/any_match.h"

namespace faubourg::match {

// The match of one game. It keeps its initial state and the line played since; undo replays the
// line, which takes microseconds and keeps a match small.
template <TableGame R>
class MatchOf final : public AnyMatch {
  public:
    using State = typename R::State;
    using Action = typename R::Action;

    static Result<std::unique_ptr<AnyMatch>> start(std::shared_ptr<const R> rules,
                                                   std::string pack_hash, Setup setup) {
        if (setup.players < R::kFacts.min_players || setup.players > R::kFacts.max_players) {
            return fail("players/invalid", std::string(R::kFacts.title.en) + " is for " +
                                               std::to_string(R::kFacts.min_players) + " to " +
                                               std::to_string(R::kFacts.max_players) + " players");
        }
        Deal deal(setup.seed);
        const auto begin = [&](const auto& options) -> Result<State> {
            if (!setup.initial_state) return rules->set_up(setup.players, options, deal);
            return read_initial(*rules, setup, *setup.initial_state, deal);
        };
        const auto state = and_then(rules->read_options(setup.options, setup.players), begin);
        return transform(state, [&](const State& first) -> std::unique_ptr<AnyMatch> {
            setup.options = in_listed_order(*rules, setup.options);
            Position start{.state = first, .deal = std::move(deal)};
            return std::unique_ptr<AnyMatch>(new MatchOf(std::move(rules), std::move(pack_hash),
                                                         std::move(setup), std::move(start)));
        });
    }

    const GameFacts& facts() const override { return R::kFacts; }
    int players() const override { return setup_.players; }
    Seat actor() const override { return rules_->actor(now_.state); }

    std::vector<std::string> legal(Seat seat) const override {
        ActionList<R> list;
        rules_->legal(now_.state, seat, list);
        std::vector<std::string> texts;
        texts.reserve(list.size());
        for (const Action action : list) texts.push_back(rules_->text(action));
        return texts;
    }

    std::string gloss(Seat seat, std::string_view action, Language language,
                      Gain gain) const override {
        const auto parsed = rules_->parse(action);
        return parsed ? rules_->gloss(now_.state, seat, *parsed, language, gain) : std::string();
    }

    std::vector<Prospect> prospects(Seat seat) const override {
        FastRandom random(0);  // not secret: what the seat cannot know is made up
        const State known = observe(*rules_, start_.state, now_.state, seat).known;
        const State before = rules_->sample(known, seat, random);
        ActionList<R> list;
        rules_->legal(known, seat, list);
        std::vector<Prospect> prospects;
        prospects.reserve(list.size());
        for (const Action action : list) {
            State after = before;
            SampledChance chance(random);
            NoEvents silent;
            rules_->apply(after, seat, action, chance, silent);
            Prospect prospect{.points = points(after, seat) - points(before, seat)};
            if constexpr (HasPurse<R>) {
                prospect.money = rules_->purse(after, seat) - rules_->purse(before, seat);
            }
            prospects.push_back(prospect);
        }
        return prospects;
    }

    Result<LegalAction> check(Seat seat, std::string_view text) const override {
        return transform(allowed(seat, text), [&](Action action) {
            return LegalAction{.seat = seat,
                               .code = action.code,
                               .length = length(),
                               .text = rules_->text(action)};
        });
    }

    void play(const LegalAction& legal) override {
        assert(legal.length == length());
        Action action{};
        action.code = static_cast<decltype(action.code)>(legal.code);
        const int draws = now_.deal.draws();
        const bool knowing = knows_more(now_.state, legal.seat);
        apply(legal.seat, action);
        line_.push_back({.seat = legal.seat,
                         .action = action,
                         .revealed = now_.deal.draws() != draws,
                         .knowing = knowing});
    }

    int length() const override { return static_cast<int>(line_.size()); }
    PastStep step(int index) const override {
        const Step& step = at_index(line_, index);
        return {.seat = step.seat, .revealed = step.revealed, .knowing = step.knowing};
    }

    Result<void> undo() override {
        if (line_.empty()) return fail("undo/none", "nothing has been played");
        line_.pop_back();
        now_ = start_;
        events_.clear();
        for (const Step& step : line_) apply(step.seat, step.action);
        return {};
    }

    void write_state(Viewer viewer, DocumentWriter& out) const override {
        rules_->write(now_.state, now_.deal, setup_.options, viewer, out);
    }

    void write_events(Viewer viewer, DocumentWriter& out) const override {
        out.list([&] {
            for (const auto& event : events_) {
                out.object([&] { rules_->write_event(event, viewer, out); });
            }
        });
    }

    std::vector<std::string> tell(Viewer viewer, Language language) const override {
        std::vector<std::string> lines;
        lines.reserve(events_.size());
        for (const auto& event : events_) lines.push_back(rules_->tell(event, viewer, language));
        return lines;
    }

    Standing standing(Viewer viewer) const override { return rules_->score(now_.state, viewer); }

    std::span<const Words> score_words() const override { return R::kScoreWords; }

    void write_score(Viewer viewer, DocumentWriter& out) const override {
        const Standing standing = rules_->score(now_.state, viewer);
        out.object([&] {
            out.add("final", actor() == kNobody);
            out.list("scores", [&] {
                for (const Seat seat : all_seats(standing.players)) {
                    out.object([&] { write_seat_score(standing, seat, out); });
                }
            });
            out.list("winners", [&] {
                for (const Seat seat : all_seats(standing.players)) {
                    if (standing.wins(seat)) out.add(seat);
                }
            });
        });
    }

    std::string screen(Viewer viewer, const ScreenStyle& style) const override {
        return rules_->screen(rules_->hide(now_.state, viewer), viewer, style);
    }

    std::unique_ptr<MatchFacts> match_facts() const override {
        if constexpr (HasMatchFacts<R>) {
            return rules_->match_facts(start_.state);
        } else {
            return nullptr;
        }
    }

    Value dealt_anew(std::uint64_t seed) const override {
        const View<R> known = view();
        FastRandom random(seed);
        const State state = rules_->sample(known.known, known.seat, random);
        Deal deal(std::to_string(seed));
        for (int deck = 0; deck < R::kDecks; ++deck) deal.shuffle(deck, rules_->deck(state, deck));
        return state_document(*rules_, state, deal, setup_.options, Viewer::all());
    }

    // What the seat to act knows: all that a bot gets.
    View<R> view() const { return observe(*rules_, start_.state, now_.state, actor()); }
    const R& rules() const { return *rules_; }

    Record record() const override {
        Record record{.game = std::string(R::kFacts.id),
                      .pack = pack_hash_,
                      .rules_version = R::kFacts.rules_version,
                      .setup = setup_,
                      .actions = {}};
        for (const Step& step : line_) {
            record.actions.push_back({.seat = step.seat, .text = rules_->text(step.action)});
        }
        return record;
    }

    std::uint64_t hash() const override {
        std::uint64_t hash = hash_of(now_.state);
        for (int deck = 0; deck < R::kDecks; ++deck) {
            for (const std::uint8_t kind : now_.deal.order(deck)) hash = hash_mix(hash, kind);
        }
        return hash;
    }

  private:
    struct Position {
        State state;
        Deal deal;
    };
    struct Step {
        Seat seat;
        Action action;
        bool revealed = false;
        bool knowing = false;
    };

    MatchOf(std::shared_ptr<const R> rules, std::string pack_hash, Setup setup, Position start)
        : rules_(std::move(rules)),
          pack_hash_(std::move(pack_hash)),
          setup_(std::move(setup)),
          start_(std::move(start)),
          now_(start_) {}

    // A state includes its options; options given besides must be equal.
    static Result<State> read_initial(const R& rules, Setup& setup, const Value& initial,
                                      Deal& deal) {
        auto state = rules.read_document(initial, deal);
        if (!state) return state;
        if (state->players != setup.players) {
            return fail("state/invalid", "players: is not the number of players asked for");
        }
        const Value* options = initial.find("options");
        if (options == nullptr) return fail("state/invalid", "options: is missing");
        if (auto read = rules.read_options(*options, setup.players); !read) {
            return fail("state/invalid", "options: " + read.error().message);
        }
        const Value::Object* given = setup.options.members();
        if (given != nullptr && given->empty()) setup.options = *options;
        if (in_listed_order(rules, setup.options) != in_listed_order(rules, *options)) {
            return fail("state/invalid", "options: are not the ones asked for");
        }
        return state;
    }

    static Value in_listed_order(const R& rules, const Value& options) {
        Value ordered = Value::object();
        for (const OptionFacts& option : rules.options()) {
            if (const Value* value = options.find(option.name)) ordered.add(option.name, *value);
        }
        return ordered;
    }

    static void write_seat_score(const Standing& standing, Seat seat, DocumentWriter& out) {
        const SeatScore& score = standing.seats[seat];
        out.add("seat", seat).add("total", score.total).object("parts", [&] {
            for (std::size_t part = 0; part < R::kScoreParts.size(); ++part) {
                if ((score.hidden_parts >> part & 1U) != 0) continue;
                out.add(R::kScoreParts[part], score.parts[part]);
            }
        });
        out.add(R::kTieBreak, score.tie_break);
    }

    Result<Action> allowed(Seat seat, std::string_view text) const {
        if (actor() == kNobody) return fail("match/over", "the match is over");
        const auto action = rules_->parse(text);
        if (!action) return fail("action/unknown", "no such action in this game");
        if (auto refusal = rules_->refusal(now_.state, seat, *action)) {
            const bool turn = refusal->kind == Refusal::Kind::NotYourTurn;
            return fail(turn ? "action/not_your_turn" : "action/illegal",
                        std::move(refusal->message));
        }
        return *action;
    }

    int points(const State& state, Seat seat) const {
        const Standing standing = rules_->score(state, Viewer::of(seat));
        return standing.seats[seat].total;
    }

    // Whether the seat knows something that not everybody knows.
    bool knows_more(const State& state, Seat seat) const {
        return rules_->hide(state, Viewer::of(seat)) != rules_->hide(state, Viewer::spectator());
    }

    void apply(Seat seat, Action action) {
        EventLog<typename R::Event> log;
        rules_->apply(now_.state, seat, action, now_.deal, log);
        events_ = log.events();
    }

    std::shared_ptr<const R> rules_;
    std::string pack_hash_;
    Setup setup_;
    Position start_;
    Position now_;
    std::vector<Step> line_;
    std::vector<typename R::Event> events_;
};

}  // namespace faubourg::match
