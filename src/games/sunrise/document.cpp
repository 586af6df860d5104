#include <utility>

#include "src/core/documents.h"
#include "src/core/index.h"
#include "src/games/sunrise/rules.h"

// A Sunrise Avenue state as a document. Reading one back is in read_document.cpp.
namespace faubourg::sunrise {
namespace {

constexpr std::array<std::string_view, 7> kEvents = {"build",     "park",        "draw", "discard",
                                                     "reshuffle", "final_phase", "over"};
constexpr std::array<std::string_view, 3> kReasons = {"houses", "full", "idle"};

void write_plots(const Components& components, const State& state, DocumentWriter& out) {
    for (const Plot plot : components.plots_by_row) {
        if (state.free.has(plot)) continue;
        out.object(components.plot(plot).name, [&] {
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
        for (const std::size_t colour : components_.colours_shown) {
            out.add(components_.colours[colour].id, counts[colour]);
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
    if (state.last_plot != kNoPlot) last_plot = components_.plot(state.last_plot).name;
    out.object([&] {
        write_state_head(kFacts.id, state.players, options, name_of(state.phase), out);
        out.add("turn", state.turn)
            .add("first", state.first)
            .add("to_act", state.to_act)
            .add("last_plot", last_plot)
            .add("park_used", state.park_used != 0)
            .add("final_phase", state.final_phase != 0)
            .add("idle_turns", state.idle_turns)
            .add("deck_count", state.deck_count);
        if (viewer.is_all()) {
            out.list("deck", [&] {
                for (const std::uint8_t colour : deal.order(0)) {
                    out.add(components_.colours[colour].id);
                }
            });
        }
        write_colours("discard", state.discard, out);
        out.add("parks_left", state.parks_left);
        out.object("plots", [&] { write_plots(components_, state, out); });
        out.list("seats", [&] {
            for (const Seat seat : all_seats(state.players)) {
                const bool shown = over || viewer.sees_secrets_of(seat);
                out.object([&] { write_player(state.at(seat), shown, out); });
            }
        });
    });
}

void Rules::write_event(const Event& event, Viewer viewer, DocumentWriter& out) const {
    using Kind = Event::Kind;
    out.add("event", kEvents[std::to_underlying(event.kind)]);
    if (event.seat != kNobody) out.add("seat", event.seat);
    switch (event.kind) {
        case Kind::Build:
            out.add("plot", components_.plot(event.plot).name)
                .add("colour", components_.colours[event.colour].id)
                .add("height", event.count)
                .add("points", event.points);
            break;
        case Kind::Park:
            out.add("plot", components_.plot(event.plot).name)
                .add("colour", components_.colours[event.colour].id);
            break;
        case Kind::Draw:
            out.add("count", event.count);
            if (viewer.sees_secrets_of(event.seat)) {
                out.list("colours", [&] {
                    for (int card = 0; card < event.count; ++card) {
                        out.add(components_.colours[at_index(event.drawn, card)].id);
                    }
                });
            }
            break;
        case Kind::Discard:
            out.add("colour", components_.colours[event.colour].id);
            break;
        case Kind::Reshuffle:
            out.add("count", event.count);
            break;
        case Kind::Over:
            out.add("reason", kReasons[std::to_underlying(event.reason)]);
            break;
        case Kind::FinalPhase:
            break;
    }
}

}  // namespace faubourg::sunrise
