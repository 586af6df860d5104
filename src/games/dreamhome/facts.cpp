#include <bit>

#include "src/core/match_facts.h"
#include "src/games/dreamhome/rules.h"

// What decides a game of Dream Home: rooms, décor, roofs, helpers, tools and functionality.
namespace faubourg::dreamhome {
namespace {

using Kind = FactInfo::Kind;

constexpr int kFullRoof = 4;  // DRH-34

class Facts final : public MatchFacts {
  public:
    Facts(const Rules& rules, const State& start) : MatchFacts(start.players), rules_(&rules) {
        const Components& components = rules.components();
        const Text rooms = {.en = "Rooms, by type", .fr = "Pièces, par type"};
        const Text house = {.en = "House", .fr = "Maison"};
        const Text decor = {.en = "Décor", .fr = "Décor"};
        const Text roofs = {.en = "Roof", .fr = "Toit"};
        const Text helpers = {.en = "Helpers taken", .fr = "Personnages pris"};
        const Text tools = {.en = "Tools taken", .fr = "Outils pris"};
        for (const RoomType& type : components.types) {
            rooms_.push_back(add({"room." + type.id, rooms, type.name}));
        }
        bathrooms_ = add({"bathrooms_on_both_floors",
                          house,
                          {"bathrooms on both floors", "salles de bain aux deux étages"},
                          Kind::Flag});
        three_ = add({"bathroom_kitchen_bedroom",
                      house,
                      {"bathroom, kitchen and bedroom", "salle de bain, cuisine et chambre"},
                      Kind::Flag});
        down_ = add({"face_down", house, {"empty rooms", "pièces vides"}});
        free_ = add({"unfilled", house, {"spaces left free", "espaces laissés libres"}});
        opened_ = add({"rounds_opened", house, {"rounds opened", "manches commencées"}});
        for (const Decor& token : components.decor) {
            decor_.push_back(add({"decor." + token.id, decor, token.name, Kind::Flag}));
        }
        tokens_ = add({"decor_tokens", decor, {"tokens in all", "jetons en tout"}});
        cards_ = add({"roof_cards", roofs, {"roof cards", "cartes toit"}});
        roof_ = add({"roof", roofs, {"a roof that scores", "un toit qui compte"}, Kind::Flag});
        uniform_ = add(
            {"uniform_roof", roofs, {"four of one colour", "quatre d'une couleur"}, Kind::Flag});
        for (std::size_t i = 0; i < kHelpers; ++i) {
            helpers_[i] = add({"helper." + std::string(kHelperIds[i]), helpers,
                               components.helper_names[i], Kind::Flag});
        }
        for (std::size_t i = 0; i < kTools; ++i) {
            tools_[i] = add(
                {"tool." + std::string(kToolIds[i]), tools, components.tool_names[i], Kind::Flag});
        }
        // The first round begins before the first event.
        ++at(opened_, start.first);
    }

    void see(const Value& event) override {
        const std::string_view name = text_in(event, "event");
        if (name == "round" && number_in(event, "first") >= 0) {
            ++at(opened_, Seat::of(number_in(event, "first")));
        }
        const Seat seat = Seat::of(number_in(event, "seat"));
        if (name != "take" || seat == kNobody) return;
        for (const ResourceCard& card : rules_->components().resources) {
            if (card.text != text_in(event, "resource")) continue;
            if (card.sort == ResourceCard::Sort::Helper) at(helpers_[card.index], seat) = 1;
            if (card.sort == ResourceCard::Sort::Tool) at(tools_[card.index], seat) = 1;
        }
    }

    void finish(const Value& end) override {
        Deal unused("");
        const auto state = rules_->read_document(end, unused);
        if (!state) return;
        for (const Seat seat : all_seats(players())) {
            read_rooms(state->home(seat), seat);
            read_decor(state->home(seat), seat);
            read_roof(state->home(seat), seat);
        }
    }

  private:
    void read_rooms(const Home& home, Seat seat) {
        const Components& components = rules_->components();
        for (std::size_t type = 0; type < rooms_.size(); ++type) {
            at(rooms_[type], seat) = std::popcount(cards_of(home, components.types[type]));
        }
        const SpaceSet bathrooms = cards_of(home, components.types[components.bathroom]);
        at(bathrooms_, seat) =
            (bathrooms & kUpperFloor) != 0 && (bathrooms & kGroundFloor) != 0 ? 1 : 0;
        at(three_, seat) = bathrooms != 0 && at(rooms_[components.kitchen], seat) > 0 &&
                                   at(rooms_[components.bedroom], seat) > 0
                               ? 1
                               : 0;
        at(down_, seat) = std::popcount(home.down);
        at(free_, seat) = std::popcount(without(kAllSpaces, home.occupied()));
    }

    void read_decor(const Home& home, Seat seat) {
        TokenSet held = home.garden;
        for_each_space(home.decorated, [&](Space space) {
            held = static_cast<TokenSet>(held | 1U << home.token_at(space));
        });
        for (std::size_t token = 0; token < decor_.size(); ++token) {
            at(decor_[token], seat) = (held >> token & 1U) != 0 ? 1 : 0;
        }
        at(tokens_, seat) = std::popcount(held);
    }

    void read_roof(const Home& home, Seat seat) {
        const Components& components = rules_->components();
        std::array<int, kMaxRoofColours> of_colour{};
        for (std::size_t roof = 0; roof < components.roofs.size(); ++roof) {
            of_colour[components.roofs[roof].colour] += home.roofs[roof];
            at(cards_, seat) += home.roofs[roof];
        }
        at(roof_, seat) = at(cards_, seat) >= kFullRoof ? 1 : 0;
        at(uniform_, seat) = std::ranges::max(of_colour) >= kFullRoof ? 1 : 0;
    }

    const Rules* rules_;
    std::vector<std::size_t> rooms_;
    std::vector<std::size_t> decor_;
    std::array<std::size_t, kHelpers> helpers_{};
    std::array<std::size_t, kTools> tools_{};
    std::size_t bathrooms_ = 0, three_ = 0, down_ = 0, free_ = 0, opened_ = 0, tokens_ = 0,
                cards_ = 0, roof_ = 0, uniform_ = 0;
};

}  // namespace

std::unique_ptr<MatchFacts> Rules::match_facts(const State& start) const {
    return std::make_unique<Facts>(*this, start);
}

}  // namespace faubourg::dreamhome
