#include "src/arena/play_game.h"

#include <algorithm>

#include "src/core/index.h"

namespace faubourg::arena {
namespace {

using Clock = std::chrono::steady_clock;

void take_scores(const match::AnyMatch& match, GameResult& result) {
    const Standing standing = match.standing(Viewer::all());
    const std::size_t parts = match.score_words().size() - 1;
    for (const Seat seat : all_seats(standing.players)) {
        const SeatScore& score = standing.seats[seat];
        SeatResult& out = result.seats[seat.index()];
        out.total = score.total;
        out.tie_break = score.tie_break;
        out.parts.assign(score.parts.begin(),
                         score.parts.begin() + static_cast<std::ptrdiff_t>(parts));
    }
    result.share_win();
}

void see_events(const match::AnyMatch& match, MatchFacts& facts) {
    const Value events = match.events(Viewer::all());
    for (const Value& event : *events.items()) facts.see(event);
}

}  // namespace

std::expected<GameRunner::Seated, GameRunner::Fault> GameRunner::seat_players(int game) {
    Seated seated{.players = {}, .line_up = plan_->line_up_of(game)};
    for (const Seat seat : all_seats(plan_->schedule.seats())) {
        const auto place = seated.line_up.begin() + seat.number();
        const int copy = static_cast<int>(std::count(seated.line_up.begin(), place, *place));
        std::unique_ptr<Player>& player = players_[{*place, copy}];
        if (player == nullptr) {
            auto made = at_index(plan_->entrants, *place).make();
            if (!made) return std::unexpected(Fault{.seat = seat, .error = made.error()});
            player = std::move(*made);
        }
        seated.players.push_back(player.get());
    }
    return seated;
}

GameRunner::Played GameRunner::play_on(match::AnyMatch& match, const Seated& seated,
                                       const std::stop_token& stop, GameResult& result) {
    const auto tell_all = [&](auto&& what) -> Played {
        for (const Seat seat : all_seats(match.players())) {
            const Result<void> told = what(*seated.players[seat.index()], seat);
            if (!told) return std::unexpected(Fault{.seat = seat, .error = told.error()});
        }
        return {};
    };
    const auto facts = plan_->facts ? match.match_facts() : nullptr;
    Played told = tell_all([&](Player& player, Seat seat) { return player.begin(match, seat); });
    while (told && match.actor() != kNobody) {
        const Seat seat = match.actor();
        const auto index = seat.index();
        players::Thinking thinking;
        thinking.seed = thinking_seed(*plan_, result.number, result.actions);
        thinking.stop = stop;
        const auto start = Clock::now();
        const auto action = seated.players[index]->decide(match, thinking);
        result.seats[index].times.add(Clock::now() - start);
        if (stop.stop_requested()) {
            return std::unexpected(Fault{.seat = kNobody, .error = {"arena/stopped", "stopped"}});
        }
        if (!action) return std::unexpected(Fault{.seat = seat, .error = action.error()});
        if (const auto done = match.act(seat, *action); !done) {
            return std::unexpected(
                Fault{.seat = seat,
                      .error = {.code = "bot/illegal",
                                .message = "played \"" + *action + "\": " + done.error().message}});
        }
        ++result.actions;
        if (facts) see_events(match, *facts);
        told = tell_all([&](Player& player, Seat /*seat*/) { return player.see(match); });
    }
    if (told && facts) {
        facts->finish(match.state(Viewer::all()));
        result.facts = facts->values();
    }
    if (!told) return told;
    return tell_all([&](Player& player, Seat /*seat*/) { return player.end(match); });
}

Result<GameResult> GameRunner::forfeited(GameResult result, const Fault& fault) {
    // A player that failed is not asked again: the next game gets a new one.
    const LineUp line_up = plan_->line_up_of(result.number);
    players_.clear();
    if (fault.seat == kNobody) return std::unexpected(fault.error);
    const Entrant& entrant = at_index(plan_->entrants, line_up[fault.seat.index()]);
    const Error error{.code = fault.error.code,
                      .message = entrant.name + ", game " + std::to_string(result.number) + ": " +
                                 fault.error.message};
    if (!plan_->forfeits) return std::unexpected(error);
    result.forfeit = Forfeit{.seat = fault.seat, .error = error};
    result.share_win();
    return result;
}

Result<GameResult> GameRunner::play(int game, const std::stop_token& stop) {
    GameResult result;
    result.number = game;
    for (const int entrant : plan_->line_up_of(game)) {
        result.seats.emplace_back();
        result.seats.back().entrant = entrant;
    }
    match::Setup setup{.players = plan_->schedule.seats(),
                       .options = plan_->options,
                       .seed = deal_seed(*plan_, plan_->deal_of(game)),
                       .initial_state = std::nullopt};
    const auto match = plan_->rules->start(setup);
    if (!match) return fail(match);
    result.first = (*match)->actor();
    const auto seated = seat_players(game);
    if (!seated) return forfeited(std::move(result), seated.error());
    if (const auto played = play_on(**match, *seated, stop, result); !played) {
        return forfeited(std::move(result), played.error());
    }
    take_scores(**match, result);
    return result;
}

}  // namespace faubourg::arena
