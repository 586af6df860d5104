#include "src/table/entry.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "src/codec/json.h"

namespace faubourg::table {
namespace {

constexpr std::array<std::string_view, kKinds> kWords = {
    "open", "sit", "leave", "bot",    "back", "absent",  "act",
    "undo", "ask", "agree", "refuse", "vote", "abandon", "rematch"};

// Writes each kind of body as text; the functions below read it again.
struct Write {
    std::string operator()(const entries::Open& body) const {
        return codec::to_json(settings_document(body.settings));
    }
    std::string operator()(const entries::Sit& body) const { return body.name; }
    std::string operator()(const entries::Bot& body) const { return body.bot; }
    std::string operator()(const entries::Absent& body) const { return body.bot; }
    std::string operator()(const entries::Act& body) const { return body.text; }
    std::string operator()(const entries::Undo& body) const { return std::to_string(body.length); }
    std::string operator()(const entries::Ask& body) const { return std::to_string(body.length); }
    std::string operator()(const entries::Rematch& body) const { return body.table; }
    template <class Empty>
    std::string operator()(const Empty& /*body*/) const {
        return {};
    }
};

Result<int> length_in(const std::string& text) {
    int length = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, length);
    if (read.ec != std::errc() || read.ptr != end || length < 0) {
        return fail("table/broken", "no such length");
    }
    return length;
}

template <class Lengthy>
Result<Body> read_length(const std::string& text) {
    return transform(length_in(text), [](int length) -> Body { return Lengthy{.length = length}; });
}

Result<Body> read_open(const std::string& text) {
    return transform(
        and_then(codec::from_json(text), read_settings),
        [](Settings settings) -> Body { return entries::Open{.settings = std::move(settings)}; });
}

template <class Worded>
Result<Body> read_word(const std::string& text) {
    return Worded{text};
}

template <class Empty>
Result<Body> read_empty(const std::string& /*text*/) {
    return Empty{};
}

using ReadBody = Result<Body> (*)(const std::string& text);
constexpr std::array<ReadBody, kKinds> kReaders = {
    read_open,
    read_word<entries::Sit>,
    read_empty<entries::Leave>,
    read_word<entries::Bot>,
    read_empty<entries::Back>,
    read_word<entries::Absent>,
    read_word<entries::Act>,
    read_length<entries::Undo>,
    read_length<entries::Ask>,
    read_empty<entries::Agree>,
    read_empty<entries::Refuse>,
    read_empty<entries::Vote>,
    read_empty<entries::Abandon>,
    read_word<entries::Rematch>,
};

}  // namespace

std::string_view word_of(Kind kind) { return kWords[std::to_underlying(kind)]; }

std::optional<Kind> kind_of(std::string_view word) {
    const auto* found = std::ranges::find(kWords, word);
    if (found == kWords.end()) return std::nullopt;
    return static_cast<Kind>(found - kWords.begin());
}

std::unexpected<Error> broken(std::string_view table, std::int64_t number, std::string_view why) {
    return fail("table/broken", "table " + std::string(table) + ", entry " +
                                    std::to_string(number) + ": " + std::string(why));
}

StoredEntry to_stored(const Entry& entry) {
    return {.table = entry.table,
            .number = entry.number,
            .at = entry.at,
            .kind = std::string(word_of(entry.kind())),
            .seat = entry.seat.number(),
            .guest = entry.guest,
            .body = std::visit(Write{}, entry.body),
            .id = entry.id};
}

Result<Entry> from_stored(const StoredEntry& stored) {
    const auto kind = kind_of(stored.kind);
    if (!kind) return broken(stored.table, stored.number, "of no kind");
    auto body = kReaders[std::to_underlying(*kind)](stored.body);
    if (!body) return broken(stored.table, stored.number, body.error().message);
    return Entry{.table = stored.table,
                 .number = stored.number,
                 .at = stored.at,
                 .seat = seat_of(stored.seat),
                 .guest = stored.guest,
                 .id = stored.id,
                 .body = std::move(*body)};
}

}  // namespace faubourg::table
