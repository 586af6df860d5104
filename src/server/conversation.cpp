#include "src/server/conversation.h"

#include <algorithm>
#include <array>

#include "src/codec/json.h"
#include "src/codec/request.h"
#include "src/server/names.h"

namespace faubourg::server {
namespace {

// The words of a client that are wishes; the field that is their body, if any.
struct Word {
    std::string_view word;
    std::string_view body;
};
constexpr std::array kWishes = {
    Word{.word = "act", .body = "action"}, Word{.word = "undo", .body = "decisions"},
    Word{.word = "agree", .body = ""},     Word{.word = "refuse", .body = ""},
    Word{.word = "back", .body = ""},      Word{.word = "bot", .body = "bot"},
    Word{.word = "vote", .body = ""},
};

const Word* wish_of(std::string_view word) {
    const auto* found = std::ranges::find(kWishes, word, &Word::word);
    return found == kWishes.end() ? nullptr : found;
}

Result<std::string> body_of(const Value& message, const Word& word) {
    if (word.body.empty()) return std::string();
    const Value* field = message.find(word.body);
    if (word.word != "undo") return codec::text_field(message, word.body);
    if (field == nullptr) return std::string("1");
    if (field->integer() == nullptr) return codec::ill_typed(word.body, "a whole number");
    return std::to_string(*field->integer());
}

}  // namespace

Conversation::Conversation(Tables& tables, Line& line, Hello hello, const Limits& limits,
                           std::function<Millis()> clock)
    : tables_(tables),
      line_(&line),
      hello_(std::move(hello)),
      limits_(limits),
      clock_(std::move(clock)) {}

void Conversation::begin() {
    tables_.read(hello_.table, [self = shared_from_this()](const Result<const Table*>& table) {
        if (self->gone()) return;
        if (table) {
            self->start_watching(**table);
        } else {
            self->turn_away(table.error(), 0);
        }
    });
}

void Conversation::start_watching(const Table& table) {
    Look look{.viewer = Viewer::spectator(), .language = hello_.language};
    const auto held = table.seats_of(hello_.guest);
    if (hello_.seat) look.viewer = Viewer::of(*hello_.seat);
    if (!hello_.seat && held.size() == 1) look.viewer = Viewer::of(held.front());
    tables_.watch(hello_.table, shared_from_this(), look, hello_.since,
                  [self = shared_from_this()](const Answer& answer) {
                      if (self->gone() || answer.number) return;
                      self->turn_away(answer.number.error(), answer.version);
                  });
    // Whoever was away is back with this.
    for (const Seat seat : held) {
        if (!table.seats()[static_cast<std::size_t>(seat)].absent) continue;
        tables_.wish(hello_.table,
                     {.kind = "back",
                      .guest = hello_.guest,
                      .seat = seat,
                      .version = 0,
                      .body = {},
                      .id = "back-" + std::to_string(table.version()) + "-" + std::to_string(seat)},
                     nullptr, [](const Answer&) {});
    }
}

void Conversation::end() {
    if (gone()) return;
    line_ = nullptr;
    tables_.unwatch(hello_.table, *this);
}

void Conversation::send(std::shared_ptr<const std::string> message, std::string_view ack) {
    if (gone()) return;
    if (ack.empty()) {
        line_->write(std::move(message));
        return;
    }
    std::string text;
    text.reserve(message->size() + ack.size() + 12);
    text += R"({"ack":")";
    text += ack;  // letters and digits: see is_client_id
    text += "\",";
    text.append(*message, 1);
    write(std::move(text));
}

void Conversation::lost(const Error& error) {
    if (!gone()) turn_away(error, 0);
}

void Conversation::turn_away(const Error& error, std::int64_t version) {
    refuse("", error, version);
    line_->hang_up(error.code);
}

void Conversation::write(std::string text) {
    if (!gone()) line_->write(std::make_shared<const std::string>(std::move(text)));
}

