#include <algorithm>

#include "src/core/documents.h"
#include "src/games/dreamhome/check_position.h"
#include "src/games/dreamhome/rules.h"

// Reads a full Dream Home state from a document. It refuses wrong types, cards that the content
// lacks, cards that do not add up, and positions in which somebody could not go on. It accepts
// positions that no game can reach.
namespace faubourg::dreamhome {
namespace {

template <class Cards>
std::vector<std::string> texts_of(const Cards& cards) {
    std::vector<std::string> texts;
    texts.reserve(cards.size());
    for (const auto& card : cards) texts.push_back(card.text);
    return texts;
}

class StateReader {
  public:
    StateReader(const Rules& rules, const Reader& doc)
        : rules_(rules),
          components_(rules.components()),
          cards_(texts_of(components_.cards)),
          resources_(texts_of(components_.resources)),
          roofs_(texts_of(components_.roofs)),
          doc_(doc) {
        for (const Decor& decor : components_.decor) tokens_.push_back(decor.id);
    }

    State read(Deal& deal) {
        State state;
        doc_.only({"game", "players", "options", "phase", "round", "first", "marker", "to_act",
                   "market", "taken", "room_deck_count", "room_deck", "resource_deck_count",
                   "resource_deck", "room_discard", "resource_discard", "seats"});
        doc_.at("game").one_of({Rules::kFacts.id});
        state.players = static_cast<std::uint8_t>(doc_.at("players").integer(2, kMaxPlayers));
        read_options(state);
        state.phase = static_cast<Phase>(doc_.at("phase").one_of(kPhases));
        state.round = static_cast<std::uint8_t>(doc_.at("round").integer(1, kRounds));
        state.first = read_seat(doc_.at("first"), state.players);
        state.marker = read_seat(doc_.at("marker"), state.players);
        const Reader to_act = doc_.at("to_act");
        state.to_act = to_act.is_null() ? kNobody : read_seat(to_act, state.players);
        read_market(state);
        read_taken(state);
        deal.set_order(Rules::kRoomDeck, read_deck("room_deck", "room_deck_count", cards_,
                                                   state.room_deck, state.room_deck_count));
        deal.set_order(Rules::kResourceDeck,
                       read_deck("resource_deck", "resource_deck_count", resources_,
                                 state.resource_deck, state.resource_deck_count));
        const auto seats = doc_.at("seats").items(state.players, state.players);
        for (const Seat seat : all_seats(seats.size())) {
            read_home(seats[seat.index()], state.home(seat));
        }
        if (!seats.empty()) check_position(rules_, doc_, state);
        return state;
    }

  private:
    Card card_or_null(const Reader& reader) const {
        if (!reader.present() || reader.is_null()) return kNoCard;
        return static_cast<Card>(reader.one_of(cards_));
    }
    Resource resource_or_null(const Reader& reader) const {
        if (!reader.present() || reader.is_null()) return kNoResource;
        return static_cast<Resource>(reader.one_of(resources_));
    }

    void read_options(State& state) const {
        const Reader reader = doc_.at("options");
        if (!reader.present()) return;
        const auto options = rules_.read_options(reader.value(), state.players);
        if (!options) {
            reader.report(options.error().message);
            return;
        }
        state.family = options->family ? 1 : 0;
        state.open_roofs = options->open_roofs ? 1 : 0;
    }

    void read_market(State& state) const {
        const Reader market = doc_.at("market");
        if (!market.present()) return;
        market.only({"rooms", "resources"});
        const auto rooms = market.at("rooms").items(kColumns, kColumns);
        for (std::size_t i = 0; i < rooms.size(); ++i) state.rooms[i] = card_or_null(rooms[i]);
        const auto resources = market.at("resources").items(kColumns, kColumns);
        for (std::size_t i = 0; i < resources.size(); ++i) {
            state.resources[i] = resource_or_null(resources[i]);
        }
        if (state.resources[0] != kNoResource) resources[0].report("must be null");  // DRH-3
    }

    void read_taken(State& state) const {
        const Reader taken = doc_.at("taken");
        if (!taken.present() || taken.is_null()) return;
        taken.only({"room", "resource"});
        state.taken_room = card_or_null(taken.at("room"));
        state.taken_resource = resource_or_null(taken.at("resource"));
        if (state.taken_room == kNoCard && state.taken_resource == kNoResource) {
            taken.report("must be null when nothing waits");
        }
    }

