#include "src/games/dreamhome/check_position.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <utility>

namespace faubourg::dreamhome {
namespace {

class PositionCheck {
  public:
    PositionCheck(const Rules& rules, const Reader& doc)
        : rules_(rules), components_(rules.components()), doc_(doc) {}

    void check(const State& state) const {
        check_tokens(state);
        check_conservation(state);
        check_phase(state);
    }

  private:
    // There is one token of each décor. It is in play only if its card is in the discards.
    void check_tokens(const State& state) const {
        std::vector<int> found(components_.decor.size());
        for (const Seat number : all_seats(state.players)) {
            const Home& home = state.home(number);
            check_token_cards(state, number);
            for_each_space(home.decorated, [&](Space space) { ++found[home.token_at(space)]; });
            for (std::size_t token = 0; token < found.size(); ++token) {
                found[token] += home.garden >> token & 1;
            }
        }
        for (std::size_t token = 0; token < found.size(); ++token) {
            if (found[token] > 1) {
                doc_.at("seats").report("there are " + std::to_string(found[token]) + " tokens " +
                                        components_.decor[token].id + ", the content has 1");
            }
        }
    }

    void check_token_cards(const State& state, Seat number) const {
        const Home& home = state.home(number);
        const auto check = [&](std::size_t token, const Reader& where) {
            if (is_discarded(state, token)) return;
            where.report("the card of the token " + components_.decor[token].id +
                         " is not in the discards");
        };
        for_each_space(home.decorated, [&](Space space) {
            const std::string_view key = text_of(space);
            check(home.token_at(space), seat(number).at("home").at(key).at("decor"));
        });
        for (std::size_t token = 0; token < components_.decor.size(); ++token) {
            if ((home.garden >> token & 1U) != 0) check(token, seat(number).at("garden"));
        }
    }
    // Whether the only card of a décor is in neither deck, market nor hand.
    static bool is_discarded(const State& state, std::size_t token) {
        return state.resource_deck[token] == 0 && state.taken_resource != token &&
               std::ranges::find(state.resources, token) == state.resources.end();
    }

    // Cards that are nowhere else must be in the discards.
    void check_conservation(const State& state) const {
        if (names_missing_figures(state)) return;
        int resources = state.resource_deck_count + (state.taken_resource != kNoResource ? 1 : 0);
        for (const Resource resource : state.resources) resources += resource != kNoResource;
        for (const Home& home : state.homes) {
            resources += home.roof_count + std::popcount(home.scaffolds);
            for (const std::uint8_t count : home.helpers) resources += count;
            for (const std::uint8_t count : home.tools) resources += count;
        }
        // Checked before the counts by kind, which are bytes and would overflow.
        if (resources > static_cast<int>(kResourceCards)) {
            doc_.at("seats").report("there are more resource cards than the content has");
            return;
        }
        check_discard("room_discard", components_.cards, rules_.room_discard(state));
        check_discard("resource_discard", components_.resources, rules_.resource_discard(state));
    }

    // Whether a home names a helper or tool of which this pack has no card.
    bool names_missing_figures(const State& state) const {
        bool missing = false;
        const auto check = [&](std::size_t count, Resource resource, std::string_view id) {
            if (count == 0 || resource != kNoResource) return;
            doc_.at("seats").report("the content has no " + std::string(id));
            missing = true;
        };
        constexpr auto kScaffolding = std::to_underlying(Tool::Scaffolding);
        for (const Home& home : state.homes) {
            for (std::size_t i = 0; i < kHelpers; ++i) {
                check(home.helpers[i], components_.helper_resources[i], kHelperIds[i]);
            }
            for (std::size_t i = 0; i < kTools; ++i) {
                check(home.tools[i], components_.tool_resources[i], kToolIds[i]);
            }
            check(home.scaffolds, components_.tool_resources[kScaffolding], kToolIds[kScaffolding]);
        }
        return missing;
    }

    template <class Cards, class Counts>
    void check_discard(std::string_view key, const Cards& cards, const Counts& left) const {
        const Reader discard = doc_.at(key);
        std::vector<std::string> texts;
        texts.reserve(cards.size());
        for (const auto& card : cards) texts.push_back(card.text);
        std::vector<int> listed(texts.size());
        for (const Reader& item : discard.items(0, kRoomCards)) ++listed[item.one_of(texts)];
        for (std::size_t kind = 0; kind < texts.size(); ++kind) {
            // A count below zero has wrapped around: too many of that kind are elsewhere.
            const int missing = static_cast<std::int8_t>(left[kind]);
            if (listed[kind] == missing) continue;
            const int surplus = listed[kind] - missing;
            discard.report("the cards don't add up: " + std::to_string(std::abs(surplus)) + " " +
                           texts[kind] + (surplus > 0 ? " too many" : " missing"));
            return;
        }
    }

