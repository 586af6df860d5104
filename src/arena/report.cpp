#include "src/arena/report.h"

#include <algorithm>
#include <set>

#include "src/ratings/plackett_luce.h"

namespace faubourg::arena {
namespace {

// All sums over the games. They are added in the order of the games, because floating-point sums
// depend on the order.
struct Tally {
    std::vector<Clustered> wins;
    std::vector<Clustered> scores;
    std::vector<Clustered> turn_wins;
    std::vector<Clustered> turn_scores;
    Clustered lengths;
    ratings::RankingsByDeal rankings;
    std::set<int> deals;

    Tally(std::size_t entrants, std::size_t seats)
        : wins(entrants), scores(entrants), turn_wins(seats), turn_scores(seats) {}
};

void count_seat(const GameResult& game, int deal, Seat seat, Tally& tally, Report& report) {
    const SeatResult& result = game.seats[seat.index()];
    const auto entrant = static_cast<std::size_t>(result.entrant);
    const auto turn = static_cast<std::size_t>(game.turn_of(seat));
    EntrantReport& out = report.entrants[entrant];
    ++out.games;
    out.times.add(result.times);
    tally.wins[entrant].add(deal, result.win);
    tally.turn_wins[turn].add(deal, result.win);
    if (game.forfeit) {
        if (game.forfeit->seat == seat) ++out.forfeits;
        return;
    }
    ++out.scores[result.total];
    tally.scores[entrant].add(deal, result.total);
    tally.turn_scores[turn].add(deal, result.total);
}

void count_game(const GameResult& game, int deal, Tally& tally, Report& report) {
    tally.deals.insert(deal);
    for (const Seat seat : all_seats(game.seats.size())) {
        count_seat(game, deal, seat, tally, report);
    }
    std::vector<std::vector<int>> places;
    for (const auto& equals : game.places()) {
        places.emplace_back();
        for (const Seat seat : equals) {
            places.back().push_back(game.seats[seat.index()].entrant);
        }
    }
    ratings::add_ranking(tally.rankings[deal], places);
    if (game.forfeit) return;
    tally.lengths.add(deal, game.actions);
    ++report.lengths[game.actions];
}

Report empty_report(const Plan& plan) {
    Report report;
    const GameFacts& facts = plan.rules->facts();
    report.game = facts.id;
    report.title = {.en = std::string(facts.title.en), .fr = std::string(facts.title.fr)};
    report.pack = plan.rules->pack_hash();
    report.options = plan.options;
    report.schedule = plan.schedule.name();
    report.seed = plan.seed;
    report.players = plan.schedule.seats();
    report.games_planned = plan.games();
    for (const Entrant& entrant : plan.entrants) {
        report.entrants.emplace_back();
        report.entrants.back().name = entrant.name;
    }
    report.turns.resize(static_cast<std::size_t>(report.players));
    return report;
}

}  // namespace

Report make_report(const Plan& plan, const std::vector<GameResult>& results) {
    Report report = empty_report(plan);
    std::vector<const GameResult*> games;
    games.reserve(results.size());
    for (const GameResult& result : results) games.push_back(&result);
    std::ranges::sort(games, {}, &GameResult::number);
    Tally tally(plan.entrants.size(), report.turns.size());
    for (const GameResult* game : games) {
        count_game(*game, plan.deal_of(game->number), tally, report);
    }
    report.games = static_cast<int>(games.size());
    report.deals = static_cast<int>(tally.deals.size());
    const auto rated = ratings::rate(tally.rankings, plan.schedule.entrants(), plan.seed);
    for (std::size_t i = 0; i < report.entrants.size(); ++i) {
        report.entrants[i].win = tally.wins[i].share();
        report.entrants[i].score = tally.scores[i].mean();
        report.entrants[i].rating = rated[i];
    }
    for (std::size_t i = 0; i < report.turns.size(); ++i) {
        report.turns[i] = {.win = tally.turn_wins[i].share(), .score = tally.turn_scores[i].mean()};
    }
    report.length = tally.lengths.mean();
    return report;
}

}  // namespace faubourg::arena
