#include <bit>

#include "src/arena/facts/games.h"
#include "src/arena/facts/support.h"
#include "src/games/dreamhome/rules.h"

// What decides a game of Dream Home: rooms, décor, roofs, helpers, tools and functionality.
namespace faubourg::arena {
namespace {

using namespace dreamhome;
using Kind = FactInfo::Kind;

constexpr int kFullRoof = 4;  // DRH-34

class DreamHomeFacts final : public Facts {
  public:
    DreamHomeFacts(const Rules& rules, const match::AnyMatch& match)
        : Facts(match.players()), rules_(&rules) {
        const Tables& tables = rules.tables();
        const Text rooms = {.en = "Rooms, by type", .fr = "Pièces, par type"};
        const Text house = {.en = "House", .fr = "Maison"};
        const Text decor = {.en = "Décor", .fr = "Décor"};
        const Text roofs = {.en = "Roof", .fr = "Toit"};
        const Text helpers = {.en = "Helpers taken", .fr = "Personnages pris"};
        const Text tools = {.en = "Tools taken", .fr = "Outils pris"};
        for (const RoomType& type : tables.types) {
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
        for (const Decor& token : tables.decor) {
            decor_.push_back(add({"decor." + token.id, decor, token.name, Kind::Flag}));
        }
        tokens_ = add({"decor_tokens", decor, {"tokens in all", "jetons en tout"}});
        cards_ = add({"roof_cards", roofs, {"roof cards", "cartes toit"}});
        roof_ = add({"roof", roofs, {"a roof that scores", "un toit qui compte"}, Kind::Flag});
        uniform_ = add(
            {"uniform_roof", roofs, {"four of one colour", "quatre d'une couleur"}, Kind::Flag});
        for (std::size_t i = 0; i < kHelpers; ++i) {
            helpers_[i] = add({"helper." + std::string(kHelperIds[i]), helpers,
                               tables.helper_names[i], Kind::Flag});
        }
        for (std::size_t i = 0; i < kTools; ++i) {
            tools_[i] =
                add({"tool." + std::string(kToolIds[i]), tools, tables.tool_names[i], Kind::Flag});
        }
        // The first round begins before there are events.
        ++at(opened_, number_in(match.state(Viewer::all()), "first"));
    }

    void see(const Value& event) override {
        const std::string_view name = text_in(event, "event");
        if (name == "round" && number_in(event, "first") >= 0) {
            ++at(opened_, number_in(event, "first"));
        }
        const int seat = number_in(event, "seat");
        if (name != "take" || seat < 0) return;
        for (const ResourceCard& card : rules_->tables().resources) {
            if (card.text != text_in(event, "resource")) continue;
            if (card.sort == ResourceCard::Sort::Helper) at(helpers_[card.index], seat) = 1;
            if (card.sort == ResourceCard::Sort::Tool) at(tools_[card.index], seat) = 1;
        }
    }

    void finish(const match::AnyMatch& match) override {
        const auto state = position_of(*rules_, match);
        if (!state) return;
        for (Seat seat = 0; seat < players(); ++seat) {
            read_rooms(state->home(seat), seat);
            read_decor(state->home(seat), seat);
            read_roof(state->home(seat), seat);
        }
    }

  private:
    void read_rooms(const Home& home, Seat seat) {
        const Tables& tables = rules_->tables();
        for (std::size_t type = 0; type < rooms_.size(); ++type) {
            at(rooms_[type], seat) = std::popcount(cards_of(home, tables.types[type]));
        }
        const SpaceSet bathrooms = cards_of(home, tables.types[tables.bathroom]);
        at(bathrooms_, seat) =
            (bathrooms & kUpperFloor) != 0 && (bathrooms & kGroundFloor) != 0 ? 1 : 0;
        at(three_, seat) = bathrooms != 0 && at(rooms_[tables.kitchen], seat) > 0 &&
                                   at(rooms_[tables.bedroom], seat) > 0
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
        const Tables& tables = rules_->tables();
        std::array<int, kMaxRoofColours> of_colour{};
        for (std::size_t roof = 0; roof < tables.roofs.size(); ++roof) {
            of_colour[tables.roofs[roof].colour] += home.roofs[roof];
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

std::unique_ptr<Facts> dreamhome_facts(const match::AnyMatch& match) {
    const auto* rules = rules_of<Rules>(match);
    if (rules == nullptr) return nullptr;
    return std::make_unique<DreamHomeFacts>(*rules, match);
}

}  // namespace faubourg::arena
