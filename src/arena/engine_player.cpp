#include "src/arena/engine_player.h"

#include <charconv>

#include "src/codec/json.h"

namespace faubourg::arena {
namespace {

constexpr int kSimulations = 1000;
constexpr std::size_t kQuoted = 200;

std::unexpected<Error> bad_answer(std::string_view command, const std::string& line) {
    return fail("bot/answer",
                "to " + std::string(command) + " it answered " + line.substr(0, kQuoted));
}

Result<int> read_count(std::string_view word, std::string_view value) {
    int count = 0;
    const auto read = std::from_chars(value.data(), value.data() + value.size(), count);
    if (read.ec == std::errc() && read.ptr == value.data() + value.size() && count > 0) {
        return count;
    }
    return fail("bot/unknown", std::string(word) + " must be a number above 0");
}

}  // namespace

Result<EngineSpec> read_engine_spec(std::string_view text) {
    EngineSpec spec;
    const auto setting = [&text](std::string_view key) -> std::optional<std::string_view> {
        if (!text.starts_with(key)) return std::nullopt;
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view value = text.substr(key.size(), end - key.size());
        text.remove_prefix(std::min(end + 1, text.size()));
        return value;
    };
    Result<void> good;
    while (good) {
        if (const auto bot = setting("bot=")) {
            spec.bot = *bot;
        } else if (const auto simulations = setting("simulations=")) {
            good = transform(read_count("simulations", *simulations),
                             [&](int count) { spec.budget.simulations = count; });
        } else if (const auto time = setting("milliseconds=")) {
            good = transform(read_count("milliseconds", *time), [&](int count) {
                spec.budget.time = std::chrono::milliseconds(count);
            });
        } else {
            break;
        }
    }
    if (!good) return fail(good);
    if (text.find_first_not_of(' ') == std::string_view::npos) {
        return fail("bot/unknown", "engine: names no program to start");
    }
    if (spec.budget.simulations && spec.budget.time) {
        return fail("bot/unknown", "engine: takes simulations or milliseconds, not both");
    }
    if (!spec.budget.simulations && !spec.budget.time) spec.budget.simulations = kSimulations;
    spec.command = text;
    return spec;
}

Result<std::unique_ptr<Player>> EnginePlayer::start(const EngineSpec& spec,
                                                    std::chrono::milliseconds timeout) {
    return transform(ChildProcess::start(spec.command), [&](auto program) {
        return std::unique_ptr<Player>(new EnginePlayer(std::move(program), spec, timeout));
    });
}

Result<std::string> EnginePlayer::ask(std::string_view command, const Value& fields,
                                      std::string_view key,
                                      ChildProcess::Clock::time_point deadline,
                                      const std::stop_token& stop) {
    Value request = Value::object();
    request.add("id", ++asked_).add("cmd", command);
    for (const Member& member : *fields.members()) request.add(member.key, member.value);
    const auto line = and_then(program_->send(codec::to_json(request), deadline, stop),
                               [&] { return program_->line(deadline, stop); });
    if (!line) return line;
    const auto answer = codec::from_json(*line);
    const Value* id = answer ? answer->find("id") : nullptr;
    const Value* result = answer ? answer->find("result") : nullptr;
    if (id == nullptr || *id != Value(asked_) || result == nullptr) {
        return bad_answer(command, *line);
    }
    if (key.empty()) return std::string();
    const Value* found = result->find(key);
    if (found == nullptr || found->string() == nullptr) return bad_answer(command, *line);
    return *found->string();
}

Result<std::string> EnginePlayer::decide(const match::AnyMatch& match,
                                         const players::Thinking& thinking) {
    const auto deadline = ChildProcess::Clock::now() + timeout_;  // for all three requests
    const std::string seed = std::to_string(thinking.seed);
    const match::Record record = match.record();
    Value start = Value::object();
    start.add("game", record.game)
        .add("players", match.players())
        .add("seed", seed)
        .add("options", record.setup.options)
        .add("state", match.dealt_anew(thinking.seed));
    const auto name = ask("new", start, "match", deadline, thinking.stop);
    if (!name) return name;
    Value question = Value::object();
    question.add("match", *name).add("bot", spec_.bot).add("seed", seed);
    if (spec_.budget.time) {
        question.add("milliseconds", spec_.budget.time->count());
    } else {
        question.add("simulations", spec_.budget.simulations.value_or(kSimulations));
    }
    auto action = ask("suggest", question, "action", deadline, thinking.stop);
    if (!action) return action;
    const auto closed =
        ask("close", Value::object().add("match", *name), "", deadline, thinking.stop);
    if (!closed) return closed;
    return action;
}

}  // namespace faubourg::arena
