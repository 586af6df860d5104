#include "src/codec/engine_session.h"

#include <array>
#include <cmath>

#include "src/codec/json.h"
#include "src/codec/record_json.h"
#include "src/codec/request.h"
#include "src/core/sha256.h"
#include "src/players/bot_name.h"

namespace faubourg::codec {
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
    return to_json(out);
}

// Four decimals are more than any simulation count supports, and read well.
double rounded(double value) { return std::round(value * 1e4) / 1e4; }

std::uint64_t bot_seed(std::string_view text) { return number_of(sha256(text)); }

// A level knows by itself how long to think; every other bot has to be told.
Result<players::Budget> suggestion_budget(const Value& request, std::string_view bot) {
    const auto name = players::read_bot_name(bot);
    const bool told =
        request.find("simulations") != nullptr || request.find("milliseconds") != nullptr;
    if (name && name->level > 0 && !told) return players::Budget{};
    return budget_fields(request, kMaxSimulations, kMaxMilliseconds);
}

}  // namespace

std::string EngineSession::answer(std::string_view line) {
    if (line.size() > kMaxLine) return answer_too_long();
    const auto request = from_json(line);
    if (!request) return envelope(Value(), std::unexpected(request.error()));
    if (request->members() == nullptr) {
        return envelope(Value(), fail("request/invalid", "a request is a JSON object"));
    }
    const Value* id = request->find("id");
    return envelope(id != nullptr ? *id : Value(), answer_request(*request));
}

std::string EngineSession::answer_too_long() {
    return envelope(Value(), fail("request/invalid", "a line is at most 1 MiB"));
}

EngineSession::Handler EngineSession::handler_of(std::string_view command) {
    struct Entry {
        std::string_view command;
        Handler handler;
    };
    static constexpr std::array<Entry, 12> kHandlers = {{
        {.command = "hello", .handler = &EngineSession::hello},
        {.command = "new", .handler = &EngineSession::new_match},
        {.command = "state", .handler = &EngineSession::state},
        {.command = "legal", .handler = &EngineSession::legal},
        {.command = "act", .handler = &EngineSession::act},
        {.command = "undo", .handler = &EngineSession::undo},
        {.command = "score", .handler = &EngineSession::score},
        {.command = "suggest", .handler = &EngineSession::suggest},
        {.command = "record", .handler = &EngineSession::record},
        {.command = "load", .handler = &EngineSession::load},
        {.command = "close", .handler = &EngineSession::close},
        {.command = "quit", .handler = &EngineSession::quit},
    }};
    for (const Entry& entry : kHandlers) {
        if (entry.command == command) return entry.handler;
    }
    return nullptr;
}

Result<Value> EngineSession::answer_request(const Value& request) {
    const auto command = text_field(request, "cmd");
    if (!command) return std::unexpected(command.error());
    const Handler handler = handler_of(*command);
    if (handler == nullptr) {
        return fail("request/invalid", "no command is called \"" + *command + "\"");
    }
    return (this->*handler)(request);
}

Result<match::AnyMatch*> EngineSession::match_of(const Value& request) {
    const auto name = text_field(request, "match");
    if (!name) return std::unexpected(name.error());
    const auto found = matches_.find(*name);
    if (found == matches_.end()) {
        return fail("match/unknown", "no match is called \"" + *name + "\"");
    }
    return found->second.get();
}

Value EngineSession::keep(std::unique_ptr<match::AnyMatch> match) {
    std::string name = "m" + std::to_string(++matches_made_);
    Value out = Value::object();
    out.add("match", name);
    matches_.emplace(std::move(name), std::move(match));
    return out;
}

Result<Value> EngineSession::hello(const Value& /*request*/) {
    Value games = Value::list();
    for (const auto& rules : library_->games()) games.add(Value(rules->facts().id));
    Value out = Value::object();
    out.add("protocol", kProtocol)
        .add("program", "faubourg")
        .add("version", FAUBOURG_VERSION)
        .add("games", std::move(games));
    return out;
}

Result<Value> EngineSession::new_match(const Value& request) {
    const auto game = text_field(request, "game");
    if (!game) return std::unexpected(game.error());
    const auto players = number_field(request, "players");
    if (!players) return std::unexpected(players.error());
    const auto seed = text_field(request, "seed");
    if (!seed) return std::unexpected(seed.error());
    match::Setup setup{.players = clamp_to_int(*players),
                       .options = Value::object(),
                       .seed = *seed,
                       .initial_state = std::nullopt};
    for (const std::string_view key : {"options", "state"}) {
        const Value* given = request.find(key);
        if (given == nullptr) continue;
        if (given->members() == nullptr) return ill_typed(key, "an object");
        if (key == "state") setup.initial_state = *given;
        if (key == "options") setup.options = *given;
    }
    auto match = library_->start(*game, setup);
    if (!match) return std::unexpected(match.error());
    return keep(std::move(*match));
}

