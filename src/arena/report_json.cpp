#include "src/arena/report.h"

namespace faubourg::arena {
namespace {

// [[value, how often], ..]
Value histogram_document(const Histogram& histogram) {
    Value list = Value::list();
    for (const auto& [value, count] : histogram) {
        Value pair = Value::list();
        pair.add(Value(value));
        pair.add(Value(count));
        list.add(std::move(pair));
    }
    return list;
}

Value times_document(const DecisionTimes& times) {
    Value out = Value::object();
    out.add("decisions", times.count())
        .add("mean_ms", rounded(times.mean_ms()))
        .add("p50_ms", rounded(times.quantile_ms(0.5)))
        .add("p99_ms", rounded(times.quantile_ms(0.99)))
        .add("max_ms", rounded(times.max_ms()));
    return out;
}

Value entrant_document(const EntrantReport& entrant) {
    Value out = Value::object();
    out.add("name", entrant.name)
        .add("seats", entrant.games)
        .add("win", estimate_document(entrant.win))
        .add("score", estimate_document(entrant.score))
        .add("rating", estimate_document(entrant.rating))
        .add("forfeits", entrant.forfeits)
        .add("scores", histogram_document(entrant.scores))
        .add("times", times_document(entrant.times));
    return out;
}

void add_settings(Value& out, const Report& report) {
    out.add("game", report.game)
        .add("pack", report.pack)
        .add("options", report.options)
        .add("players", report.players)
        .add("schedule", report.schedule)
        .add("seed", report.seed)
        .add("games", report.games)
        .add("games_planned", report.games_planned)
        .add("deals", report.deals);
}

}  // namespace

Value report_document(const Report& report) {
    Value out = Value::object();
    out.add("arena", 1);
    add_settings(out, report);
    Value bots = Value::list();
    for (const EntrantReport& entrant : report.entrants) bots.add(entrant_document(entrant));
    Value turns = Value::list();
    for (const TurnReport& turn : report.turns) {
        Value entry = Value::object();
        entry.add("win", estimate_document(turn.win)).add("score", estimate_document(turn.score));
        turns.add(std::move(entry));
    }
    Value length = Value::object();
    length.add("mean", estimate_document(report.length))
        .add("lengths", histogram_document(report.lengths));
    out.add("bots", std::move(bots))
        .add("turns", std::move(turns))
        .add("length", std::move(length));
    return out;
}

}  // namespace faubourg::arena
