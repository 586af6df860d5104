#include "src/table/views.h"

#include <array>
#include <utility>

#include "src/codec/json_writer.h"
#include "src/codec/record_json.h"
#include "src/core/documents.h"

namespace faubourg::table {
namespace {

constexpr std::array<std::string_view, 3> kPhases = {"open", "playing", "over"};

std::string_view word_of(Phase phase) { return kPhases[std::to_underlying(phase)]; }

void write_seats(const Table& table, DocumentWriter& out) {
    out.list("seats", [&] {
        for (const SeatHolder& seat : table.seats()) {
            out.object([&] {
                out.add("kind", word_of(seat.kind));
                if (seat.is_human()) out.add("name", seat.name);
                if (!seat.bot.empty()) out.add("bot", seat.bot);
                if (seat.is_human()) out.add("absent", seat.absent);
            });
        }
    });
}

template <class Item>
void write_list(std::string_view key, const std::vector<Item>& items, DocumentWriter& out) {
    out.list(key, [&] {
        for (const Item& item : items) out.add(item);
    });
}

void write_deal(const Table& table, DocumentWriter& out) {
    out.object("deal", [&] {
        out.add("kind", word_of(table.settings().deal));
        if (!table.settings().deal_of.empty()) out.add("of", table.settings().deal_of);
        if (table.open_to_all()) out.add("seed", table.settings().setup.seed);
    });
}

// After the end everybody sees everything.
Viewer eyes(const Table& table, Viewer viewer) {
    return table.open_to_all() ? Viewer::all() : viewer;
}

// What everybody is told about an entry that is not an action of the match.
void write_house_event(const Table& table, const Entry& entry, DocumentWriter& out) {
    out.add("event", word_of(entry.kind()));
    if (entry.seat != kNobody) out.add("seat", entry.seat);
    if (const auto* sit = std::get_if<entries::Sit>(&entry.body)) out.add("name", sit->name);
    if (const auto* bot = std::get_if<entries::Bot>(&entry.body)) out.add("bot", bot->bot);
    if (const auto* away = std::get_if<entries::Absent>(&entry.body)) out.add("bot", away->bot);
    if (entry.kind() == Kind::Undo) out.add("length", table.match()->length());
    if (const auto* next = std::get_if<entries::Rematch>(&entry.body))
        out.add("table", next->table);
}

// The JSON text of an object; `write` writes its members.
template <class Write>
std::string object_text(std::size_t usual_size, Write&& write) {
    std::string text;
    text.reserve(usual_size);
    {
        codec::JsonWriter out(text);
        out.object([&] { write(out); });
    }
    return text;
}

template <class Write>
std::string message(std::string_view type, Write&& write) {
    constexpr std::size_t kUsualSize = 4096;
    return object_text(kUsualSize, [&](DocumentWriter& out) {
        out.add("type", type);
        write(out);
    });
}

// An action in words with the points of its prospect. The prospect counts what the action's own
// words leave out, such as a gift or a majority that comes with it. If the action brings no points,
// the game's own words say so.
std::string offer_words(const match::AnyMatch& match, const Look& look, const std::string& action,
                        int points) {
    const Seat seat = look.viewer.seat;
    if (points == 0) return match.gloss(seat, action, *look.language, Gain::Told);
    return match.gloss(seat, action, *look.language, Gain::LeftOut) + ", " + signed_points(points);
}

// What each action means, costs and scores. Only for clients that want words, because it takes
// time.
void write_offers(const match::AnyMatch& match, const Look& look,
                  const std::vector<std::string>& legal, DocumentWriter& out) {
    out.list("offers", [&] {
        if (legal.empty()) return;
        const auto prospects = match.prospects(look.viewer.seat);
        for (std::size_t i = 0; i < legal.size(); ++i) {
            out.object([&] {
                out.add("text", legal[i])
                    .add("gloss", offer_words(match, look, legal[i], prospects[i].points))
                    .add("points", prospects[i].points);
                if (prospects[i].money) out.add("money", *prospects[i].money);
            });
        }
    });
}

void write_viewer(Viewer viewer, DocumentWriter& out) {
    if (viewer.kind == Viewer::Kind::Player) {
        out.add("viewer", viewer.seat);
    } else {
        out.add("viewer", viewer.is_all() ? "all" : "spectator");
    }
}

// Replays the line and calls `visit(match, action)` at the beginning, without an action, and after
// each action.
template <class Visit>
void play_again(const Table& table, Visit&& visit) {
    match::Record record = table.match()->record();
    const std::vector<match::RecordedAction> line = std::move(record.actions);
    record.actions.clear();
    const auto again = table.library().replay(record);
    if (!again) return;
    visit(**again, nullptr);
    for (const match::RecordedAction& action : line) {
        if (!(*again)->act(action.seat, action.text)) return;
        visit(**again, &action);
    }
}

// The last part of the line so far, in words.
void write_log(const Table& table, const Look& look, DocumentWriter& out) {
    constexpr int kMost = 60;
    const int first = table.match()->length() - kMost;
    play_again(table, [&](const match::AnyMatch& match, const match::RecordedAction* played) {
        if (played == nullptr || match.length() <= first) return;
        out.object([&] {
            out.add("length", match.length()).add("seat", played->seat).add("action", played->text);
            write_list("words", match.tell(eyes(table, look.viewer), *look.language), out);
        });
    });
}

// The present position; snapshots and updates share these members.
void write_present(const Table& table, const Look& look, DocumentWriter& out) {
    out.add("phase", word_of(table.phase())).add("turn", table.actor());
    if (const auto deadline = table.deadline()) out.add("deadline", *deadline);
    const match::AnyMatch* match = table.match();
    if (match == nullptr) return;
    const Viewer viewer = eyes(table, look.viewer);
    out.add("length", match->length()).member("state", [&] { match->write_state(viewer, out); });
    const bool plays = look.viewer.kind == Viewer::Kind::Player && table.phase() == Phase::Playing;
    const auto legal = plays ? match->legal(look.viewer.seat) : std::vector<std::string>();
    write_list("legal", legal, out);
    if (look.language) write_offers(*match, look, legal, out);
    if (plays) out.add("free_undo", table.free_undo(look.viewer.seat));
    out.member("score", [&] { match->write_score(viewer, out); });
}

// What everybody may know about the table. It contains the deal's seed only after the end.
void write_table(const Table& table, DocumentWriter& out) {
    out.add("id", table.id())
        .add("version", table.version())
        .add("game", table.settings().game)
        .add("players", table.players())
        .add("options", table.settings().setup.options)
        .add("phase", word_of(table.phase()))
        .add("abandoned", table.abandoned())
        .add("public", table.settings().is_public);
    write_deal(table, out);
    out.add("seconds", table.settings().seconds)
        .add("substitute", table.settings().substitute)
        .add("hints", table.settings().hints);
    write_list("owner", table.seats_of(table.owner()), out);
    out.add("turn", table.actor());
    write_seats(table, out);
    if (const auto& request = table.undo_request()) {
        out.object("undo_request", [&] {
            out.add("seat", request->seat).add("length", request->length);
            write_list("agreed", request->agreed, out);
        });
    }
    if (!table.votes().empty()) write_list("votes", table.votes(), out);
    if (!table.rematch().empty()) out.add("rematch", table.rematch());
}

}  // namespace

Value table_document(const Table& table) {
    ValueWriter out;
    out.object([&] { write_table(table, out); });
    return out.take();
}

std::string summary_text(const Table& table) {
    constexpr std::size_t kUsualSize = 256;
    return object_text(kUsualSize, [&](DocumentWriter& out) {
        out.add("game", table.settings().game)
            .add("phase", word_of(table.phase()))
            .add("deal", word_of(table.settings().deal))
            .add("seconds", table.settings().seconds)
            .add("turn", table.actor());
        write_seats(table, out);
    });
}

std::string snapshot_message(const Table& table, const Look& look, std::string_view guest) {
    return message("snapshot", [&](DocumentWriter& out) {
        out.add("version", table.version());
        write_viewer(look.viewer, out);
        write_list("yours", table.seats_of(guest), out);
        out.object("table", [&] { write_table(table, out); });
        if (look.language && table.match() != nullptr) {
            out.list("log", [&] { write_log(table, look, out); });
        }
        write_present(table, look, out);
    });
}

std::string hint_message(const match::SuggestionText& found, std::string_view id,
                         std::int64_t version) {
    return message("hint", [&](DocumentWriter& out) {
        out.add("id", id).add("version", version).add("action", found.action);
        out.list("candidates", [&] {
            for (const auto& candidate : found.candidates) {
                out.object([&] {
                    out.add("action", candidate.action)
                        .add("win", candidate.win)
                        .add("score", candidate.score)
                        .add("visits", candidate.visits);
                });
            }
        });
    });
}

std::string update_message(const Table& table, const Entry& entry, const Look& look) {
    const auto* act = std::get_if<entries::Act>(&entry.body);
    const Viewer viewer = eyes(table, look.viewer);
    return message("update", [&](DocumentWriter& out) {
        out.add("version", entry.number)
            .add("at", entry.at)
            .add("kind", word_of(entry.kind()))
            .add("seat", entry.seat);
        if (act != nullptr) {
            out.add("action", act->text);
            out.member("events", [&] { table.match()->write_events(viewer, out); });
            if (look.language) {
                write_list("words", table.match()->tell(viewer, *look.language), out);
            }
        } else {
            out.list("events", [&] { out.object([&] { write_house_event(table, entry, out); }); });
        }
        if (act == nullptr || table.phase() == Phase::Over || table.consent_ended()) {
            out.object("table", [&] { write_table(table, out); });
        }
        write_present(table, look, out);
    });
}

Value export_document(const Table& table, Viewer viewer) {
    const match::AnyMatch* match = table.match();
    if (match == nullptr) return Value::object();
    if (table.open_to_all()) return codec::record_document(match->record());
    // The record without the seed and the initial state, which would tell the future.
    const Value whole = codec::record_document(match->record());
    ValueWriter out;
    out.object([&] {
        for (const Member& member : *whole.members()) {
            if (member.key != "seed" && member.key != "state") out.add(member.key, member.value);
        }
        write_viewer(viewer, out);
        out.member("now", [&] { match->write_state(viewer, out); });
    });
    return out.take();
}

Value replay_document(const Table& table, const Look& look, int from, int most) {
    const Viewer viewer = look.viewer;
    ValueWriter out;
    const auto write_step = [&](const match::AnyMatch& match, const match::RecordedAction* played) {
        if (match.length() < from || match.length() >= from + most) return;
        out.object([&] {
            out.add("length", match.length());
            if (played != nullptr) {
                out.add("seat", played->seat).add("action", played->text);
                out.member("events", [&] { match.write_events(viewer, out); });
                if (look.language) write_list("words", match.tell(viewer, *look.language), out);
            }
            out.add("turn", match.actor());
            out.member("state", [&] { match.write_state(viewer, out); });
            out.member("score", [&] { match.write_score(viewer, out); });
        });
    };
    out.object([&] {
        out.object("table", [&] { write_table(table, out); });
        write_viewer(viewer, out);
        out.add("length", table.match()->length());
        out.list("steps", [&] { play_again(table, write_step); });
    });
    return out.take();
}

std::string export_text(const Table& table, Viewer viewer, Language language) {
    if (table.match() == nullptr) return {};
    const Viewer reader = eyes(table, viewer);
    std::string text = std::string(table.match()->facts().title.in(language)) + "\n\n";
    play_again(table, [&](const match::AnyMatch& match, const match::RecordedAction* played) {
        if (played == nullptr) return;
        text += seat_name(played->seat, language) + ": " + played->text + "\n";
        for (const std::string& words : match.tell(reader, language)) text += "    " + words + "\n";
    });
    return text + "\n" + table.match()->screen(reader, {.language = language, .colour = false});
}

}  // namespace faubourg::table
