#include <algorithm>

#include "src/core/documents.h"
#include "src/games/sunrise/rules.h"

// Reads a full Sunrise Avenue state from a document. It refuses wrong types, pieces that the
// content lacks, and pieces that do not add up. It accepts positions that no game can reach.
namespace faubourg::sunrise {
namespace {

// Far more than a game can bring, and small enough that playing on never overflows.
constexpr int kMaxTrack = 30000;
constexpr int kMaxTurn = 1000000;
constexpr int kMaxIdle = 30000;
constexpr int kMaxDeck = 255;

using Counts = std::array<std::uint8_t, kMaxColours>;

class StateReader {
  public:
    StateReader(const Components& components, const Reader& doc)
        : components_(components), doc_(doc) {
        for (const Colour& colour : components.colours) colours_.push_back(colour.id);
        for (const PlotInfo& plot : components.plots) plots_.push_back(plot.name);
    }

    State read(Deal& deal) {
        State state;
        doc_.only({"game", "players", "options", "phase", "turn", "first", "to_act", "last_plot",
                   "park_used", "final_phase", "idle_turns", "deck_count", "deck", "discard",
                   "parks_left", "plots", "seats"});
        doc_.at("game").one_of({Rules::kFacts.id});
        doc_.at("options").members();
        state.players = static_cast<std::uint8_t>(doc_.at("players").integer(2, kMaxPlayers));
        state.phase = static_cast<Phase>(doc_.at("phase").one_of(kPhases));
        state.turn = static_cast<std::uint32_t>(doc_.at("turn").integer(1, kMaxTurn));
        state.first = read_seat(doc_.at("first"), state.players);
        state.to_act = read_seat_or_null(doc_.at("to_act"), state.players);
        read_turn(state);
        state.final_phase = doc_.at("final_phase").boolean() ? 1 : 0;
        state.idle_turns = static_cast<std::uint16_t>(doc_.at("idle_turns").integer(0, kMaxIdle));
        const std::vector<std::uint8_t> order = read_deck(state);
        read_counts(doc_.at("discard"), state.discard);
        state.parks_left =
            static_cast<std::uint8_t>(doc_.at("parks_left").integer(0, components_.parks));
        read_plots(state);
        const auto seats = doc_.at("seats").items(state.players, state.players);
        for (const Seat seat : all_seats(seats.size())) {
            read_player(seats[seat.index()], seat, state);
        }
        if (doc_.found_problem()) return state;
        check_turn(state);
        check_pieces(state);
        check_cards(state);
        if (!doc_.found_problem()) deal.set_order(0, order);
        return state;
    }

  private:
    void read_turn(State& state) const {
        const Reader last = doc_.at("last_plot");
        if (last.present() && !last.is_null()) {
            state.last_plot = static_cast<std::uint8_t>(last.one_of(plots_));
        }
        state.park_used = doc_.at("park_used").boolean() ? 1 : 0;
    }

    std::vector<std::uint8_t> read_deck(State& state) const {
        std::vector<std::uint8_t> order;
        std::array<int, kMaxColours> found{};
        for (const Reader& card : doc_.at("deck").items(0, kMaxDeck)) {
            const std::size_t colour = card.one_of(colours_);
            if (++found[colour] > components_.cards[colour]) {
                card.report("there are only " + std::to_string(components_.cards[colour]) +
                            " cards " + colours_[colour]);
                return order;
            }
            ++state.deck[colour];
            order.push_back(static_cast<std::uint8_t>(colour));
        }
        state.deck_count = static_cast<std::uint16_t>(order.size());
        const Reader count = doc_.at("deck_count");
        if (count.integer(0, kMaxDeck) != state.deck_count) {
            count.report("is not the number of cards in the deck");
        }
        return order;
    }

    // Every colour once, each with no more cards than exist; returns their sum.
    int read_counts(const Reader& reader, Counts& counts) const {
        int total = 0;
        for (const auto& [key, count] : reader.members()) {
            if (std::ranges::find(colours_, key) == colours_.end()) {
                count.report("is not a colour of this content");
            }
        }
        for (std::size_t colour = 0; colour < colours_.size(); ++colour) {
            const Reader count = reader.at(colours_[colour]);
            counts[colour] = static_cast<std::uint8_t>(count.integer(0, components_.cards[colour]));
            total += counts[colour];
        }
        return total;
    }

    void read_plots(State& state) const {
        state.free = components_.all_plots;
        for (const auto& [name, entry] : doc_.at("plots").members()) {
            const auto found = std::ranges::lower_bound(plots_, name);
            if (found == plots_.end() || *found != name) {
                entry.report("is not a plot of this board");
                return;
            }
            const auto plot = static_cast<Plot>(found - plots_.begin());
            if (!state.free.has(plot)) entry.report("is there twice");
            state.free = state.free - only(plot);
            read_plot(entry, plot, state);
        }
        state.open = components_.beside_centre;
        for_each(components_.all_plots - state.free,
                 [&](Plot plot) { state.open = state.open | components_.beside(plot); });
        state.open = state.open & state.free;
    }