void Conversation::hear(std::string_view text) {
    if (gone()) return;
    if (!rate_.allow(limits_.messages_per_second, clock_())) {
        refuse("", {.code = "limit/messages", .message = "too many messages"}, 0);
        line_->hang_up("limit/messages");
        return;
    }
    const auto message = codec::from_json(text);
    if (!message || message->members() == nullptr) {
        refuse("", {.code = "request/invalid", .message = "a message is a JSON object"}, 0);
        return;
    }
    if (auto done = handle(*message); !done) {
        const Value* id = message->find("id");
        const bool readable =
            id != nullptr && id->string() != nullptr && is_client_id(*id->string());
        refuse(readable ? *id->string() : "", done.error(), 0);
    }
}

Result<void> Conversation::handle(const Value& message) {
    const auto word = codec::text_field(message, "do");
    if (!word) return std::unexpected(word.error());
    const auto id = codec::text_field(message, "id");
    if (!id) return std::unexpected(id.error());
    if (!is_client_id(*id)) {
        return fail("request/invalid", "id: 1 to 40 letters, digits, '-' and '_'");
    }
    if (*word == "look") return look(message, *id);
    if (*word == "hint") return hint(message, *id);
    return wish(message, *id);
}

Result<void> Conversation::wish(const Value& message, const std::string& id) {
    const Word* word = wish_of(*message.find("do")->string());
    if (word == nullptr) return fail("request/invalid", "do: there is no such thing to do");
    if (hello_.guest.empty()) return fail("guest/required", "you are not known here");
    const auto seat = codec::seat_field(message, kMaxSeats);
    if (!seat) return std::unexpected(seat.error());
    const auto version = codec::number_field(message, "version");
    if (!version) return std::unexpected(version.error());
    auto body = body_of(message, *word);
    if (!body) return std::unexpected(body.error());
    tables_.wish(hello_.table,
                 {.kind = std::string(word->word),
                  .guest = hello_.guest,
                  .seat = *seat,
                  .version = *version,
                  .body = std::move(*body),
                  .id = id},
                 shared_from_this(), [self = shared_from_this(), id](const Answer& answer) {
                     self->answer(id, answer);
                 });
    return {};
}

Result<void> Conversation::look(const Value& message, const std::string& id) {
    Look look{.viewer = Viewer::spectator(), .language = hello_.language};
    if (const Value* seat = message.find("seat"); seat != nullptr && !seat->is_null()) {
        const auto wanted = codec::seat_field(message, kMaxSeats);
        if (!wanted) return std::unexpected(wanted.error());
        look.viewer = Viewer::of(*wanted);
    }
    tables_.look(hello_.table, shared_from_this(), look,
                 [self = shared_from_this(), id](const Answer& answer) {
                     if (!answer.number) self->refuse(id, answer.number.error(), answer.version);
                 });
    return {};
}

Result<void> Conversation::hint(const Value& message, const std::string& id) {
    const auto seat = codec::seat_field(message, kMaxSeats);
    if (!seat) return std::unexpected(seat.error());
    tables_.hint(hello_.table, hello_.guest, *seat,
                 [self = shared_from_this(), id](const Result<match::SuggestionText>& found,
                                                 std::int64_t version) {
                     if (found) {
                         self->write(hint_message(*found, id, version));
                     } else {
                         self->refuse(id, found.error(), version);
                     }
                 });
    return {};
}

void Conversation::answer(const std::string& id, const Answer& answer) {
    if (answer.told) return;
    if (!answer.number) {
        refuse(id, answer.number.error(), answer.version);
        return;
    }
    Value body = Value::object();
    body.add("type", "ack")
        .add("ack", id)
        .add("number", *answer.number)
        .add("version", answer.version);
    write(codec::to_json(body));
}

void Conversation::refuse(const std::string& id, const Error& error, std::int64_t version) {
    Value body = Value::object();
    body.add("type", "error");
    if (!id.empty()) body.add("id", id);
    body.add("code", error.code).add("message", error.message);
    if (version > 0) body.add("version", version);
    write(codec::to_json(body));
}

}  // namespace faubourg::server
