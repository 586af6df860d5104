#include "src/server/views.h"

#include <array>

#include "src/codec/json.h"
#include "src/codec/record_json.h"

namespace faubourg::server {
namespace {

constexpr std::array<std::string_view, 3> kPhases = {"open", "playing", "over"};

std::string_view word_of(Phase phase) { return kPhases[static_cast<std::size_t>(phase)]; }

Value seat_document(const SeatHolder& seat) {
    Value out = Value::object();
    out.add("kind", word_of(seat.kind));
    if (seat.is_human()) out.add("name", seat.name);
    if (!seat.bot.empty()) out.add("bot", seat.bot);
    if (seat.is_human()) out.add("absent", seat.absent);
    return out;
}

Value seats_document(const Table& table) {
    Value seats = Value::list();
    for (const SeatHolder& seat : table.seats()) seats.add(seat_document(seat));
    return seats;
}

Value seat_or_null(Seat seat) { return seat == kNobody ? Value() : Value(seat); }

Value deal_document(const Table& table) {
    Value deal = Value::object();
    deal.add("kind", word_of(table.settings().deal));
    if (!table.settings().deal_of.empty()) deal.add("of", table.settings().deal_of);
    if (table.open_to_all()) deal.add("seed", table.settings().setup.seed);
    return deal;
}

Value seat_list(const std::vector<Seat>& seats) {
    Value list = Value::list();
    for (const Seat seat : seats) list.add(Value(seat));
    return list;
}

// After the end everything is open.
Viewer eyes(const Table& table, Viewer viewer) {
    return table.open_to_all() ? Viewer::all() : viewer;
}

// What an entry that is no action of the match tells everybody.
Value house_event(const Table& table, const Entry& entry) {
    Value event = Value::object();
    event.add("event", entry.kind);
    if (entry.seat != kNobody) event.add("seat", entry.seat);
    if (entry.kind == "sit") event.add("name", entry.body);
    if (entry.kind == "bot" || entry.kind == "absent") event.add("bot", entry.body);
    if (entry.kind == "undo") event.add("length", table.match()->length());
    if (entry.kind == "rematch") event.add("table", entry.body);
    Value list = Value::list();
    list.add(std::move(event));
    return list;
}

// Builds a message member by member; the values are JSON already.
class Message {
  public:
    explicit Message(std::string_view type) {
        text_.reserve(4096);
        text_ += R"({"type":")";
        text_ += type;
        text_ += '"';
    }
    Message& add(std::string_view key, const Value& value) {
        text_ += ",\"";
        text_ += key;
        text_ += "\":";
        codec::append_json(text_, value);
        return *this;
    }
    std::string take() {
        text_ += '}';
        return std::move(text_);
    }

  private:
    std::string text_;
};

Value text_list(const std::vector<std::string>& texts) {
    Value list = Value::list();
    for (const std::string& text : texts) list.add(Value(text));
    return list;
}

// What each action means, costs and scores; for people, not for programs, which need not pay for
// it.
Value offers(const match::AnyMatch& match, const Look& look,
             const std::vector<std::string>& legal) {
    Value list = Value::list();
    if (legal.empty()) return list;
    const auto prospects = match.prospects(look.viewer.seat);
    for (std::size_t i = 0; i < legal.size(); ++i) {
        Value offer = Value::object();
        offer.add("text", legal[i])
            .add("gloss", match.gloss(look.viewer.seat, legal[i], *look.language))
            .add("points", prospects[i].points);
        if (prospects[i].money) offer.add("money", *prospects[i].money);
        list.add(std::move(offer));
    }
    return list;
}

Value viewer_document(Viewer viewer) {
    if (viewer.kind == Viewer::Kind::Player) return {viewer.seat};
    return viewer.is_all() ? Value("all") : Value("spectator");
}

// Plays the line again and calls `visit(match, action)` at the beginning, without an action, and
// after each action.
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

// The line so far in words, its last part.
Value past_words(const Table& table, const Look& look) {
    constexpr int kMost = 60;
    const int first = table.match()->length() - kMost;
    Value log = Value::list();
    play_again(table, [&](const match::AnyMatch& match, const match::RecordedAction* played) {
        if (played == nullptr || match.length() <= first) return;
        Value item = Value::object();
        item.add("length", match.length())
            .add("seat", played->seat)
            .add("action", played->text)
            .add("words", text_list(match.tell(eyes(table, look.viewer), *look.language)));
        log.add(std::move(item));
    });
    return log;
}

// What is so now: the same members in snapshots and updates.
void add_present(Message& message, const Table& table, const Look& look) {
    message.add("phase", word_of(table.phase())).add("turn", seat_or_null(table.actor()));
    if (const auto deadline = table.deadline()) message.add("deadline", *deadline);
    const match::AnyMatch* match = table.match();
    if (match == nullptr) return;
    const Viewer viewer = eyes(table, look.viewer);
    message.add("length", match->length()).add("state", match->state(viewer));
    const bool plays = look.viewer.kind == Viewer::Kind::Player && table.phase() == Phase::Playing;
    const auto legal = plays ? match->legal(look.viewer.seat) : std::vector<std::string>();
    message.add("legal", text_list(legal));
    if (look.language) message.add("offers", offers(*match, look, legal));
    if (plays) message.add("free_undo", table.free_undo(look.viewer.seat));
    message.add("score", match->score(viewer));
}

}  // namespace

