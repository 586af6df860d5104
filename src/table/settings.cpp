#include "src/table/settings.h"

#include <array>
#include <utility>

#include "src/codec/record_json.h"
#include "src/core/reader.h"

namespace faubourg::table {
namespace {

constexpr std::array<std::string_view, 4> kDeals = {"random", "chosen", "same", "imported"};
constexpr std::array<std::string_view, 4> kHolders = {"open", "invited", "guest", "bot"};
constexpr std::int64_t kMostSeconds = 366LL * 24 * 3600;

Value seat_document(const SeatHolder& seat) {
    Value out = Value::object();
    out.add("kind", word_of(seat.kind));
    if (!seat.guest.empty()) out.add("guest", seat.guest);
    if (!seat.name.empty()) out.add("name", seat.name);
    if (!seat.bot.empty()) out.add("bot", seat.bot);
    if (seat.by_invitation) out.add("by_invitation", true);
    return out;
}

SeatHolder read_seat(const Reader& doc) {
    SeatHolder seat;
    seat.kind = static_cast<SeatHolder::Kind>(
        doc.at("kind").one_of({kHolders[0], kHolders[1], kHolders[2], kHolders[3]}));
    for (const auto& [key, field] : {std::pair{"guest", &seat.guest}, std::pair{"name", &seat.name},
                                     std::pair{"bot", &seat.bot}}) {
        if (const Reader text = doc.maybe(key); text.present()) *field = text.string();
    }
    if (const Reader flag = doc.maybe("by_invitation"); flag.present())
        seat.by_invitation = flag.boolean();
    return seat;
}

}  // namespace

std::string_view word_of(DealKind deal) { return kDeals[std::to_underlying(deal)]; }
std::string_view word_of(SeatHolder::Kind kind) { return kHolders[std::to_underlying(kind)]; }

Value settings_document(const Settings& settings) {
    Value seats = Value::list();
    for (const SeatHolder& seat : settings.seats) seats.add(seat_document(seat));
    const match::Record record{.game = settings.game,
                               .pack = settings.pack,
                               .rules_version = settings.rules_version,
                               .setup = settings.setup,
                               .actions = settings.line};
    Value out = Value::object();
    out.add("record", codec::record_document(record))
        .add("deal", word_of(settings.deal))
        .add("deal_of", settings.deal_of)
        .add("owner", settings.owner)
        .add("public", settings.is_public)
        .add("seconds", settings.seconds)
        .add("substitute", settings.substitute)
        .add("hints", settings.hints)
        .add("bot_secret", settings.bot_secret)
        .add("seats", std::move(seats));
    return out;
}

Result<Settings> read_settings(const Value& document) {
    Problem problem;
    const Reader doc(document, problem);
    auto record = codec::read_record(doc.at("record").value());
    if (!record) return fail("table/broken", record.error().message);
    Settings settings{.game = record->game,
                      .pack = record->pack,
                      .rules_version = record->rules_version,
                      .setup = std::move(record->setup),
                      .line = std::move(record->actions),
                      .deal = {},
                      .deal_of = doc.at("deal_of").string(),
                      .owner = doc.at("owner").string(),
                      .is_public = doc.at("public").boolean(),
                      .seconds = doc.at("seconds").integer(0, kMostSeconds),
                      .substitute = doc.at("substitute").string(),
                      .hints = doc.at("hints").boolean(),
                      .bot_secret = doc.at("bot_secret").string(),
                      .seats = {}};
    settings.deal =
        static_cast<DealKind>(doc.at("deal").one_of({kDeals[0], kDeals[1], kDeals[2], kDeals[3]}));
    for (const Reader& seat : doc.at("seats").items(1, kMaxSeats)) {
        settings.seats.push_back(read_seat(seat));
    }
    if (problem.found()) return fail("table/broken", problem.message());
    return settings;
}

}  // namespace faubourg::table
