#include "src/arena/stats_report.h"

namespace faubourg::arena {
namespace {

Value fact_document(const FactReport& fact) {
    const bool flag = fact.info.kind == FactInfo::Kind::Flag;
    Value out = Value::object();
    out.add("id", fact.info.id)
        .add("kind", flag ? "flag" : "amount")
        .add("of", fact.info.of_table ? "table" : "seat")
        .add("label", Value::object().add("en", fact.info.label.en).add("fr", fact.info.label.fr))
        .add(flag ? "share" : "mean", estimate_document(fact.all));
    if (fact.info.of_table) return out;
    out.add("winners", estimate_document(fact.winners))
        .add("losers", estimate_document(fact.losers))
        .add("correlation", estimate_document(fact.correlation));
    if (!flag) return out;
    out.add("in_games", estimate_document(fact.in_games)).add("win", estimate_document(fact.win));
    return out;
}

Value facts_document(const std::vector<FactReport>& facts) {
    Value list = Value::list();
    for (const FactReport& fact : facts) list.add(fact_document(fact));
    return list;
}

}  // namespace

Value stats_document(const StatsReport& report) {
    const Value games = report_document(report.games);
    Value out = Value::object();
    out.add("stats", 1);
    for (const Member& member : *games.members()) {
        if (member.key == "arena" || member.key == "bots") continue;
        if (member.key == "turns") {
            const Value& bot = games.find("bots")->items()->front();
            out.add("bot", *bot.find("name"))
                .add("score", *bot.find("score"))
                .add("scores", *bot.find("scores"))
                .add("times", *bot.find("times"));
        }
        out.add(member.key, member.value);
    }
    out.add("parts", facts_document(report.parts)).add("facts", facts_document(report.facts));
    return out;
}

}  // namespace faubourg::arena