    static void read_plot(const Reader& entry, Plot plot, State& state) {
        if (const Reader park = entry.maybe("park"); park.present()) {
            entry.only({"park"});
            if (!park.boolean()) park.report("must be true");
            state.parks = state.parks | only(plot);
            return;
        }
        entry.only({"owner", "height"});
        const Seat owner = read_seat(entry.at("owner"), state.players);
        const auto height = static_cast<unsigned>(entry.at("height").integer(1, kMaxHeight));
        state.built_by(owner) = state.built_by(owner) | only(plot);
        for (unsigned plane = 0; plane < state.height_planes.size(); ++plane) {
            if ((height >> plane & 1U) == 0) continue;
            state.height_planes[plane] = state.height_planes[plane] | only(plot);
        }
    }

    void read_player(const Reader& entry, Seat seat, State& state) const {
        Player& player = state.at(seat);
        entry.only({"hand_count", "hand", "houses_left", "track"});
        const int held = read_counts(entry.at("hand"), player.hand);
        const Reader count = entry.at("hand_count");
        if (count.integer(0, kMaxDeck) != held) count.report("is not the number of cards in hand");
        player.hand_count = static_cast<std::uint8_t>(std::min(held, 255));
        const bool discards = state.phase == Phase::Discarding && state.to_act == seat;
        const int least = discards ? kHandLimit + 1 : 0;
        const int most = discards ? kHandLimit + 2 : kHandLimit;
        if (held < least || held > most) {
            count.report("must be " + std::to_string(least) + " to " + std::to_string(most) +
                         " for this seat in this phase");
        }
        const int houses = components_.houses[state.players];
        player.houses_left = static_cast<std::uint8_t>(entry.at("houses_left").integer(0, houses));
        player.track = static_cast<std::uint16_t>(entry.at("track").integer(0, kMaxTrack));
    }

    void check_turn(const State& state) const {
        const Reader to_act = doc_.at("to_act");
        const bool over = state.phase == Phase::Over;
        if (over != (state.to_act == kNobody)) {
            to_act.report("must be null exactly when the game is over");
            return;
        }
        if (!over && (state.free & components_.bonus_plots).empty()) {  // SUN-14
            doc_.at("phase").report("the bonus zones are full: the game would have ended");
        }
        const Seat seat = seat_after(state.first, state.players, static_cast<int>(state.turn - 1));
        if (!over && state.to_act != seat) {
            to_act.report("is not the seat of this turn, " + std::to_string(seat.number()));
        }
        const Reader last = doc_.at("last_plot");
        const bool building = state.phase == Phase::Building;
        if (building != (state.last_plot != kNoPlot)) {
            last.report("must name a plot exactly when the phase is building");
        } else if (building && state.free.has(state.last_plot)) {
            last.report("has nothing built on it");
        } else if (building && !state.parks.has(state.last_plot) &&
                   !state.built_by(state.to_act).has(state.last_plot)) {
            last.report("was built by another seat");
        }
        if (state.park_used != 0 && !building) {
            doc_.at("park_used").report("must be false unless the phase is building");
        }
    }

    // Every house and park is in its supply or on the board.
    void check_pieces(const State& state) const {
        const Reader parks = doc_.at("parks_left");
        if (state.parks_left + state.parks.count() != components_.parks) {
            parks.report("with the parks on the board there must be " +
                         std::to_string(components_.parks));
        }
        const auto seats = doc_.at("seats").items(state.players, state.players);
        const int houses = components_.houses[state.players];
        for (const Seat seat : all_seats(state.players)) {
            int found = state.at(seat).houses_left;
            for_each(state.built_by(seat), [&](Plot plot) { found += state.height(plot); });
            if (found == houses) continue;
            seats[seat.index()]
                .at("houses_left")
                .report("with the houses on the board there must be " + std::to_string(houses));
        }
    }

    // Every card is in the deck, a hand or the discards.
    void check_cards(const State& state) const {
        for (std::size_t colour = 0; colour < colours_.size(); ++colour) {
            int found = state.deck[colour] + state.discard[colour];
            for (const Player& player : state.seats) found += player.hand[colour];
            if (found == components_.cards[colour]) continue;
            doc_.at("deck").report("with hands and discards there are " + std::to_string(found) +
                                   " cards " + colours_[colour] + ", the content has " +
                                   std::to_string(components_.cards[colour]));
            return;
        }
    }

    const Components& components_;
    std::vector<std::string> colours_;
    std::vector<std::string> plots_;
    Reader doc_;
};

}  // namespace

Result<State> Rules::read_document(const Value& document, Deal& deal) const {
    return read_whole(document, "state/invalid",
                      [&](const Reader& doc) { return StateReader(components_, doc).read(deal); });
}

std::vector<OptionFacts> Rules::options() const {
    return {{.name = "first", .kind = OptionFacts::Kind::OneSeat}};
}

Result<Options> Rules::read_options(const Value& document, int players) const {
    return read_options_of(*this, document, [&](const Reader& doc) {
        return Options{.first = read_first(doc, players)};
    });
}

}  // namespace faubourg::sunrise