Value table_document(const Table& table) {
    Value out = Value::object();
    out.add("id", table.id())
        .add("version", table.version())
        .add("game", table.settings().game)
        .add("players", table.players())
        .add("options", table.settings().setup.options)
        .add("phase", word_of(table.phase()))
        .add("abandoned", table.abandoned())
        .add("public", table.settings().is_public)
        .add("deal", deal_document(table))
        .add("seconds", table.settings().seconds)
        .add("substitute", table.settings().substitute)
        .add("hints", table.settings().hints)
        .add("owner", seat_list(table.seats_of(table.owner())))
        .add("turn", seat_or_null(table.actor()))
        .add("seats", seats_document(table));
    if (const auto& request = table.undo_request()) {
        Value undo = Value::object();
        undo.add("seat", request->seat)
            .add("length", request->length)
            .add("agreed", seat_list(request->agreed));
        out.add("undo_request", std::move(undo));
    }
    if (!table.votes().empty()) out.add("votes", seat_list(table.votes()));
    if (!table.rematch().empty()) out.add("rematch", table.rematch());
    return out;
}

Value summary_document(const Table& table) {
    Value out = Value::object();
    out.add("game", table.settings().game)
        .add("phase", word_of(table.phase()))
        .add("deal", word_of(table.settings().deal))
        .add("seconds", table.settings().seconds)
        .add("turn", seat_or_null(table.actor()))
        .add("seats", seats_document(table));
    return out;
}

std::string snapshot_message(const Table& table, const Look& look, std::string_view guest) {
    Message message("snapshot");
    message.add("version", table.version())
        .add("viewer", viewer_document(look.viewer))
        .add("yours", seat_list(table.seats_of(guest)))
        .add("table", table_document(table));
    if (look.language && table.match() != nullptr) message.add("log", past_words(table, look));
    add_present(message, table, look);
    return message.take();
}

std::string hint_message(const match::SuggestionText& found, std::string_view id,
                         std::int64_t version) {
    Value candidates = Value::list();
    for (const auto& candidate : found.candidates) {
        Value item = Value::object();
        item.add("action", candidate.action)
            .add("win", candidate.win)
            .add("score", candidate.score)
            .add("visits", candidate.visits);
        candidates.add(std::move(item));
    }
    return Message("hint")
        .add("id", id)
        .add("version", version)
        .add("action", found.action)
        .add("candidates", candidates)
        .take();
}

std::string update_message(const Table& table, const Entry& entry, const Look& look) {
    Message message("update");
    const bool act = entry.kind == "act";
    const Viewer viewer = eyes(table, look.viewer);
    message.add("version", entry.number).add("at", entry.at).add("kind", entry.kind);
    message.add("seat", seat_or_null(entry.seat));
    if (act) message.add("action", entry.body);
    message.add("events", act ? table.match()->events(viewer) : house_event(table, entry));
    if (act && look.language) {
        message.add("words", text_list(table.match()->tell(viewer, *look.language)));
    }
    if (!act || table.phase() == Phase::Over) message.add("table", table_document(table));
    add_present(message, table, look);
    return message.take();
}

Value export_document(const Table& table, Viewer viewer) {
    const match::AnyMatch* match = table.match();
    if (match == nullptr) return Value::object();
    if (table.open_to_all()) return codec::record_document(match->record());
    // The same form without what decides the future: the seed, and the state it began from.
    const Value whole = codec::record_document(match->record());
    Value out = Value::object();
    for (const Member& member : *whole.members()) {
        if (member.key != "seed" && member.key != "state") out.add(member.key, member.value);
    }
    out.add("viewer", viewer_document(viewer)).add("now", match->state(viewer));
    return out;
}

Value replay_document(const Table& table, const Look& look, int from, int most) {
    Value steps = Value::list();
    const Viewer viewer = look.viewer;
    play_again(table, [&](const match::AnyMatch& match, const match::RecordedAction* played) {
        if (match.length() < from || match.length() >= from + most) return;
        Value step = Value::object();
        step.add("length", match.length());
        if (played != nullptr) {
            step.add("seat", played->seat)
                .add("action", played->text)
                .add("events", match.events(viewer));
            if (look.language) step.add("words", text_list(match.tell(viewer, *look.language)));
        }
        step.add("turn", seat_or_null(match.actor()))
            .add("state", match.state(viewer))
            .add("score", match.score(viewer));
        steps.add(std::move(step));
    });
    Value out = Value::object();
    out.add("table", table_document(table))
        .add("viewer", viewer_document(viewer))
        .add("length", table.match()->length())
        .add("steps", std::move(steps));
    return out;
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

}  // namespace faubourg::server
