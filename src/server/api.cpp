#include "src/server/api.h"

#include <algorithm>
#include <array>

#include "src/codec/json.h"
#include "src/players/bot_name.h"
#include "src/server/secret.h"
#include "src/table/names.h"
#include "src/table/table_bots.h"

namespace faubourg::server {
namespace {

constexpr int kMostListed = 200;

struct Status {
    std::string_view code;  // the error code, or a prefix of it that ends with a slash
    int status;
};
constexpr std::array kStatuses = {
    Status{.code = "request/too_large", .status = 413},
    Status{.code = "request/method", .status = 405},
    Status{.code = "request/not_found", .status = 404},
    Status{.code = "request/origin", .status = 403},
    Status{.code = "table/unknown", .status = 404},
    Status{.code = "link/unknown", .status = 404},
    Status{.code = "table/not_owner", .status = 403},
    Status{.code = "seat/not_yours", .status = 403},
    Status{.code = "guest/required", .status = 401},
    Status{.code = "table/", .status = 409},
    Status{.code = "seat/", .status = 409},
    Status{.code = "match/", .status = 409},
    Status{.code = "rematch/", .status = 409},
    Status{.code = "hint/", .status = 409},
    Status{.code = "vote/", .status = 409},
    Status{.code = "deal/", .status = 409},
    Status{.code = "limit/connections", .status = 503},
    Status{.code = "limit/", .status = 429},
    Status{.code = "server/", .status = 503},
};

Value words_document(const Words& words) {
    Value out = Value::object();
    out.add("en", words.en).add("fr", words.fr);
    return out;
}

Value option_document(const OptionFacts& option) {
    using Kind = OptionFacts::Kind;
    Value out = Value::object();
    out.add("name", option.name);
    switch (option.kind) {
        case Kind::OneSeat:
            return out.add("kind", "seat").add("default", "random");
        case Kind::Switch:
            out.add("kind", "switch").add("default", false);
            if (option.reveals) out.add("reveals", true);
            return out;
        case Kind::EachSeat:
            break;
    }
    Value values = Value::list();
    for (const std::string& value : option.values) values.add(value);
    return out.add("kind", "each_seat").add("default", "random").add("values", std::move(values));
}

// A bot with its name; the bots that are levels also have a title in both languages.
Value bot_document(std::string_view bot) {
    Value out = Value::object();
    out.add("id", bot);
    const auto name = players::read_bot_name(bot);
    if (name && name->level > 0) {
        out.add("level", name->level).add("name", words_document(players::level_name(name->level)));
    }
    return out;
}

Response heads_response(const std::vector<table::Head>& heads) {
    Value list = Value::list();
    for (const table::Head& head : heads) {
        Value item = Value::object();
        item.add("id", head.table).add("version", head.version).add("updated", head.updated);
        if (auto summary = codec::from_json(head.summary); summary && summary->members()) {
            for (const Member& member : *summary->members()) item.add(member.key, member.value);
        }
        list.add(std::move(item));
    }
    Value body = Value::object();
    body.add("tables", std::move(list));
    return json_response(200, body);
}

}  // namespace

int status_of(std::string_view code) {
    for (const Status& known : kStatuses) {
        const bool whole = !known.code.ends_with('/');
        if (whole ? code == known.code : code.starts_with(known.code)) return known.status;
    }
    return 400;
}

Response json_response(int status, const Value& body) {
    Response response;
    response.status = status;
    response.body = codec::to_json(body);
    return response;
}

Response error_response(const Error& error) {
    Value inner = Value::object();
    inner.add("code", error.code).add("message", error.message);
    Value body = Value::object();
    body.add("error", std::move(inner));
    return json_response(status_of(error.code), body);
}

Api::Api(const match::Library& library, store::StoreQueue& queue, Tables& tables, Guests& guests,
         const Clock& clock, const Config& config)
    : library_(library),
      queue_(queue),
      tables_(tables),
      guests_(guests),
      clock_(clock),
      config_(config) {}

std::span<const Api::Entrance> Api::entrances() {
    static constexpr std::array<Entrance, 21> kEntrances = {{
        {"GET", "/api/health", &Api::health, Who::Anybody},
        {"GET", "/api/games", &Api::games, Who::Anybody},
        {"GET", "/api/me", &Api::me, Who::Guest},
        {"PUT", "/api/me", &Api::rename_me, Who::Guest},
        {"GET", "/api/me/tables", &Api::my_tables, Who::Known},
        {"GET", "/api/tables", &Api::lobby, Who::Anybody},
        {"POST", "/api/tables", &Api::create, Who::Guest},
        {"GET", "/api/tables/{table}", &Api::show, Who::Known},
        {"GET", "/api/tables/{table}/record", &Api::record, Who::Known},
        {"GET", "/api/tables/{table}/replay", &Api::replay, Who::Known},
        {"POST", "/api/tables/{table}/sit", &Api::sit, Who::Guest},
        {"POST", "/api/tables/{table}/leave", &Api::leave, Who::Known},
        {"POST", "/api/tables/{table}/bot", &Api::hand_to_bot, Who::Known},
        {"POST", "/api/tables/{table}/back", &Api::take_back, Who::Known},
        {"POST", "/api/tables/{table}/vote", &Api::vote, Who::Known},
        {"POST", "/api/tables/{table}/abandon", &Api::abandon, Who::Known},
        {"POST", "/api/tables/{table}/rematch", &Api::rematch, Who::Known},
        {"POST", "/api/tables/{table}/invite", &Api::invite, Who::Known},
        {"POST", "/api/tables/{table}/revoke", &Api::revoke, Who::Known},
        {"POST", "/api/tables/{table}/move", &Api::move_seat, Who::Known},
        {"POST", "/api/links", &Api::use_link, Who::Guest},
    }};
    return kEntrances;
}

std::vector<Api::Route> Api::routes() {
    std::vector<Route> routes;
    for (const Entrance& entrance : entrances()) {
        routes.push_back({.method = entrance.method, .path = entrance.path});
    }
    return routes;
}

const Api::Entrance* Api::find(std::string_view method, std::string_view path, std::string* table,
                               bool* path_known) {
    constexpr std::string_view kHole = "{table}";
    for (const Entrance& entrance : entrances()) {
        const std::size_t hole = entrance.path.find(kHole);
        std::string_view id;
        if (hole == std::string_view::npos) {
            if (path != entrance.path) continue;
        } else {
            const std::string_view after = entrance.path.substr(hole + kHole.size());
            if (path.size() <= hole + after.size() || !path.ends_with(after) ||
                path.substr(0, hole) != entrance.path.substr(0, hole)) {
                continue;
            }
            id = path.substr(hole, path.size() - hole - after.size());
            if (!table::is_id(id)) continue;
        }
        *path_known = true;
        if (method != entrance.method) continue;
        *table = id;
        return &entrance;
    }
    return nullptr;
}

std::string Api::methods_of(std::string_view path) {
    std::string methods;
    for (const std::string_view method : {"GET", "POST", "PUT"}) {
        if (route_of(method, path).empty()) continue;
        if (!methods.empty()) methods += ", ";
        methods += method == "GET" ? "GET, HEAD" : method;
    }
    return methods;
}

std::string_view Api::route_of(std::string_view method, std::string_view path) {
    std::string table;
    bool path_known = false;
    const Entrance* entrance = find(method, path, &table, &path_known);
    return entrance == nullptr ? std::string_view() : entrance->path;
}

void Api::handle(Request request, Respond respond) {
    serve(std::move(request), std::move(respond)).detach();
}

Task<void> Api::serve(Request request, Respond respond) {
    Call call;
    call.request = std::move(request);
    bool path_known = false;
    const Entrance* entrance =
        find(call.request.method, call.request.path, &call.table, &path_known);
    Response response;
    if (entrance != nullptr) {
        auto handled = co_await answer(*entrance, call);
        response = handled ? std::move(*handled) : error_response(handled.error());
        response.new_secret = std::move(call.new_secret);
    } else if (path_known) {
        response = error_response({.code = "request/method", .message = "not with this method"});
        response.allow = methods_of(call.request.path);
    } else {
        response =
            error_response({.code = "request/not_found", .message = "there is nothing here"});
    }
    respond(std::move(response));
}

Api::Handled Api::answer(const Entrance& entrance, Call& call) {
    call.body = Value::object();
    if (!call.request.body.empty()) {
        auto body = codec::from_json(call.request.body);
        if (!body || body->members() == nullptr) {
            co_return fail("request/invalid", "the body is a JSON object");
        }
        call.body = std::move(*body);
    }
    co_await co_await identify(entrance, call);
    co_return co_await (this->*entrance.handler)(call);
}

Task<Result<void>> Api::identify(const Entrance& entrance, Call& call) {
    if (entrance.who == Who::Anybody) co_return Result<void>();
    auto finding = answer_of<std::optional<store::Guest>>(
        [&](auto callback) { guests_.find(call.request.secret, std::move(callback)); });
    auto guest = co_await finding;
    if (guest) {
        call.guest = std::move(*guest);
    } else if (entrance.who == Who::Guest) {
        auto making =
            answer_of<Guests::Made>([&](auto callback) { guests_.create(std::move(callback)); });
        auto made = co_await making;
        call.guest = std::move(made.guest);
        call.new_secret = std::move(made.secret);
    } else if (entrance.method == "POST") {
        co_return fail("guest/required", "you are not known here");
    }
    co_return Result<void>();
}

Api::Handled Api::health(Call& /*call*/) {
    Value body = Value::object();
    body.add("status", queue_.healthy() ? "ok" : "store_failing").add("version", FAUBOURG_VERSION);
    co_return json_response(queue_.healthy() ? 200 : 503, body);
}

Api::Handled Api::games(Call& /*call*/) {
    Value list = Value::list();
    for (const auto& rules : library_.games()) {
        const GameFacts& facts = rules->facts();
        Value packs = Value::list();
        packs.add(rules->pack_hash());
        for (const auto& other : library_.others()) {
            if (other->facts().id != facts.id) continue;
            const Value hash(other->pack_hash());  // another pack may have the same figures
            if (std::ranges::find(*packs.items(), hash) == packs.items()->end()) packs.add(hash);
        }
        Value bots = Value::list();
        for (const std::string_view bot : table::offered_bots()) bots.add(bot_document(bot));
        Value options = Value::list();
        for (const OptionFacts& option : rules->options()) options.add(option_document(option));
        Value game = Value::object();
        game.add("id", facts.id)
            .add("title", words_document(facts.title))
            .add("min_players", facts.min_players)
            .add("max_players", facts.max_players)
            .add("secrets", facts.secrets)
            .add("options", std::move(options))
            .add("packs", std::move(packs))
            .add("bots", std::move(bots));
        list.add(std::move(game));
    }
    Value body = Value::object();
    body.add("games", std::move(list));
    co_return json_response(200, body);
}

Api::Handled Api::lobby(Call& /*call*/) {
    auto asking = queue_.answer([](store::Store& store) { return store.lobby(kMostListed); });
    const auto heads = co_await asking;
    co_return heads_response(heads);
}

Api::Handled Api::my_tables(Call& call) {
    auto asking = queue_.answer([guest = call.guest.id](store::Store& store) {
        return guest.empty() ? std::vector<table::Head>() : store.tables_of(guest, kMostListed);
    });
    const auto heads = co_await asking;
    co_return heads_response(heads);
}

}  // namespace faubourg::server
