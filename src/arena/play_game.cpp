#include "src/arena/play_game.h"

#include <algorithm>

#include "src/arena/facts.h"

namespace faubourg::arena {
namespace {

using Clock = std::chrono::steady_clock;

void take_scores(const match::AnyMatch& match, GameResult& result) {
    const Standing standing = match.standing(Viewer::all());
    const std::size_t parts = match.score_words().size() - 1;
    for (Seat seat = 0; seat < standing.players; ++seat) {
        const SeatScore& score = standing.seats[static_cast<std::size_t>(seat)];
        SeatResult& out = result.seats[static_cast<std::size_t>(seat)];
        out.total = score.total;
        out.tie_break = score.tie_break;
        out.parts.assign(score.parts.begin(),
                         score.parts.begin() + static_cast<std::ptrdiff_t>(parts));
    }
    result.share_win();
}

void see_events(const match::AnyMatch& match, Facts& facts) {
    const Value events = match.events(Viewer::all());
    for (const Value& event : *events.items()) facts.see(event);
}

}  // namespace

std::expected<Table::Seated, Table::Fault> Table::seat_players(int game) {
    Seated seated{.players = {}, .line_up = plan_->line_up_of(game)};
    for (Seat seat = 0; seat < plan_->schedule.seats(); ++seat) {
        const auto place = seated.line_up.begin() + seat;
        const int copy = static_cast<int>(std::count(seated.line_up.begin(), place, *place));
        std::unique_ptr<Player>& player = players_[{*place, copy}];
        if (player == nullptr) {
            auto made = plan_->entrants[static_cast<std::size_t>(*place)].make();
            if (!made) return std::unexpected(Fault{.seat = seat, .error = made.error()});
            player = std::move(*made);
        }
        seated.players.push_back(player.get());
    }
    return seated;
}

Table::Played Table::play_on(match::AnyMatch& match, const Seated& seated,
                             const std::stop_token& stop, GameResult& result) {
    const auto tell_all = [&](auto&& what) -> Played {
        for (Seat seat = 0; seat < match.players(); ++seat) {
            const Result<void> told = what(*seated.players[static_cast<std::size_t>(seat)], seat);
            if (!told) return std::unexpected(Fault{.seat = seat, .error = told.error()});
        }
        return {};
    };
    const auto facts = plan_->facts ? facts_of(match) : nullptr;
    Played told = tell_all([&](Player& player, Seat seat) { return player.begin(match, seat); });
    while (told && match.actor() != kNobody) {
        const Seat seat = match.actor();
        const auto index = static_cast<std::size_t>(seat);
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
        facts->finish(match);
        result.facts = facts->values();
    }
    if (!told) return told;
    return tell_all([&](Player& player, Seat /*seat*/) { return player.end(match); });
}

Result<GameResult> Table::forfeited(GameResult result, const Fault& fault) {
    // A player that failed once is not asked again: the next game gets a new one.
    const LineUp line_up = plan_->line_up_of(result.number);
    players_.clear();
    if (fault.seat == kNobody) return std::unexpected(fault.error);
    const auto entrant = static_cast<std::size_t>(line_up[static_cast<std::size_t>(fault.seat)]);
    const Error error{.code = fault.error.code,
                      .message = plan_->entrants[entrant].name + ", game " +
                                 std::to_string(result.number) + ": " + fault.error.message};
    if (!plan_->forfeits) return std::unexpected(error);
    result.forfeit = Forfeit{.seat = fault.seat, .error = error};
    result.share_win();
    return result;
}

Result<GameResult> Table::play(int game, const std::stop_token& stop) {
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
    if (!match) return std::unexpected(match.error());
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
