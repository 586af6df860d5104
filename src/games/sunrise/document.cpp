#include "src/core/documents.h"
#include "src/games/sunrise/rules.h"

// A Sunrise Avenue state as a document. Reading one back is in read_document.cpp.
namespace faubourg::sunrise {
namespace {

constexpr std::array<std::string_view, 4> kPhases = {"start", "building", "discarding", "over"};
constexpr std::array<std::string_view, 7> kEvents = {"build",     "park",        "draw", "discard",
                                                     "reshuffle", "final_phase", "over"};
constexpr std::array<std::string_view, 3> kReasons = {"houses", "full", "idle"};

Value plots_document(const Tables& tables, const State& state) {
    Value plots = Value::object();
    for (const Plot plot : tables.plots_by_row) {
        if (state.free.has(plot)) continue;
        Value entry = Value::object();
        if (state.parks.has(plot)) {
            entry.add("park", true);
        } else {
            entry.add("owner", state.owner(plot)).add("height", state.height(plot));
        }
        plots.add(tables.plot(plot).name, std::move(entry));
    }
    return plots;
}

}  // namespace

Value Rules::colour_counts(const std::array<std::uint8_t, kMaxColours>& counts) const {
    Value out = Value::object();
    for (const std::size_t colour : tables_.colours_shown) {
        out.add(tables_.colours[colour].id, counts[colour]);
    }
    return out;
}

Value Rules::document(const State& state, const Deal& deal, const Value& options,
                      Viewer viewer) const {
    const bool over = state.phase == Phase::Over;
    Value out = Value::object();
    out.add("game", kFacts.id)
        .add("players", state.players)
        .add("options", options)
        .add("phase", kPhases[static_cast<std::size_t>(state.phase)])
        .add("turn", state.turn)
        .add("first", state.first)
        .add("to_act", seat_document(state.to_act))
        .add("last_plot",
             state.last_plot == kNoPlot ? Value() : Value(tables_.plot(state.last_plot).name))
        .add("park_used", state.park_used != 0)
        .add("final_phase", state.final_phase != 0)
        .add("idle_turns", state.idle_turns)
        .add("deck_count", state.deck_count);
    if (viewer.is_all()) {
        Value deck = Value::list();
        for (const std::uint8_t colour : deal.order(0)) deck.add(tables_.colours[colour].id);
        out.add("deck", std::move(deck));
    }
    out.add("discard", colour_counts(state.discard))
        .add("parks_left", state.parks_left)
        .add("plots", plots_document(tables_, state));
    Value seats = Value::list();
    for (Seat seat = 0; seat < state.players; ++seat) {
        const Player& player = state.at(seat);
        Value entry = Value::object();
        entry.add("hand_count", player.hand_count);
        if (over || viewer.sees_secrets_of(seat)) entry.add("hand", colour_counts(player.hand));
        entry.add("houses_left", player.houses_left).add("track", player.track);
        seats.add(std::move(entry));
    }
    out.add("seats", std::move(seats));
    return out;
}

Value Rules::event_document(const Event& event, Viewer viewer) const {
    using Kind = Event::Kind;
    Value out = Value::object();
    out.add("event", kEvents[static_cast<std::size_t>(event.kind)]);
    if (event.seat != kNobody) out.add("seat", event.seat);
    switch (event.kind) {
        case Kind::Build:
            out.add("plot", tables_.plot(event.plot).name)
                .add("colour", tables_.colours[event.colour].id)
                .add("height", event.count)
                .add("points", event.points);
            break;
        case Kind::Park:
            out.add("plot", tables_.plot(event.plot).name)
                .add("colour", tables_.colours[event.colour].id);
            break;
        case Kind::Draw:
            out.add("count", event.count);
            if (viewer.sees_secrets_of(event.seat)) {
                Value colours = Value::list();
                for (int card = 0; card < event.count; ++card) {
                    colours.add(tables_.colours[event.drawn[static_cast<std::size_t>(card)]].id);
                }
                out.add("colours", std::move(colours));
            }
            break;
        case Kind::Discard:
            out.add("colour", tables_.colours[event.colour].id);
            break;
        case Kind::Reshuffle:
            out.add("count", event.count);
            break;
        case Kind::Over:
            out.add("reason", kReasons[static_cast<std::size_t>(event.reason)]);
            break;
        case Kind::FinalPhase:
            break;
    }
    return out;
}

}  // namespace faubourg::sunrise
