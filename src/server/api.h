#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "src/server/config.h"
#include "src/server/guests.h"
#include "src/server/rate.h"
#include "src/server/tables.h"

namespace faubourg::server {

// A request as far as the API cares; the network's part is in http_session.cpp.
struct Request {
    std::string method;
    std::string path;  // decoded, without the query
    std::map<std::string, std::string, std::less<>> query;
    std::string body;
    std::string secret;   // of the guest, from the cookie; may be anything
    std::string address;  // of the client
};

struct Response {
    int status = 200;
    std::string type = "application/json";
    std::string body;
    std::string new_secret;  // to be set as the guest's cookie
    std::string caching = "no-store";
    std::string tag;       // of a file: its ETag
    std::string encoding;  // of a file that is sent compressed
    std::string allow;     // where the method was wrong: those that are not
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
        std::function<store::Millis()> clock, const Config& config);

    void handle(Request request, Respond respond);

    struct Route {
        std::string_view method;
        std::string_view path;  // with {table} where the table's id stands
    };
    static std::vector<Route> routes();
    // The route a request takes, for metrics: a path of the list above, or empty.
    static std::string_view route_of(std::string_view method, std::string_view path);

  private:
    // A request on its way through a handler.
    struct Call {
        Request request;
        std::string table;
        store::Guest guest;  // with an id when there is one
        Value body;
        std::string new_secret;
        Respond respond;

        void answer(int status, const Value& document);
        void refuse(const Error& error);
    };
    using CallPtr = std::shared_ptr<Call>;
    using Handler = void (Api::*)(const CallPtr&);
    // Whether a handler needs a guest: not at all, if there is one, or one is made.
    enum class Who : std::uint8_t { Anybody, Known, Guest };
    struct Entrance {
        std::string_view method;
        std::string_view path;
        Handler handler;
        Who who;
    };
    static std::span<const Entrance> entrances();
    // The methods a path has, with commas.
    static std::string methods_of(std::string_view path);
    static const Entrance* find(std::string_view method, std::string_view path, std::string* table,
                                bool* path_known);

    void identify(const Entrance& entrance, const CallPtr& call);
    void start(const Entrance& entrance, const CallPtr& call);

    void health(const CallPtr& call);
    void games(const CallPtr& call);
    void me(const CallPtr& call);
    void rename_me(const CallPtr& call);
    void my_tables(const CallPtr& call);
    void lobby(const CallPtr& call);
    void create(const CallPtr& call);
    void show(const CallPtr& call);
    void record(const CallPtr& call);
    void replay(const CallPtr& call);
    void sit(const CallPtr& call);
    void leave(const CallPtr& call);
    void hand_to_bot(const CallPtr& call);
    void take_back(const CallPtr& call);
    void vote(const CallPtr& call);
    void abandon(const CallPtr& call);
    void rematch(const CallPtr& call);
    void invite(const CallPtr& call);
    void revoke(const CallPtr& call);
    void move_seat(const CallPtr& call);
    void use_link(const CallPtr& call);

    void heads(const CallPtr& call, std::function<std::vector<store::Head>(store::Store&)> ask);
    // Goes on unless the guest has too many unfinished tables.
    void with_room_for_a_table(const CallPtr& call, std::move_only_function<void()> then);
    void open_table(const CallPtr& call, Settings settings);
    void open_rematch(const CallPtr& call, const Wish& wish, const Settings& next);
    void wish_about_seat(const CallPtr& call, std::string_view kind, std::string body);
    void make_wish(const CallPtr& call, Wish wish);
    void answer_with_table(const CallPtr& call, int status);
    using LinkMade = std::move_only_function<void(Value)>;
    void make_link(const CallPtr& call, Seat seat, store::Link::Kind kind, std::int64_t since,
                   LinkMade made);
    void sit_by_link(const CallPtr& call, const store::Link& link, const Table& table);
    void answer_with_return(const CallPtr& call, Seat seat);

    const match::Library& library_;
    store::StoreQueue& queue_;
    Tables& tables_;
    Guests& guests_;
    std::function<store::Millis()> clock_;
    const Config& config_;
};

}  // namespace faubourg::server
