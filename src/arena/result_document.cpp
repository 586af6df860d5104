#include "src/arena/results_file.h"
#include "src/core/reader.h"
#include "src/core/standing.h"

// Settings and games as documents: the lines of a results file.
namespace faubourg::arena {
namespace {

constexpr int kFormat = 2;
constexpr int kMostPoints = 1'000'000;
constexpr std::size_t kMostFacts = 10'000;

Value numbers(const std::vector<int>& items) {
    Value list = Value::list();
    for (const int item : items) list.add(Value(item));
    return list;
}

std::vector<int> read_numbers(const Reader& reader, std::size_t least, std::size_t most) {
    std::vector<int> items;
    for (const Reader& item : reader.items(least, most)) {
        items.push_back(static_cast<int>(item.integer(-kMostPoints, kMostPoints)));
    }
    return items;
}

void read_seats(const Reader& reader, GameResult& result) {
    const std::size_t seats = result.seats.size();
    const auto totals = read_numbers(reader.at("totals"), seats, seats);
    const auto ties = read_numbers(reader.at("ties"), seats, seats);
    const auto parts = reader.at("parts").items(seats, seats);
    const auto times = reader.at("times").items(seats, seats);
    if (totals.size() != seats || ties.size() != seats || parts.size() != seats ||
        times.size() != seats) {
        return;  // the reader has noted the problem
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        SeatResult& out = result.seats[seat];
        out.total = totals[seat];
        out.tie_break = ties[seat];
        out.parts = read_numbers(parts[seat], 0, SeatScore::kMaxParts);
        out.times = DecisionTimes::read(times[seat].value());
    }
}

void read_forfeit(const Reader& reader, GameResult& result) {
    if (!reader.present() || reader.is_null()) return;
    const auto last = static_cast<std::int64_t>(result.seats.size()) - 1;
    result.forfeit = Forfeit{
        .seat = Seat::of(reader.at("seat").integer(0, last)),
        .error = {.code = reader.at("code").string(), .message = reader.at("message").string()}};
}

}  // namespace

// The number of games is not a setting, because a tournament may be extended.
Value settings_document(const Plan& plan) {
    Value bots = Value::list();
    Value settings = Value::list();
    for (const Entrant& entrant : plan.entrants) {
        bots.add(Value(entrant.spec));
        settings.add(Value(entrant.settings));
    }
    Value out = Value::object();
    out.add("arena_results", kFormat)
        .add("game", plan.rules->facts().id)
        .add("pack", plan.rules->pack_hash())
        .add("rules", plan.rules->facts().rules_version)
        .add("players", plan.schedule.seats())
        .add("options", plan.options)
        .add("schedule", plan.schedule.name())
        .add("bots", std::move(bots))
        .add("settings", std::move(settings))
        .add("seed", plan.seed)
        .add("facts", plan.facts);
    return out;
}

Value result_document(const GameResult& result) {
    Value totals = Value::list();
    Value ties = Value::list();
    Value parts = Value::list();
    Value times = Value::list();
    Value line_up = Value::list();
    for (const SeatResult& seat : result.seats) {
        line_up.add(Value(seat.entrant));
        totals.add(Value(seat.total));
        ties.add(Value(seat.tie_break));
        parts.add(numbers(seat.parts));
        times.add(seat.times.document());
    }
    Value out = Value::object();
    out.add("game", result.number)
        .add("line_up", std::move(line_up))
        .add("first", result.first)
        .add("totals", std::move(totals))
        .add("ties", std::move(ties))
        .add("parts", std::move(parts))
        .add("actions", result.actions)
        .add("times", std::move(times));
    if (result.forfeit) {
        Value forfeit = Value::object();
        forfeit.add("seat", result.forfeit->seat)
            .add("code", result.forfeit->error.code)
            .add("message", result.forfeit->error.message);
        out.add("forfeit", std::move(forfeit));
    }
    if (!result.facts.empty()) {
        Value facts = Value::list();
        for (const auto& fact : result.facts) facts.add(numbers(fact));
        out.add("facts", std::move(facts));
    }
    return out;
}

Result<GameResult> read_result(const Value& document, const Plan& plan) {
    constexpr std::int64_t kMost = 1'000'000'000;
    Problem problem;
    const Reader reader(document, problem);
    GameResult result;
    result.number = static_cast<int>(reader.at("game").integer(0, kMost));
    const LineUp line_up = plan.line_up_of(result.number);
    const Reader seats = reader.at("line_up");
    if (read_numbers(seats, line_up.size(), line_up.size()) != line_up) {
        seats.report("is not that of this game");
    }
    for (const int entrant : line_up) {
        result.seats.emplace_back();
        result.seats.back().entrant = entrant;
    }
    const auto last = static_cast<std::int64_t>(line_up.size()) - 1;
    result.first = Seat::of(reader.at("first").integer(0, last));
    read_seats(reader, result);
    result.actions = static_cast<int>(reader.at("actions").integer(0, kMost));
    read_forfeit(reader.maybe("forfeit"), result);
    if (const Reader facts = reader.maybe("facts"); facts.present()) {
        for (const Reader& fact : facts.items(0, kMostFacts)) {
            result.facts.push_back(read_numbers(fact, 1, line_up.size()));
        }
    }
    if (problem.found()) return fail("results/invalid", problem.message());
    result.share_win();
    return result;
}

}  // namespace faubourg::arena
