#include "src/table/new_table.h"

#include <algorithm>
#include <utility>

#include "src/codec/record_json.h"
#include "src/core/reader.h"
#include "src/table/names.h"
#include "src/table/table_bots.h"

namespace faubourg::table {
namespace {

constexpr std::int64_t kLongestDecision = 60LL * 24 * 3600;
constexpr std::size_t kLongestSeed = 200;
constexpr std::string_view kDefaultSubstitute = "level3";

std::string text_or(const Reader& doc, std::string_view key, std::string_view otherwise) {
    const Reader text = doc.maybe(key);
    return text.present() ? text.string() : std::string(otherwise);
}

SeatHolder read_wanted_seat(const Reader& doc, const Person& me) {
    doc.only({"kind", "name", "bot"});
    SeatHolder seat;
    switch (doc.at("kind").one_of({"me", "open", "invited", "bot"})) {
        case 0:
            seat.kind = SeatHolder::Kind::Guest;
            seat.guest = me.id;
            seat.name = text_or(doc, "name", me.name);
            break;
        case 1:
            break;
        case 2:
            seat.kind = SeatHolder::Kind::Invited;
            break;
        default:
            seat.kind = SeatHolder::Kind::Bot;
            seat.bot = doc.at("bot").string();
    }
    return seat;
}

Result<void> check_seed(const std::string& seed, std::string_view where) {
    if (!seed.empty() && seed.size() <= kLongestSeed) return {};
    return fail("request/invalid", std::string(where) + ": has 1 to 200 characters");
}

Result<void> read_deal(const Reader& doc, Settings& settings) {
    const Reader deal = doc.maybe("deal");
    if (!deal.present()) return {};
    deal.only({"kind", "seed", "table"});
    switch (deal.at("kind").one_of({"random", "chosen", "same"})) {
        case 1:
            settings.deal = DealKind::Chosen;
            settings.setup.seed = deal.at("seed").string();
            return check_seed(settings.setup.seed, "deal.seed");
        case 2:
            settings.deal = DealKind::Same;
            settings.deal_of = deal.at("table").string();
            settings.setup.seed.clear();
            if (!is_id(settings.deal_of)) return fail("table/unknown", "there is no such table");
            break;
        default:
            break;
    }
    return {};
}

Result<void> take_record(match::Record record, const match::Library& library, Settings& settings) {
    const auto replayed = and_then(check_seed(record.setup.seed, "record.seed"),
                                   [&] { return library.replay(record); });
    if (!replayed) return fail(replayed);
    settings.game = std::move(record.game);
    settings.pack = (*replayed)->record().pack;  // the record may name it by a former hash
    settings.rules_version = record.rules_version;
    settings.setup = std::move(record.setup);
    settings.line = std::move(record.actions);
    settings.deal = DealKind::Imported;
    return {};
}

// An imported record brings all its actions along.
Result<void> read_imported(const Reader& doc, const match::Library& library, Settings& settings) {
    for (const std::string_view other : {"game", "pack", "options", "deal"}) {
        if (!doc.maybe(other).present()) continue;
        return fail("request/invalid", std::string(other) + ": the record says it");
    }
    return and_then(codec::read_record(doc.at("record").value()), [&](match::Record record) {
        return take_record(std::move(record), library, settings);
    });
}

Result<void> read_fresh(const Reader& doc, const match::Library& library, Settings& settings) {
    settings.game = doc.at("game").string();
    const match::AnyRules* rules = library.find(settings.game);
    if (rules == nullptr) return fail("game/unknown", "no such game");
    if (const Reader pack = doc.maybe("pack"); pack.present()) {
        rules = library.find(settings.game, pack.string());
        if (rules == nullptr) return fail("pack/unknown", "no such content pack");
    }
    settings.pack = rules->pack_hash();
    settings.rules_version = rules->facts().rules_version;
    if (const Reader options = doc.maybe("options"); options.present()) {
        options.members();
        settings.setup.options = options.value();
    }
    settings.setup.players = static_cast<int>(settings.seats.size());
    return read_deal(doc, settings);
}

Result<void> check(const match::Library& library, const Settings& settings) {
    const match::AnyRules* rules = library.find(settings.game, settings.pack);
    if (auto bot = check_bot(settings.substitute); !bot) return bot;
    for (const SeatHolder& seat : settings.seats) {
        if (seat.is_human()) {
            if (auto name = check_name(seat.name); !name) return name;
        } else if (seat.kind == SeatHolder::Kind::Bot) {
            if (auto bot = check_bot(seat.bot); !bot) return bot;
        }
    }
    if (std::cmp_not_equal(settings.setup.players, settings.seats.size())) {
        return fail("request/invalid", "seats: one for each player of the record");
    }
    return without_value(rules->start(settings.setup));
}

}  // namespace

Result<Settings> read_new_table(const match::Library& library, const Value& body, const Person& me,
                                const Seeds& seeds) {
    Problem problem;
    const Reader doc(body, problem);
    doc.only({"game", "pack", "options", "seats", "public", "deal", "seconds", "substitute",
              "hints", "record"});
    Settings settings;
    settings.owner = me.id;
    settings.bot_secret = seeds.bots;
    settings.setup.seed = seeds.deal;
    if (const Reader hints = doc.maybe("hints"); hints.present()) settings.hints = hints.boolean();
    if (const Reader open = doc.maybe("public"); open.present())
        settings.is_public = open.boolean();
    if (const Reader time = doc.maybe("seconds"); time.present()) {
        settings.seconds = time.integer(0, kLongestDecision);
    }
    settings.substitute = text_or(doc, "substitute", kDefaultSubstitute);
    for (const Reader& seat : doc.at("seats").items(1, kMaxSeats)) {
        settings.seats.push_back(read_wanted_seat(seat, me));
    }
    const bool imported = doc.maybe("record").present();
    const auto read =
        imported ? read_imported(doc, library, settings) : read_fresh(doc, library, settings);
    if (problem.found()) return fail("request/invalid", problem.message());
    const auto checked = and_then(read, [&] { return check(library, settings); });
    return transform(checked, [&] { return std::move(settings); });
}

Settings settings_for_rematch(const Settings& before, const std::vector<SeatHolder>& seats,
                              const std::string& owner, const Seeds& seeds) {
    Settings next = before;
    next.deal = DealKind::Random;
    next.deal_of.clear();
    next.line.clear();
    next.setup.initial_state.reset();
    next.setup.seed = seeds.deal;
    next.bot_secret = seeds.bots;
    next.owner = owner;
    next.seats = seats;
    for (SeatHolder& seat : next.seats) {
        if (!seat.is_human()) continue;
        seat.bot.clear();
        seat.absent = false;
    }
    return next;
}

}  // namespace faubourg::table
