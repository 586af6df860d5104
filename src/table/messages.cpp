#include "src/table/messages.h"

#include <algorithm>
#include <array>

#include "src/codec/json.h"
#include "src/codec/request.h"
#include "src/table/names.h"

namespace faubourg::table {
namespace {

using What = decltype(Wish::what);

Result<What> read_act(const Value& message) {
    return transform(codec::text_field(message, "action"),
                     [](std::string text) -> What { return wishes::Act{.text = std::move(text)}; });
}

Result<What> read_undo(const Value& message) {
    if (message.find("decisions") == nullptr) return wishes::Undo{};
    return transform(codec::number_field(message, "decisions"), [](std::int64_t decisions) -> What {
        return wishes::Undo{.decisions = decisions};
    });
}

Result<What> read_bot(const Value& message) {
    return transform(codec::text_field(message, "bot"),
                     [](std::string bot) -> What { return wishes::Bot{.bot = std::move(bot)}; });
}

template <class Plain>
Result<What> read_plain(const Value& /*message*/) {
    return Plain{};
}

// The words of client messages that are wishes.
struct Word {
    std::string_view word;
    Result<What> (*read)(const Value& message);
};
constexpr std::array kWishWords = {
    Word{.word = "act", .read = read_act},
    Word{.word = "undo", .read = read_undo},
    Word{.word = "agree", .read = read_plain<wishes::Agree>},
    Word{.word = "refuse", .read = read_plain<wishes::Refuse>},
    Word{.word = "back", .read = read_plain<wishes::Back>},
    Word{.word = "bot", .read = read_bot},
    Word{.word = "vote", .read = read_plain<wishes::Vote>},
};

Result<Wish> read_wish(const Value& message, std::string_view word, const std::string& guest) {
    const auto* known = std::ranges::find(kWishWords, word, &Word::word);
    if (known == kWishWords.end()) return fail("request/invalid", "do: no such wish is known");
    if (guest.empty()) return fail("guest/required", "you are not known here");
    auto fields = gather(codec::seat_field(message, kMaxSeats),
                         codec::number_field(message, "version"), known->read(message));
    return transform(std::move(fields), [&](Seat seat, std::int64_t version, What what) {
        return Wish{
            .what = std::move(what), .guest = guest, .seat = seat, .version = version, .id = {}};
    });
}

Result<LookRequest> read_look(const Value& message) {
    const Value* given = message.find("seat");
    if (given == nullptr || given->is_null()) return LookRequest{};
    return transform(codec::seat_field(message, kMaxSeats),
                     [](Seat seat) { return LookRequest{.seat = seat}; });
}

Result<HintRequest> read_hint(const Value& message) {
    return transform(codec::seat_field(message, kMaxSeats),
                     [](Seat seat) { return HintRequest{.seat = seat}; });
}

template <class Read>
Result<ClientMessage> with_id(const std::string& id, Result<Read> what) {
    return transform(std::move(what), [&](Read read) {
        if constexpr (std::same_as<Read, Wish>) read.id = id;
        return ClientMessage{.id = id, .what = std::move(read)};
    });
}

Result<ClientMessage> read_what(const Value& message, const std::string& guest,
                                std::string_view word, const std::string& id) {
    if (!is_client_id(id)) {
        return fail("request/invalid", "id: 1 to 40 letters, digits, '-' and '_'");
    }
    if (word == "look") return with_id(id, read_look(message));
    if (word == "hint") return with_id(id, read_hint(message));
    return with_id(id, read_wish(message, word, guest));
}

}  // namespace

Result<ClientMessage> read_client_message(const Value& message, const std::string& guest) {
    return and_then(gather(codec::text_field(message, "do"), codec::text_field(message, "id")),
                    [&](const std::string& word, const std::string& id) {
                        return read_what(message, guest, word, id);
                    });
}

std::string id_of_message(const Value& message) {
    const Value* id = message.find("id");
    const bool readable = id != nullptr && id->string() != nullptr && is_client_id(*id->string());
    return readable ? *id->string() : std::string();
}

std::string ack_message(std::string_view id, std::int64_t number, std::int64_t version) {
    Value body = Value::object();
    body.add("type", "ack").add("ack", id).add("number", number).add("version", version);
    return codec::to_json(body);
}

std::string error_message(std::string_view id, const Error& error, std::int64_t version) {
    Value body = Value::object();
    body.add("type", "error");
    if (!id.empty()) body.add("id", id);
    body.add("code", error.code).add("message", error.message);
    if (version > 0) body.add("version", version);
    return codec::to_json(body);
}

std::string with_ack(std::string_view update, std::string_view id) {
    std::string text;
    text.reserve(update.size() + id.size() + 12);
    text += R"({"ack":")";
    text += id;  // letters and digits: see is_client_id
    text += "\",";
    text += update.substr(1);
    return text;
}

}  // namespace faubourg::table
