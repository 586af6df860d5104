#include "src/engine/session.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "src/codec/json.h"
#include "src/codec/record_json.h"
#include "src/codec/request.h"
#include "src/core/sha256.h"
#include "src/players/bot_name.h"

namespace faubourg::engine {
namespace {

constexpr int kProtocol = 1;
constexpr int kMaxSimulations = 10'000'000;
constexpr int kMaxMilliseconds = 600'000;

std::string envelope(const Value& id, const Result<Value>& result) {
    Value out = Value::object();
    out.add("id", id).add("ok", result.has_value());
    if (result) {
        out.add("result", *result);
    } else {
        Value error = Value::object();
        error.add("code", result.error().code).add("message", result.error().message);
        out.add("error", std::move(error));
    }
    return codec::to_json(out);
}

// Four decimals are more than any simulation count supports, and read well.
double rounded(double value) { return std::round(value * 1e4) / 1e4; }

std::uint64_t bot_seed(std::string_view text) { return number_of(sha256(text)); }

// A level has its own thinking time; every other bot has to be given one.
Result<players::Budget> suggestion_budget(const Value& request, std::string_view bot) {
    const auto name = players::read_bot_name(bot);
    const bool told =
        request.find("simulations") != nullptr || request.find("milliseconds") != nullptr;
    if (name && name->level > 0 && !told) return players::Budget{};
    return codec::budget_fields(request, kMaxSimulations, kMaxMilliseconds);
}

Result<match::Setup> setup_fields(const Value& request) {
    const auto fields =
        gather(codec::number_field(request, "players"), codec::text_field(request, "seed"));
    if (!fields) return fail(fields);
    const auto& [players, seed] = *fields;
    match::Setup setup{.players = codec::clamp_to_int(players),
                       .options = Value::object(),
                       .seed = seed,
                       .initial_state = std::nullopt};
    for (const std::string_view key : {"options", "state"}) {
        const Value* given = request.find(key);
        if (given == nullptr) continue;
        if (given->members() == nullptr) return codec::ill_typed(key, "an object");
        if (key == "state") setup.initial_state = *given;
        if (key == "options") setup.options = *given;
    }
    return setup;
}

Value suggestion_document(const match::SuggestionText& found) {
    Value candidates = Value::list();
    for (const auto& candidate : found.candidates) {
        Value entry = Value::object();
        entry.add("action", candidate.action)
            .add("visits", candidate.visits)
            .add("win", rounded(candidate.win))
            .add("score", rounded(candidate.score));
        candidates.add(std::move(entry));
    }
    Value out = Value::object();
    out.add("action", found.action).add("candidates", std::move(candidates));
    return out;
}

}  // namespace

std::string Session::answer(std::string_view line) {
    if (line.size() > kMaxLine) return answer_too_long();
    const auto request = codec::from_json(line);
    if (!request) return envelope(Value(), fail(request));
    if (request->members() == nullptr) {
        return envelope(Value(), fail("request/invalid", "a request is a JSON object"));
    }
    const Value* id = request->find("id");
    return envelope(id != nullptr ? *id : Value(), answer_request(*request));
}

std::string Session::answer_too_long() {
    return envelope(Value(), fail("request/invalid", "a line is at most 1 MiB"));
}

const Session::Command* Session::find_command(std::string_view name) {
    static constexpr std::array<Command, 12> kCommands = {{
        {.name = "hello", .handler = &Session::hello},
        {.name = "new", .handler = &Session::new_match},
        {.name = "state", .handler = &Session::state},
        {.name = "legal", .handler = &Session::legal},
        {.name = "act", .handler = &Session::act},
        {.name = "undo", .handler = &Session::undo},
        {.name = "score", .handler = &Session::score},
        {.name = "suggest", .handler = &Session::suggest},
        {.name = "record", .handler = &Session::record},
        {.name = "load", .handler = &Session::load},
        {.name = "close", .handler = &Session::close},
        {.name = "quit", .handler = &Session::quit},
    }};
    const auto* found = std::ranges::find(kCommands, name, &Command::name);
    return found == kCommands.end() ? nullptr : found;
}

Result<Value> Session::answer_request(const Value& request) {
    return and_then(codec::text_field(request, "cmd"),
                    [&](const std::string& name) { return answer_command(name, request); });
}

Result<Value> Session::answer_command(std::string_view name, const Value& request) {
    const Command* command = find_command(name);
    if (command == nullptr) {
        return fail("request/invalid", "no command is called \"" + std::string(name) + "\"");
    }
    if (const auto* handler = std::get_if<Handler>(&command->handler)) {
        return (this->**handler)(request);
    }
    return and_then(match_of(request), [&](match::AnyMatch* match) {
        return (this->*std::get<MatchHandler>(command->handler))(*match, request);
    });
}

Result<match::AnyMatch*> Session::match_of(const Value& request) {
    const auto name = codec::text_field(request, "match");
    if (!name) return fail(name);
    const auto found = matches_.find(*name);
    if (found == matches_.end()) {
        return fail("match/unknown", "no match is called \"" + *name + "\"");
    }
    return found->second.get();
}

Result<Value> Session::keep(Result<std::unique_ptr<match::AnyMatch>> made) {
    return transform(std::move(made), [&](std::unique_ptr<match::AnyMatch> match) {
        std::string name = "m" + std::to_string(++matches_made_);
        Value out = Value::object();
        out.add("match", name);
        matches_.emplace(std::move(name), std::move(match));
        return out;
    });
}

Result<Value> Session::hello(const Value& /*request*/) {
    Value games = Value::list();
    for (const auto& rules : library_->games()) games.add(Value(rules->facts().id));
    Value out = Value::object();
    out.add("protocol", kProtocol)
        .add("program", "faubourg")
        .add("version", FAUBOURG_VERSION)
        .add("games", std::move(games));
    return out;
}

Result<Value> Session::new_match(const Value& request) {
    auto started = and_then(gather(codec::text_field(request, "game"), setup_fields(request)),
                            [&](const std::string& game, const match::Setup& setup) {
                                return library_->start(game, setup);
                            });
    return keep(std::move(started));
}

Result<Value> Session::state(match::AnyMatch& match, const Value& request) {
    return transform(codec::viewer_field(request, match.players()),
                     [&](Viewer viewer) { return match.state(viewer); });
}

Result<Value> Session::legal(match::AnyMatch& match, const Value& request) {
    const auto wanted = request.find("seat") != nullptr
                            ? codec::seat_field(request, match.players())
                            : Result<Seat>(match.actor());
    return transform(wanted, [&](Seat seat) {
        Value actions = Value::list();
        if (seat != kNobody) {
            for (std::string& text : match.legal(seat)) actions.add(Value(std::move(text)));
        }
        Value out = Value::object();
        out.add("seat", seat).add("actions", std::move(actions));
        return out;
    });
}

Result<Value> Session::act(match::AnyMatch& match, const Value& request) {
    const auto done = and_then(
        gather(codec::text_field(request, "action"), codec::seat_field(request, match.players())),
        [&](const std::string& action, Seat seat) { return match.act(seat, action); });
    return transform(done, [&] {
        Value out = Value::object();
        out.add("events", match.events(Viewer::all()));
        return out;
    });
}

Result<Value> Session::undo(match::AnyMatch& match, const Value& /*request*/) {
    return transform(match.undo(), [] { return Value::object(); });
}

Result<Value> Session::score(match::AnyMatch& match, const Value& request) {
    const auto wanted = request.find("viewer") != nullptr
                            ? codec::viewer_field(request, match.players())
                            : Result<Viewer>(Viewer::all());
    return transform(wanted, [&](Viewer viewer) { return match.score(viewer); });
}

Result<Value> Session::suggest(match::AnyMatch& match, const Value& request) {
    const auto fields =
        gather(codec::text_field(request, "bot"), codec::text_field(request, "seed"));
    if (!fields) return fail(fields);
    const auto& [bot, seed] = *fields;
    const auto found =
        and_then(suggestion_budget(request, bot), [&](const players::Budget& budget) {
            return library_->suggest(match, bot, {.budget = budget, .seed = bot_seed(seed)});
        });
    return transform(found, suggestion_document);
}

Result<Value> Session::record(match::AnyMatch& match, const Value& /*request*/) {
    return codec::record_document(match.record());
}

Result<Value> Session::load(const Value& request) {
    const Value* document = request.find("record");
    if (document == nullptr || document->members() == nullptr) {
        return codec::ill_typed("record", "an object");
    }
    auto replayed = and_then(codec::read_record(*document),
                             [&](const match::Record& record) { return library_->replay(record); });
    return keep(std::move(replayed));
}

Result<Value> Session::close(match::AnyMatch& /*match*/, const Value& request) {
    matches_.erase(matches_.find(*request.find("match")->string()));
    return Value::object();
}

Result<Value> Session::quit(const Value& /*request*/) {
    finished_ = true;
    return Value::object();
}

}  // namespace faubourg::engine
