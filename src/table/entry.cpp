#include "src/table/entry.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <type_traits>
#include <utility>

#include "src/codec/json.h"

namespace faubourg::table {
namespace {

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

struct KindRow {
    Kind kind;
    std::string_view word;
    Result<Body> (*read)(const std::string& text);
};

template <Kind kind, class Of>
consteval KindRow row(std::string_view word, Result<Body> (*read)(const std::string& text)) {
    constexpr std::size_t kPlace = std::to_underlying(kind);
    static_assert(std::is_same_v<std::variant_alternative_t<kPlace, Body>, Of>);
    return {.kind = kind, .word = word, .read = read};
}

// Every kind once, in the order of the enumeration.
constexpr std::array<KindRow, kKinds> kKindTable = {
    row<Kind::Open, entries::Open>("open", read_open),
    row<Kind::Sit, entries::Sit>("sit", read_word<entries::Sit>),
    row<Kind::Leave, entries::Leave>("leave", read_empty<entries::Leave>),
    row<Kind::Bot, entries::Bot>("bot", read_word<entries::Bot>),
    row<Kind::Back, entries::Back>("back", read_empty<entries::Back>),
    row<Kind::Absent, entries::Absent>("absent", read_word<entries::Absent>),
    row<Kind::Act, entries::Act>("act", read_word<entries::Act>),
    row<Kind::Undo, entries::Undo>("undo", read_length<entries::Undo>),
    row<Kind::Ask, entries::Ask>("ask", read_length<entries::Ask>),
    row<Kind::Agree, entries::Agree>("agree", read_empty<entries::Agree>),
    row<Kind::Refuse, entries::Refuse>("refuse", read_empty<entries::Refuse>),
    row<Kind::Vote, entries::Vote>("vote", read_empty<entries::Vote>),
    row<Kind::Abandon, entries::Abandon>("abandon", read_empty<entries::Abandon>),
    row<Kind::Rematch, entries::Rematch>("rematch", read_word<entries::Rematch>),
};

const KindRow& row_of(Kind kind) { return kKindTable[std::to_underlying(kind)]; }
static_assert(std::ranges::adjacent_find(kKindTable, std::ranges::greater_equal{},
                                         &KindRow::kind) == kKindTable.end());

}  // namespace

std::string_view word_of(Kind kind) { return row_of(kind).word; }

std::optional<Kind> kind_of(std::string_view word) {
    const auto* found = std::ranges::find(kKindTable, word, &KindRow::word);
    return found != kKindTable.end() ? std::optional(found->kind) : std::nullopt;
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
    if (!kind) return broken(stored.table, stored.number, "of an unknown kind");
    auto body = row_of(*kind).read(stored.body);
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
