#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "src/core/task.h"
#include "src/server/config.h"
#include "src/server/guests.h"
#include "src/server/rate.h"
#include "src/server/tables.h"

namespace faubourg::server {

// What the API needs to know of a request; http_session.cpp deals with the network.
struct Request {
    std::string method;
    std::string path;  // decoded, without the query
    std::map<std::string, std::string, std::less<>> query;
    std::string body;
    std::string secret;   // the guest's, from the cookie; not checked yet
    std::string address;  // the client's
};

struct Response {
    int status = 200;
    std::string type = "application/json";
    std::string body;
    std::string new_secret;  // to be set as the guest's cookie
    std::string caching = "no-store";
    std::string tag;       // ETag, for a file
    std::string encoding;  // Content-Encoding, for a file that is sent compressed
    std::string allow;     // when the method was wrong: the methods that the path has
};

Response json_response(int status, const Value& body);
Response error_response(const Error& error);
// The HTTP status that goes with an error code.
int status_of(std::string_view code);

// The HTTP API (docs/server.md, docs/openapi.json): a table of routes, each with a handler. It
// lives on the tables' thread; answers come through `respond`, now or later, exactly once.
class Api {
  public:
    using Respond = std::move_only_function<void(Response)>;

    Api(const match::Library& library, store::StoreQueue& queue, Tables& tables, Guests& guests,
        const Clock& clock, const Config& config);

    void handle(Request request, Respond respond);

    struct Route {
        std::string_view method;
        std::string_view path;  // {table} stands for the table's id
    };
    static std::vector<Route> routes();
    // The path of the route that serves this request, or empty. Metrics use it as a label.
    static std::string_view route_of(std::string_view method, std::string_view path);

  private:
    // A request on its way through a handler.
    struct Call {
        Request request;
        std::string table;   // the id of the table that the path or the request names, if any
        store::Guest guest;  // its id is empty when there is no guest
        Value body;
        std::string new_secret;
    };
    // What a handler comes to: a response, or an error, which is a response too.
    using Handled = Task<Result<Response>>;
    using Handler = Handled (Api::*)(Call&);
    // Whether a handler needs a guest: Anybody: no. Known: looks one up, there may be none. Guest:
    // makes a new guest if there is none.
    enum class Who : std::uint8_t { Anybody, Known, Guest };
    struct Entrance {
        std::string_view method;
        std::string_view path;
        Handler handler;
        Who who;
    };
    static std::span<const Entrance> entrances();
    // The methods that a path has, separated by commas.
    static std::string methods_of(std::string_view path);
    static const Entrance* find(std::string_view method, std::string_view path, std::string* table,
                                bool* path_known);

    Task<void> serve(Request request, Respond respond);
    Handled answer(const Entrance& entrance, Call& call);
    Task<Result<void>> identify(const Entrance& entrance, Call& call);

    Handled health(Call& call);
    Handled games(Call& call);
    Handled me(Call& call);
    Handled rename_me(Call& call);
    Handled my_tables(Call& call);
    Handled lobby(Call& call);
    Handled create(Call& call);
    Handled show(Call& call);
    Handled record(Call& call);
    Handled replay(Call& call);
    Handled sit(Call& call);
    Handled leave(Call& call);
    Handled hand_to_bot(Call& call);
    Handled take_back(Call& call);
    Handled vote(Call& call);
    Handled abandon(Call& call);
    Handled rematch(Call& call);
    Handled invite(Call& call);
    Handled revoke(Call& call);
    Handled move_seat(Call& call);
    Handled use_link(Call& call);

    // The name in the body, or else the known one. Error: name/invalid.
    static Result<std::string> name_in(const Value& body, const std::string& known);
    // The table as this guest may know it, with the list of the guest's own seats.
    static Value whole_document(const Table& table, std::string_view guest);

    Handled show_as(Call& call, int status);
    Handled wish_about_seat(Call& call, decltype(Wish::what) what);
    Handled make_wish(Call& call, Wish wanted);
    Handled open_rematch(Call& call, Wish wanted, std::string follower, Settings settings);
    // Error: limit/tables, when the guest has too many unfinished tables.
    Task<Result<void>> check_room_for_a_table(const Call& call);
    // The seed of the finished table that `settings.deal_of` names.
    Task<Result<std::string>> seed_of_same_deal(const Settings& settings);
    Task<Result<TablePtr>> table_with_match(const Call& call);
    // The table if the guest owns it, or else an error with this message.
    Task<Result<TablePtr>> owned_table(const Call& call, std::string_view only_the_owner);
    // Stores a new link and returns its document, with the secret.
    Task<Value> make_link(const Call& call, Seat seat, table::Link::Kind kind, std::int64_t since);
    Handled sit_by_link(Call& call, const table::Link& link);
    Handled show_with_return(Call& call, Seat seat);

    // Functions of Tables that a task can wait for.
    auto read(std::string id) {
        return answer_of<Result<TablePtr>>(
            [this, id = std::move(id)](auto callback) { tables_.read(id, std::move(callback)); });
    }
    auto wish(std::string id, Wish wanted) {
        return answer_of<Answer>(
            [this, id = std::move(id), wanted = std::move(wanted)](auto callback) mutable {
                tables_.wish(id, std::move(wanted), nullptr, std::move(callback));
            });
    }
    auto open(std::string id, Settings settings) {
        return answer_of<Answer>(
            [this, id = std::move(id), settings = std::move(settings)](auto callback) {
                tables_.open(id, settings, std::move(callback));
            });
    }

    const match::Library& library_;
    store::StoreQueue& queue_;
    Tables& tables_;
    Guests& guests_;
    const Clock& clock_;
    const Config& config_;
};

}  // namespace faubourg::server
