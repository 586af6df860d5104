#include <utility>

#include "src/games/dreamhome/rules.h"

// Events as documents. They hold no secrets: every card was face up when it was taken.
namespace faubourg::dreamhome {
void Rules::write_tool(const Event& event, DocumentWriter& out) const {
    out.add("tool", kToolIds[std::to_underlying(event.tool)]);
    if (event.passed) {
        out.add("passed", true);
    } else if (event.tool == Tool::Drill) {
        out.add("space", text_of(event.space))
            .add("column", event.column)
            .add("out", card_or_null(event.card))
            .add("in", card_or_null(event.other_card));
        write_tokens("lost", event.lost, out);
    } else if (event.tool == Tool::Mixer) {
        out.add("column", event.column).add("other", event.other_column);
    } else {
        out.add("column", event.column)
            .add("room", card_or_null(event.card))
            .add("discarded", resource_or_null(event.resource));
    }
}

void Rules::write_helper(const Event& event, DocumentWriter& out) const {
    out.add("helper", kHelperIds[std::to_underlying(event.helper)]);
    if (event.passed) {
        out.add("passed", true);
    } else if (event.helper == Helper::Roofer) {
        out.add("roof", resource_or_null(event.resource));
    } else if (event.helper == Helper::Supplier) {
        out.add("space", text_of(event.space))
            .add("out", card_or_null(event.card))
            .add("in", card_or_null(event.other_card));
        write_tokens("lost", event.lost, out);
    } else {
        out.add("space", text_of(event.space))
            .add("other", text_of(event.other_space))
            .add("card", card_or_null(event.card))
            .add("other_card", card_or_null(event.other_card));
        write_tokens("lost", event.lost, out);
    }
}

void Rules::write_event(const Event& event, Viewer /*viewer*/, DocumentWriter& out) const {
    using Kind = Event::Kind;
    constexpr std::array<std::string_view, 12> kNames = {"deal",     "discard",  "take",  "place",
                                                         "decorate", "scaffold", "tool",  "helper",
                                                         "helper",   "marker",   "round", "over"};
    out.add("event", kNames[std::to_underlying(event.kind)]);
    if (event.seat != kNobody && event.kind != Kind::Round) out.add("seat", event.seat);
    switch (event.kind) {
        case Kind::Deal:
            write_columns(event.rooms, event.resources, out);
            break;
        case Kind::Discard:
            if (event.seat == kNobody) {
                write_columns(event.rooms, event.resources, out);
                break;
            }
            if (event.card != kNoCard) {
                out.add("column", event.column).add("room", card_or_null(event.card));
            }
            out.add("resource", resource_or_null(event.resource));
            break;
        case Kind::Take:
            out.add("column", event.column)
                .add("room", card_or_null(event.card))
                .add("resource", resource_or_null(event.resource));
            break;
        case Kind::Place:
            out.add("room", card_or_null(event.card))
                .add("space", text_of(event.space))
                .add("down", event.down)
                .add("on_scaffold", event.on_scaffold);
            write_tokens("lost", event.lost, out);
            break;
        case Kind::Decorate:
            out.add("decor", components_.decor[event.resource].id)
                .add("space", text_of(event.space));
            break;
        case Kind::Scaffold:
            out.add("space", text_of(event.space));
            break;
        case Kind::Tool:
            write_tool(event, out);
            break;
        case Kind::Helper:
            write_helper(event, out);
            break;
        case Kind::Done:
            out.add("done", true);
            break;
        case Kind::Round:
            out.add("round", event.round).add("first", event.seat);
            break;
        case Kind::Marker:
        case Kind::Over:
            break;
    }
}

}  // namespace faubourg::dreamhome
