#include "src/arena/program_player.h"

#include <utility>

#include "src/codec/json.h"

namespace faubourg::arena {
namespace {

constexpr int kProtocol = 1;
constexpr std::size_t kQuoted = 200;

std::unexpected<Error> bad_answer(const std::string& line) {
    return fail("bot/answer", "an answer is {\"action\":\"...\"}, not " + line.substr(0, kQuoted));
}

}  // namespace

Result<std::unique_ptr<Player>> ProgramPlayer::start(const std::string& command,
                                                     std::chrono::milliseconds timeout) {
    return transform(ChildProcess::start(command), [&](auto program) {
        return std::unique_ptr<Player>(new ProgramPlayer(std::move(program), timeout));
    });
}

Result<void> ProgramPlayer::send(const Value& message, const std::stop_token& stop) {
    return program_->send(codec::to_json(message), ChildProcess::Clock::now() + timeout_, stop);
}

Value ProgramPlayer::take_events() { return std::exchange(events_, Value::list()); }

Result<void> ProgramPlayer::begin(const match::AnyMatch& match, Seat seat) {
    seat_ = seat;
    events_ = Value::list();
    const match::Record record = match.record();
    Value message = Value::object();
    message.add("type", "start")
        .add("protocol", kProtocol)
        .add("game", record.game)
        .add("pack", record.pack)
        .add("players", match.players())
        .add("seat", seat)
        .add("options", record.setup.options)
        .add("seconds", std::chrono::duration<double>(timeout_).count());
    return send(message);
}

Result<void> ProgramPlayer::see(const match::AnyMatch& match) {
    const Value seen = match.events(Viewer::of(seat_));
    for (const Value& event : *seen.items()) events_.add(event);
    return {};
}

Result<std::string> ProgramPlayer::decide(const match::AnyMatch& match,
                                          const players::Thinking& thinking) {
    Value legal = Value::list();
    for (std::string& action : match.legal(seat_)) legal.add(Value(std::move(action)));
    Value message = Value::object();
    message.add("type", "act")
        .add("events", take_events())
        .add("state", match.state(Viewer::of(seat_)))
        .add("legal", std::move(legal))
        .add("seed", std::to_string(thinking.seed));
    const auto deadline = ChildProcess::Clock::now() + timeout_;
    const auto line = and_then(send(message, thinking.stop),
                               [&] { return program_->line(deadline, thinking.stop); });
    if (!line) return line;
    const auto answer = codec::from_json(*line);
    const Value* action = answer ? answer->find("action") : nullptr;
    if (action == nullptr || action->string() == nullptr) return bad_answer(*line);
    return *action->string();
}

Result<void> ProgramPlayer::end(const match::AnyMatch& match) {
    Value message = Value::object();
    message.add("type", "end")
        .add("events", take_events())
        .add("state", match.state(Viewer::of(seat_)))
        .add("score", match.score(Viewer::of(seat_)));
    return send(message);
}

}  // namespace faubourg::arena
