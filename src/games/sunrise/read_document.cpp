#include <algorithm>

#include "src/core/documents.h"
#include "src/games/sunrise/rules.h"

// A full Sunrise Avenue state read back from a document. What can't be is refused: wrong types,
// pieces the content lacks, broken conservation. What is merely unreachable is a position like any
// other.
namespace faubourg::sunrise {
namespace {

// Far above what a game can bring, and far from overflowing when a position is played on.
constexpr int kMaxTrack = 30000;
constexpr int kMaxTurn = 1000000;
constexpr int kMaxIdle = 30000;
constexpr int kMaxDeck = 255;

using Counts = std::array<std::uint8_t, kMaxColours>;

class StateReader {
  public:
    StateReader(const Tables& tables, const Reader& doc) : tables_(tables), doc_(doc) {
        for (const Colour& colour : tables.colours) colours_.push_back(colour.id);
        for (const PlotInfo& plot : tables.plots) plots_.push_back(plot.name);
    }

    void read(State& state, Deal& deal, const Problem& problem) {
        doc_.only({"game", "players", "options", "phase", "turn", "first", "to_act", "last_plot",
                   "park_used", "final_phase", "idle_turns", "deck_count", "deck", "discard",
                   "parks_left", "plots", "seats"});
        doc_.at("game").one_of({Rules::kFacts.id});
        doc_.at("options").members();
        state.players = static_cast<std::uint8_t>(doc_.at("players").integer(2, kMaxPlayers));
        state.phase = static_cast<Phase>(
            doc_.at("phase").one_of({"start", "building", "discarding", "over"}));
        state.turn = static_cast<std::uint32_t>(doc_.at("turn").integer(1, kMaxTurn));
        state.first = static_cast<std::uint8_t>(doc_.at("first").integer(0, state.players - 1));
        state.to_act = seat_or_null(doc_.at("to_act"), state);
        read_turn(state);
        state.final_phase = doc_.at("final_phase").boolean() ? 1 : 0;
        state.idle_turns = static_cast<std::uint16_t>(doc_.at("idle_turns").integer(0, kMaxIdle));
        const std::vector<std::uint8_t> order = read_deck(state);
        read_counts(doc_.at("discard"), state.discard);
        state.parks_left =
            static_cast<std::uint8_t>(doc_.at("parks_left").integer(0, tables_.parks));
        read_plots(state);
        const auto seats = doc_.at("seats").items(state.players, state.players);
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            read_player(seats[seat], static_cast<Seat>(seat), state);
        }
        if (problem.found()) return;
        check_turn(state);
        check_pieces(state);
        check_cards(state);
        if (!problem.found()) deal.set_order(0, order);
    }

  private:
    static std::int8_t seat_or_null(const Reader& reader, const State& state) {
        return static_cast<std::int8_t>(read_seat_or_null(reader, state.players));
    }

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
            if (++found[colour] > tables_.cards[colour]) {
                card.report("there are only " + std::to_string(tables_.cards[colour]) + " cards " +
                            colours_[colour]);
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

    // Every colour once, each with no more cards than there are; answers their sum.
    int read_counts(const Reader& reader, Counts& counts) const {
        int total = 0;
        for (const auto& [key, count] : reader.members()) {
            if (std::ranges::find(colours_, key) == colours_.end()) {
                count.report("is not a colour of this content");
            }
        }
        for (std::size_t colour = 0; colour < colours_.size(); ++colour) {
            const Reader count = reader.at(colours_[colour]);
            counts[colour] = static_cast<std::uint8_t>(count.integer(0, tables_.cards[colour]));
            total += counts[colour];
        }
        return total;
    }

    void read_plots(State& state) const {
        state.free = tables_.all_plots;
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
        state.open = tables_.beside_centre;
        for_each(tables_.all_plots - state.free, [&](Plot plot) {
            state.open = state.open | tables_.neighbours[static_cast<std::size_t>(plot)];
        });
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
        const auto owner = static_cast<Seat>(entry.at("owner").integer(0, state.players - 1));
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
        const int houses = tables_.houses[state.players];
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
        if (!over && (state.free & tables_.bonus_plots).empty()) {  // SUN-14
            doc_.at("phase").report("the bonus zones are full: the game would have ended");
        }
        const auto seat = static_cast<Seat>((state.first + state.turn - 1) % state.players);
        if (!over && state.to_act != seat) {
            to_act.report("is not the seat of this turn, " + std::to_string(seat));
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

    // Houses and parks are in their supplies or on the board.
    void check_pieces(const State& state) const {
        const Reader parks = doc_.at("parks_left");
        if (state.parks_left + state.parks.count() != tables_.parks) {
            parks.report("with the parks on the board there must be " +
                         std::to_string(tables_.parks));
        }
        const auto seats = doc_.at("seats").items(state.players, state.players);
        const int houses = tables_.houses[state.players];
        for (Seat seat = 0; seat < state.players; ++seat) {
            int found = state.at(seat).houses_left;
            for_each(state.built_by(seat), [&](Plot plot) { found += state.height(plot); });
            if (found == houses) continue;
            seats[static_cast<std::size_t>(seat)]
                .at("houses_left")
                .report("with the houses on the board there must be " + std::to_string(houses));
        }
    }

    // Every card is in the deck, a hand or the discards.
    void check_cards(const State& state) const {
        for (std::size_t colour = 0; colour < colours_.size(); ++colour) {
            int found = state.deck[colour] + state.discard[colour];
            for (const Player& player : state.seats) found += player.hand[colour];
            if (found == tables_.cards[colour]) continue;
            doc_.at("deck").report("with hands and discards there are " + std::to_string(found) +
                                   " cards " + colours_[colour] + ", the content has " +
                                   std::to_string(tables_.cards[colour]));
            return;
        }
    }

    const Tables& tables_;
    std::vector<std::string> colours_;
    std::vector<std::string> plots_;
    Reader doc_;
};

}  // namespace

Result<State> Rules::read_document(const Value& document, Deal& deal) const {
    Problem problem;
    State state;
    StateReader(tables_, Reader(document, problem)).read(state, deal, problem);
    if (problem.found()) return fail("state/invalid", problem.message());
    return state;
}

Result<Options> Rules::read_options(const Value& document, int players) const {
    if (auto known = check_option_names(document, kOptionNames, kFacts.title.en); !known) {
        return std::unexpected(known.error());
    }
    Problem problem;
    const Options options{.first = read_first(Reader(document, problem), players)};
    if (problem.found()) return fail("option/invalid", problem.message());
    return options;
}

}  // namespace faubourg::sunrise