Result<Value> EngineSession::state(const Value& request) {
    const auto match = match_of(request);
    if (!match) return std::unexpected(match.error());
    const auto viewer = viewer_field(request, (*match)->players());
    if (!viewer) return std::unexpected(viewer.error());
    return (*match)->state(*viewer);
}

Result<Value> EngineSession::legal(const Value& request) {
    const auto match = match_of(request);
    if (!match) return std::unexpected(match.error());
    Seat seat = (*match)->actor();
    if (request.find("seat") != nullptr) {
        const auto given = seat_field(request, (*match)->players());
        if (!given) return std::unexpected(given.error());
        seat = *given;
    }
    Value actions = Value::list();
    if (seat != kNobody) {
        for (std::string& text : (*match)->legal(seat)) actions.add(Value(std::move(text)));
    }
    Value out = Value::object();
    out.add("seat", seat == kNobody ? Value() : Value(seat)).add("actions", std::move(actions));
    return out;
}

Result<Value> EngineSession::act(const Value& request) {
    const auto match = match_of(request);
    if (!match) return std::unexpected(match.error());
    const auto action = text_field(request, "action");
    if (!action) return std::unexpected(action.error());
    const auto seat = seat_field(request, (*match)->players());
    if (!seat) return std::unexpected(seat.error());
    const auto done = (*match)->act(*seat, *action);
    if (!done) return std::unexpected(done.error());
    Value out = Value::object();
    out.add("events", (*match)->events(Viewer::all()));
    return out;
}

Result<Value> EngineSession::undo(const Value& request) {
    const auto match = match_of(request);
    if (!match) return std::unexpected(match.error());
    const auto done = (*match)->undo();
    if (!done) return std::unexpected(done.error());
    return Value::object();
}

Result<Value> EngineSession::score(const Value& request) {
    const auto match = match_of(request);
    if (!match) return std::unexpected(match.error());
    if (request.find("viewer") == nullptr) return (*match)->score(Viewer::all());
    const auto viewer = viewer_field(request, (*match)->players());
    if (!viewer) return std::unexpected(viewer.error());
    return (*match)->score(*viewer);
}

Result<Value> EngineSession::suggest(const Value& request) {
    const auto match = match_of(request);
    if (!match) return std::unexpected(match.error());
    const auto bot = text_field(request, "bot");
    if (!bot) return std::unexpected(bot.error());
    const auto seed = text_field(request, "seed");
    if (!seed) return std::unexpected(seed.error());
    const auto budget = suggestion_budget(request, *bot);
    if (!budget) return std::unexpected(budget.error());
    const auto found =
        library_->suggest(**match, *bot, {.budget = *budget, .seed = bot_seed(*seed)});
    if (!found) return std::unexpected(found.error());
    Value candidates = Value::list();
    for (const auto& candidate : found->candidates) {
        Value entry = Value::object();
        entry.add("action", candidate.action)
            .add("visits", candidate.visits)
            .add("win", rounded(candidate.win))
            .add("score", rounded(candidate.score));
        candidates.add(std::move(entry));
    }
    Value out = Value::object();
    out.add("action", found->action).add("candidates", std::move(candidates));
    return out;
}

Result<Value> EngineSession::record(const Value& request) {
    const auto match = match_of(request);
    if (!match) return std::unexpected(match.error());
    return record_document((*match)->record());
}

Result<Value> EngineSession::load(const Value& request) {
    const Value* document = request.find("record");
    if (document == nullptr || document->members() == nullptr) {
        return ill_typed("record", "an object");
    }
    const auto record = read_record(*document);
    if (!record) return std::unexpected(record.error());
    auto match = library_->replay(*record);
    if (!match) return std::unexpected(match.error());
    return keep(std::move(*match));
}

Result<Value> EngineSession::close(const Value& request) {
    const auto match = match_of(request);
    if (!match) return std::unexpected(match.error());
    matches_.erase(matches_.find(*request.find("match")->string()));
    return Value::object();
}

Result<Value> EngineSession::quit(const Value& /*request*/) {
    finished_ = true;
    return Value::object();
}

}  // namespace faubourg::codec
