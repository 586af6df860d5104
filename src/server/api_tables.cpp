#include <charconv>

#include "src/codec/request.h"
#include "src/server/api.h"
#include "src/server/secret.h"
#include "src/table/judge.h"
#include "src/table/names.h"
#include "src/table/new_table.h"

// The handlers of the API that deal with guests and with one table.
namespace faubourg::server {
namespace {

constexpr int kLongestLine = 1'000'000;
constexpr int kMostSteps = 500;  // in one page of a replay

Language language_of(const Request& request) {
    const auto found = request.query.find("lang");
    return found != request.query.end() && found->second == "fr" ? Language::French
                                                                 : Language::English;
}

// Which viewer a guest is: the seat asked for, which must be the guest's own; if none is asked for,
// the guest's only seat, or else a spectator.
Result<Viewer> viewer_of(const Table& table, const Request& request, std::string_view guest) {
    const auto held = table.seats_of(guest);
    const auto asked = request.query.find("seat");
    if (asked == request.query.end()) {
        return held.size() == 1 ? Viewer::of(held.front()) : Viewer::spectator();
    }
    for (const Seat seat : held) {
        if (asked->second == std::to_string(seat.number())) return Viewer::of(seat);
    }
    return fail("seat/not_yours", "that seat is not yours");
}

// After the match anybody can choose any viewer: a seat, a spectator, or one who sees all.
Result<Viewer> any_viewer(const Table& table, const Request& request) {
    const auto asked = request.query.find("seat");
    if (asked == request.query.end() || asked->second == "all") return Viewer::all();
    if (asked->second == "spectator") return Viewer::spectator();
    for (const Seat seat : all_seats(table.players())) {
        if (asked->second == std::to_string(seat.number())) return Viewer::of(seat);
    }
    return fail("seat/invalid", "there is no such seat");
}

Result<int> number_in(const Request& request, std::string_view name, int otherwise, int most) {
    const auto found = request.query.find(name);
    if (found == request.query.end()) return otherwise;
    const std::string& text = found->second;
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
    if (!whole || number < 0 || number > most) {
        return fail("request/invalid", std::string(name) + ": 0 to " + std::to_string(most));
    }
    return number;
}

}  // namespace

Result<std::string> Api::name_in(const Value& body, const std::string& known) {
    if (body.find("name") == nullptr) return known;
    auto name = codec::text_field(body, "name");
    if (!name) return name;
    return transform(table::check_name(*name), [&] { return *name; });
}

Value Api::whole_document(const Table& table, std::string_view guest) {
    Value out = table::table_document(table);
    Value yours = Value::list();
    for (const Seat seat : table.seats_of(guest)) yours.add(Value(seat));
    out.add("yours", std::move(yours)).add("you_own", !guest.empty() && guest == table.owner());
    return out;
}

Api::Handled Api::me(Call& call) {
    Value body = Value::object();
    body.add("guest", call.guest.id).add("name", call.guest.name);
    co_return json_response(200, body);
}

Api::Handled Api::rename_me(Call& call) {
    const std::string name = co_await codec::text_field(call.body, "name");
    co_await table::check_name(name);
    guests_.rename(call.guest, name);
    call.guest.name = name;
    co_return co_await me(call);
}

Api::Handled Api::show_as(Call& call, int status) {
    const TablePtr table = co_await co_await read(call.table);
    co_return json_response(status, whole_document(*table, call.guest.id));
}

Api::Handled Api::show(Call& call) { return show_as(call, 200); }

Api::Handled Api::create(Call& call) {
    const table::Person me{.id = call.guest.id, .name = call.guest.name};
    const table::Seeds seeds = new_seeds();
    Settings settings = co_await table::read_new_table(library_, call.body, me, seeds);
    co_await co_await check_room_for_a_table(call);
    if (settings.deal == table::DealKind::Same) {
        settings.setup.seed = co_await co_await seed_of_same_deal(settings);
    }
    call.table = new_id();
    const Answer opened = co_await open(call.table, std::move(settings));
    co_await opened.number;
    co_return co_await show_as(call, 201);
}

// Refused while that match is still being played: the same deal would show its future.
Task<Result<std::string>> Api::seed_of_same_deal(const Settings& settings) {
    const TablePtr other = co_await co_await read(settings.deal_of);
    const Settings& before = other->settings();
    if (other->phase() != Phase::Over) {
        co_return fail("deal/running", "that deal is still being played");
    }
    if (before.game != settings.game || before.setup.initial_state) {
        co_return fail("deal/other_game", "that deal is of another game");
    }
    co_return before.setup.seed;
}

Task<Result<void>> Api::check_room_for_a_table(const Call& call) {
    auto asking = queue_.answer(
        [guest = call.guest.id](store::Store& store) { return store.count_unfinished(guest); });
    const std::int64_t count = co_await asking;
    const std::int64_t most = config_.limits.tables_per_guest;
    if (most > 0 && count >= most) {
        co_return fail("limit/tables", "you have too many unfinished tables");
    }
    co_return Result<void>();
}

Task<Result<TablePtr>> Api::table_with_match(const Call& call) {
    TablePtr table = co_await co_await read(call.table);
    if (table->match() == nullptr) co_return fail("table/open", "players are still missing");
    co_return table;
}

Api::Handled Api::record(Call& call) {
    const TablePtr table = co_await co_await table_with_match(call);
    const Viewer viewer = co_await viewer_of(*table, call.request, call.guest.id);
    const auto format = call.request.query.find("format");
    if (format != call.request.query.end() && format->second == "text") {
        Response text;
        text.type = "text/plain; charset=utf-8";
        text.body = table::export_text(*table, viewer, language_of(call.request));
        co_return text;
    }
    co_return json_response(200, table::export_document(*table, viewer));
}

// During a match the guest sees what their own seat has seen; afterwards any viewer can be chosen.
Api::Handled Api::replay(Call& call) {
    const TablePtr table = co_await co_await table_with_match(call);
    const auto seen_by = table->open_to_all() ? any_viewer(*table, call.request)
                                              : viewer_of(*table, call.request, call.guest.id);
    const Viewer viewer = co_await seen_by;
    const int from = co_await number_in(call.request, "from", 0, kLongestLine);
    const int count = co_await number_in(call.request, "count", kMostSteps, kMostSteps);
    Look look{.viewer = viewer, .language = std::nullopt};
    if (call.request.query.contains("lang")) look.language = language_of(call.request);
    co_return json_response(200, table::replay_document(*table, look, from, count));
}

Api::Handled Api::make_wish(Call& call, Wish wanted) {
    wanted.guest = call.guest.id;
    wanted.id = new_id();
    if (const Value* id = call.body.find("id"); id != nullptr) {
        if (id->string() == nullptr || !table::is_client_id(*id->string())) {
            co_return fail("request/invalid", "id: letters and digits");
        }
        wanted.id = *id->string();
    }
    const Answer answer = co_await wish(call.table, std::move(wanted));
    co_await answer.number;
    co_return co_await show_as(call, 200);
}

Api::Handled Api::wish_about_seat(Call& call, decltype(Wish::what) what) {
    Wish wanted;
    wanted.what = std::move(what);
    wanted.seat = co_await codec::seat_field(call.body, kMaxSeats);
    co_return co_await make_wish(call, std::move(wanted));
}

Api::Handled Api::sit(Call& call) {
    wishes::Sit sit;
    sit.name = co_await name_in(call.body, call.guest.name);
    decltype(Wish::what) what = std::move(sit);
    co_return co_await wish_about_seat(call, std::move(what));
}

Api::Handled Api::leave(Call& call) { return wish_about_seat(call, wishes::Leave{}); }
Api::Handled Api::take_back(Call& call) { return wish_about_seat(call, wishes::Back{}); }
Api::Handled Api::vote(Call& call) { return wish_about_seat(call, wishes::Vote{}); }

Api::Handled Api::hand_to_bot(Call& call) {
    wishes::Bot hand;
    hand.bot = co_await codec::text_field(call.body, "bot");
    decltype(Wish::what) what = std::move(hand);
    co_return co_await wish_about_seat(call, std::move(what));
}

Api::Handled Api::abandon(Call& call) {
    return make_wish(call, {.what = wishes::Abandon{}, .guest = {}, .id = {}});
}

// The new table is opened before the old one names it, so that the name is never of a missing
// table. If two guests ask at once, the second is shown the table of the first.
Api::Handled Api::rematch(Call& call) {
    const TablePtr table = co_await co_await read(call.table);
    const std::string follower = new_id();
    const Wish wanted{
        .what = wishes::Rematch{.table = follower}, .guest = call.guest.id, .id = new_id()};
    const auto judged = table::judge(*table, wanted, clock_.now());
    if (!judged && judged.error().code == "rematch/exists") {
        call.table = table->rematch();
        co_return co_await show_as(call, 200);
    }
    co_await judged;
    Settings next =
        table::settings_for_rematch(table->settings(), table->seats(), call.guest.id, new_seeds());
    co_await co_await check_room_for_a_table(call);
    co_return co_await open_rematch(call, wanted, follower, std::move(next));
}

Api::Handled Api::open_rematch(Call& call, Wish wanted, std::string follower, Settings settings) {
    const Answer opened = co_await open(follower, std::move(settings));
    co_await opened.number;
    const Answer answer = co_await wish(call.table, wanted);
    if (answer.number) {
        call.table = follower;
        co_return co_await show_as(call, 201);
    }
    if (answer.number.error().code != "rematch/exists") {
        co_return fail(answer.number);
    }
    wanted.what = wishes::Abandon{};
    tables_.wish(follower, std::move(wanted), nullptr, [](const Answer&) {});
    call.table = answer.number.error().message;
    co_return co_await show_as(call, 200);
}

}  // namespace faubourg::server