    void check_phase(const State& state) const {
        if ((state.phase == Phase::Over) != (state.to_act == kNobody)) {
            doc_.at("to_act").report("must be null exactly when the game is over");
            return;
        }
        if (state.phase == Phase::Discard && (state.players == 4 || state.family != 0)) {
            doc_.at("phase").report("nothing is discarded with four players or as a family");
        }
        check_taken(state);
        check_flags(state);
        check_market(state);
        for (const Seat number : all_seats(state.players)) check_spaces(state, number);
        if (state.phase == Phase::PlaceResource) check_resource(state);
    }

    void check_taken(const State& state) const {
        const Reader taken = doc_.at("taken");
        const bool room_waits = state.taken_room != kNoCard;
        const bool resource_waits = state.taken_resource != kNoResource;
        if (room_waits != (state.phase == Phase::PlaceRoom)) {
            taken.report("a room card waits exactly in the phase place");
        }
        if (resource_waits && state.phase != Phase::PlaceRoom &&
            state.phase != Phase::PlaceResource) {
            taken.report("nothing waits in this phase");
            return;
        }
        if (!resource_waits) {
            if (state.phase == Phase::PlaceResource) taken.report("no resource waits");
            return;
        }
        if (!is_scaffolding(state) && !is_room_decor(state)) {
            taken.report("only a Scaffolding or a room's décor waits to be placed");
        }
        if (state.home(state.to_act).skips != 0) {
            taken.report("a Jackhammer brings no resource");  // DRH-24
        }
    }

    bool is_scaffolding(const State& state) const {
        return state.taken_resource ==
               components_.tool_resources[std::to_underlying(Tool::Scaffolding)];
    }
    bool is_room_decor(const State& state) const {
        return components_.resources[state.taken_resource].sort == ResourceCard::Sort::Decor &&
               components_.decor[state.taken_resource].place != Decor::Place::Garden;
    }

    void check_flags(const State& state) const {
        const Phase phase = state.phase;
        if (phase == Phase::Final || phase == Phase::Over) return;
        const bool before_turns = phase == Phase::Discard || phase == Phase::Jackhammer;
        for (const Seat number : all_seats(state.players)) {
            const Home& home = state.home(number);
            const bool acts = state.to_act == number;
            if (home.played != 0 && (before_turns || acts)) {
                report_seat(number, "played", "its turn is still to come");
            }
            if (home.skips != 0 &&
                (phase == Phase::Discard || (acts && phase != Phase::PlaceRoom))) {
                report_seat(number, "skips", "it can't have used a Jackhammer");
            }
        }
    }

    // How many seats still have to take a column this round.
    static int seats_to_come(const State& state) {
        const bool taking = state.phase == Phase::PlaceRoom || state.phase == Phase::PlaceResource;
        int seats = 0;
        for (const Seat number : all_seats(state.players)) {
            const Home& home = state.home(number);
            const bool has_taken = taking && state.to_act == number;
            if (home.played == 0 && home.skips == 0 && !has_taken) ++seats;
        }
        return seats;
    }

    void check_market(const State& state) const {
        if (state.phase == Phase::Final || state.phase == Phase::Over) return;
        const auto rooms = static_cast<int>(
            std::ranges::count_if(state.rooms, [](Card card) { return card != kNoCard; }));
        const bool discards = state.phase == Phase::Discard;
        if (rooms < seats_to_come(state) + (discards ? 1 : 0)) {
            doc_.at("market").report("has too few rooms for the seats still to play");
        }
        if (discards && rooms == (state.has_room(0) ? 1 : 0)) {
            doc_.at("market").report("has no column to discard");
        }
    }

    // A seat that still gets a card needs a space for it.
    void check_spaces(const State& state, Seat number) const {
        if (state.phase == Phase::Final || state.phase == Phase::Over) return;
        const Home& home = state.home(number);
        const bool acts = state.to_act == number;
        const bool in_hand = acts && state.phase == Phase::PlaceRoom;
        const bool has_placed = acts && state.phase == Phase::PlaceResource;
        const bool to_come = home.played == 0 && home.skips == 0 && !has_placed;
        const int cards = std::min(kRounds - state.round, state.room_deck_count / kRoomsARound) +
                          (in_hand || to_come ? 1 : 0);
        const int spaces = static_cast<int>(kSpaces) - std::popcount(home.occupied());
        if (spaces < cards) {
            report_seat(number, "home", "has too few spaces for the cards still to come");
        }
    }

    void check_resource(const State& state) const {
        const Home& home = state.home(state.to_act);
        if (state.taken_resource == kNoResource) return;
        const bool placeable =
            is_scaffolding(state)
                ? home.open_for_scaffold() != 0
                : is_room_decor(state) &&
                      decorable(components_, home, components_.decor[state.taken_resource]) != 0;
        if (!placeable) doc_.at("taken").report("there is no place for the resource");
    }

    void report_seat(Seat number, std::string_view key, std::string_view reason) const {
        seat(number).at(key).report(reason);
    }
    Reader seat(Seat number) const {
        return doc_.at("seats").items(0, kMaxPlayers)[number.index()];
    }

    const Rules& rules_;
    const Components& components_;
    Reader doc_;
};

}  // namespace

void check_position(const Rules& rules, const Reader& document, const State& state) {
    PositionCheck(rules, document).check(state);
}

}  // namespace faubourg::dreamhome