    template <class Counts>
    std::vector<std::uint8_t> read_deck(std::string_view key, std::string_view count_key,
                                        const std::vector<std::string>& texts, Counts& counts,
                                        std::uint8_t& total) const {
        std::vector<std::uint8_t> order;
        for (const Reader& item : doc_.at(key).items(0, kRoomCards)) {
            order.push_back(static_cast<std::uint8_t>(item.one_of(texts)));
            ++counts[order.back()];
        }
        total = static_cast<std::uint8_t>(order.size());
        const Reader count = doc_.at(count_key);
        if (count.integer(0, kRoomCards) != total) {
            count.report("is not the number of cards listed");
        }
        return order;
    }

    void read_home(const Reader& seat, Home& home) const {
        seat.only({"home", "garden", "roof_count", "roofs", "helpers", "tools", "skips", "played"});
        for (const auto& [key, reader] : seat.at("home").members()) read_space(key, reader, home);
        for (const Reader& item : seat.at("garden").items(0, kMaxTokens)) {
            const std::size_t token = item.one_of(tokens_);
            if (tokens_.empty()) return;
            if (components_.decor[token].place != Decor::Place::Garden) {
                item.report("does not belong in a garden");
            }
            if ((home.garden >> token & 1U) != 0) item.report("is there twice");
            home.garden |= static_cast<TokenSet>(1U << token);
        }
        for (const Reader& item : seat.at("roofs").items(0, kResourceCards)) {
            ++home.roofs[item.one_of(roofs_)];
            ++home.roof_count;
        }
        const Reader count = seat.at("roof_count");
        if (count.integer(0, kResourceCards) != home.roof_count) {
            count.report("is not the number of roofs listed");
        }
        read_ids(seat.at("helpers"), kHelperIds, home.helpers);
        read_ids(seat.at("tools"), kToolIds, home.tools);
        if (home.count(Tool::Scaffolding) > 0) {
            seat.at("tools").report("a Scaffolding is never kept");
        }
        home.skips = seat.at("skips").boolean() ? 1 : 0;
        home.played = seat.at("played").boolean() ? 1 : 0;
    }

    template <class Ids, class Counts>
    static void read_ids(const Reader& list, const Ids& ids, Counts& counts) {
        const std::vector<std::string> known(ids.begin(), ids.end());
        for (const Reader& item : list.items(0, kResourceCards)) ++counts[item.one_of(known)];
    }

    void read_space(const std::string& key, const Reader& reader, Home& home) const {
        const auto found = std::ranges::find(kSpaceTexts, key);
        if (found == kSpaceTexts.end()) {
            reader.report("is not a space of a home");
            return;
        }
        const auto space = static_cast<Space>(found - kSpaceTexts.begin());
        if (has(home.filled(), space)) reader.report("is there twice");
        if (reader.maybe("scaffold").present()) {
            reader.only({"scaffold"});
            if (!reader.at("scaffold").boolean()) reader.report("must be true or left out");
            home.scaffolds |= only(space);
            return;
        }
        reader.only({"card", "down", "decor"});
        const auto card = static_cast<Card>(reader.at("card").one_of(cards_));
        const bool down = reader.at("down").boolean();
        if (down) {
            home.put_down(space, card);
        } else {
            home.put_up(space, card);
        }
        const Reader decor = reader.at("decor");
        if (!decor.present() || decor.is_null()) return;
        const std::size_t token = decor.one_of(tokens_);
        if (tokens_.empty()) return;
        if (down) decor.report("an empty room has no décor");  // DRH-15
        if (components_.decor[token].place == Decor::Place::Garden) {
            decor.report("belongs in a garden");
        }
        home.put_token(space, static_cast<Token>(token));
    }

    const Rules& rules_;
    const Components& components_;
    std::vector<std::string> cards_;
    std::vector<std::string> resources_;
    std::vector<std::string> roofs_;
    std::vector<std::string> tokens_;
    Reader doc_;
};

}  // namespace

Result<State> Rules::read_document(const Value& document, Deal& deal) const {
    return read_whole(document, "state/invalid",
                      [&](const Reader& doc) { return StateReader(*this, doc).read(deal); });
}

std::vector<OptionFacts> Rules::options() const {
    return {{.name = "first", .kind = OptionFacts::Kind::OneSeat},
            {.name = "family", .kind = OptionFacts::Kind::Switch},
            {.name = "open_roofs", .kind = OptionFacts::Kind::Switch, .reveals = true}};
}

Result<Options> Rules::read_options(const Value& document, int players) const {
    return read_options_of(*this, document, [&](const Reader& doc) {
        return Options{.first = read_first(doc, players),
                       .family = doc.maybe("family").boolean(),
                       .open_roofs = doc.maybe("open_roofs").boolean()};
    });
}

}  // namespace faubourg::dreamhome
