#include "src/arena/stats_report.h"

#include <algorithm>

namespace faubourg::arena {
namespace {

// The sums of one fact over the games.
struct FactTally {
    Clustered all;
    Clustered winners;
    Clustered losers;
    ClusteredCorrelation correlation;
    Clustered in_games;
    Clustered win;

    void add_seat(int deal, double value, double won) {
        all.add(deal, value);
        (won > 0 ? winners : losers).add(deal, value);
        correlation.add(deal, value, won);
        if (value > 0) win.add(deal, won);
    }

    FactReport report(const FactInfo& info) const {
        const bool flag = info.kind == FactInfo::Kind::Flag;
        const auto mean = [flag](const Clustered& values) {
            return flag ? values.share() : values.mean();
        };
        return {.info = info,
                .all = mean(all),
                .winners = mean(winners),
                .losers = mean(losers),
                .correlation = correlation.value(),
                .in_games = in_games.share(),
                .win = win.share()};
    }
};

void count_fact(const GameResult& game, int deal, const std::vector<int>& values,
                FactTally& tally) {
    if (values.size() != game.seats.size()) {  // a fact of the table
        tally.all.add(deal, values.front());
        return;
    }
    for (std::size_t seat = 0; seat < values.size(); ++seat) {
        tally.add_seat(deal, values[seat], game.seats[seat].win);
    }
    tally.in_games.add(deal, std::ranges::any_of(values, [](int value) { return value > 0; }));
}

std::vector<int> part_of(const GameResult& game, std::size_t part) {
    std::vector<int> values;
    values.reserve(game.seats.size());
    for (const SeatResult& seat : game.seats) {
        values.push_back(part < seat.parts.size() ? seat.parts[part] : seat.tie_break);
    }
    return values;
}

// The parts of the score and the tie-break as facts.
std::vector<FactInfo> part_infos(const match::AnyMatch& match) {
    std::vector<FactInfo> infos;
    const Text group = {.en = "Score by source", .fr = "Score par source"};
    const std::span<const Words> words = match.score_words();
    infos.reserve(words.size());
    for (std::size_t part = 0; part < words.size(); ++part) {
        const bool tie_break = part + 1 == words.size();
        const std::string more_en = tie_break ? " (tie-break)" : "";
        const std::string more_fr = tie_break ? " (départage)" : "";
        infos.push_back({.id = std::string(words[part].en),
                         .group = group,
                         .label = {.en = std::string(words[part].en) + more_en,
                                   .fr = std::string(words[part].fr) + more_fr}});
    }
    return infos;
}

}  // namespace

StatsReport make_stats(const Plan& plan, const std::vector<GameResult>& results) {
    StatsReport report;
    report.games = make_report(plan, results);
    const auto match = plan.rules->start({.players = plan.schedule.seats(),
                                          .options = plan.options,
                                          .seed = deal_seed(plan, 0),
                                          .initial_state = std::nullopt});
    if (!match) return report;
    const std::vector<FactInfo> parts = part_infos(**match);
    const auto facts = (*match)->match_facts();
    const std::vector<FactInfo> infos = facts ? facts->catalogue() : std::vector<FactInfo>();
    std::vector<FactTally> part_tallies(parts.size());
    std::vector<FactTally> fact_tallies(infos.size());
    std::vector<const GameResult*> games;
    for (const GameResult& result : results) {
        if (!result.forfeit) games.push_back(&result);
    }
    std::ranges::sort(games, {}, &GameResult::number);
    for (const GameResult* game : games) {
        const int deal = plan.deal_of(game->number);
        for (std::size_t part = 0; part < parts.size(); ++part) {
            count_fact(*game, deal, part_of(*game, part), part_tallies[part]);
        }
        for (std::size_t i = 0; i < std::min(infos.size(), game->facts.size()); ++i) {
            count_fact(*game, deal, game->facts[i], fact_tallies[i]);
        }
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        report.parts.push_back(part_tallies[i].report(parts[i]));
    }
    for (std::size_t i = 0; i < infos.size(); ++i) {
        report.facts.push_back(fact_tallies[i].report(infos[i]));
    }
    return report;
}

}  // namespace faubourg::arena
