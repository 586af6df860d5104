#include "src/core/documents.h"
#include "src/games/sunrise/rules.h"

// A Sunrise Avenue state as a document. Reading one back is in read_document.cpp.
namespace faubourg::sunrise {
namespace {

constexpr std::array<std::string_view, 4> kPhases = {"start", "building", "discarding", "over"};
constexpr std::array<std::string_view, 7> kEvents = {"build",     "park",        "draw", "discard",
                                                     "reshuffle", "final_phase", "over"};
constexpr std::array<std::string_view, 3> kReasons = {"houses", "full", "idle"};

void write_plots(const Tables& tables, const State& state, DocumentWriter& out) {
    for (const Plot plot : tables.plots_by_row) {
        if (state.free.has(plot)) continue;
        out.object(tables.plot(plot).name, [&] {
            if (state.parks.has(plot)) {
                out.add("park", true);
            } else {
                out.add("owner", state.owner(plot)).add("height", state.height(plot));
            }
        });
    }
}

}  // namespace

void Rules::write_colours(std::string_view key, const std::array<std::uint8_t, kMaxColours>& counts,
                          DocumentWriter& out) const {
    out.object(key, [&] {
        for (const std::size_t colour : tables_.colours_shown) {
            out.add(tables_.colours[colour].id, counts[colour]);
        }
    });
}

void Rules::write_player(const Player& player, bool hand_shown, DocumentWriter& out) const {
    out.add("hand_count", player.hand_count);
    if (hand_shown) write_colours("hand", player.hand, out);
    out.add("houses_left", player.houses_left).add("track", player.track);
}

void Rules::write(const State& state, const Deal& deal, const Value& options, Viewer viewer,
                  DocumentWriter& out) const {
    const bool over = state.phase == Phase::Over;
    std::optional<std::string_view> last_plot;
    if (state.last_plot != kNoPlot) last_plot = tables_.plot(state.last_plot).name;
    out.object([&] {
        out.add("game", kFacts.id)
            .add("players", state.players)
            .add("options", options)
            .add("phase", kPhases[static_cast<std::size_t>(state.phase)])
            .add("turn", state.turn)
            .add("first", state.first)
            .add("to_act", seat_or_null(state.to_act))
            .add("last_plot", last_plot)
            .add("park_used", state.park_used != 0)
            .add("final_phase", state.final_phase != 0)
            .add("idle_turns", state.idle_turns)
            .add("deck_count", state.deck_count);
        if (viewer.is_all()) {
            out.list("deck", [&] {
                for (const std::uint8_t colour : deal.order(0)) {
                    out.add(tables_.colours[colour].id);
                }
            });
        }
        write_colours("discard", state.discard, out);
        out.add("parks_left", state.parks_left);
        out.object("plots", [&] { write_plots(tables_, state, out); });
        out.list("seats", [&] {
            for (Seat seat = 0; seat < state.players; ++seat) {
                const bool shown = over || viewer.sees_secrets_of(seat);
                out.object([&] { write_player(state.at(seat), shown, out); });
            }
        });
    });
}

void Rules::write_event(const Event& event, Viewer viewer, DocumentWriter& out) const {
    using Kind = Event::Kind;
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
                out.list("colours", [&] {
                    for (int card = 0; card < event.count; ++card) {
                        out.add(tables_.colours[event.drawn[static_cast<std::size_t>(card)]].id);
                    }
                });
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
}

}  // namespace faubourg::sunrise
