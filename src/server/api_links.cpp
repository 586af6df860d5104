#include <array>
#include <utility>

#include "src/codec/request.h"
#include "src/server/api.h"
#include "src/server/secret.h"

// The handlers of the API that make links to seats and use them.
namespace faubourg::server {
namespace {

constexpr Millis kDay = 24LL * 3600 * 1000;
// How long a link is valid, by kind: an invitation, a move, and a return, which lasts as long as a
// guest's cookie.
constexpr std::array<Millis, 3> kLinksLast = {60 * kDay, kDay / 24, 400 * kDay};

}  // namespace

Task<Value> Api::make_link(const Call& call, Seat seat, table::Link::Kind kind,
                           std::int64_t since) {
    const std::string secret = new_secret();
    const table::Link link{.secret_hash = hash_of_secret(secret),
                           .table = call.table,
                           .seat = seat,
                           .kind = kind,
                           .since = since,
                           .expires = clock_.now() + kLinksLast[std::to_underlying(kind)]};
    auto adding = queue_.answer([link](store::Store& store) {
        store.add_link(link);
        return true;
    });
    co_await adding;
    Value told = Value::object();
    told.add("secret", secret).add("seat", seat).add("expires", link.expires);
    co_return told;
}

Task<Result<TablePtr>> Api::owned_table(const Call& call, std::string_view only_the_owner) {
    TablePtr table = co_await co_await read(call.table);
    if (call.guest.id != table->owner()) {
        co_return fail("table/not_owner", std::string(only_the_owner));
    }
    co_return table;
}

// The owner can invite to a seat that is free or whose holder came by invitation.
Api::Handled Api::invite(Call& call) {
    const Seat seat = co_await codec::seat_field(call.body, kMaxSeats);
    const TablePtr table = co_await co_await owned_table(call, "only the owner invites");
    const SeatHolder* holder = table->holder(seat);
    if (holder == nullptr) co_return fail("seat/invalid", "there is no such seat");
    if (!holder->is_for_invited()) {
        co_return fail("seat/taken", "that seat is not for guests invited");
    }
    const Value link = co_await make_link(call, seat, table::Link::Kind::Invitation, 0);
    co_return json_response(201, link);
}

Api::Handled Api::revoke(Call& call) {
    const Seat seat = co_await codec::seat_field(call.body, kMaxSeats);
    co_await co_await owned_table(call, "only the owner revokes");
    auto revoking = queue_.answer([id = call.table, seat](store::Store& store) {
        store.revoke_invitations(id, seat);
        return true;
    });
    co_await revoking;
    co_return json_response(200, Value::object());
}

Api::Handled Api::move_seat(Call& call) {
    const Seat seat = co_await codec::seat_field(call.body, kMaxSeats);
    const TablePtr table = co_await co_await read(call.table);
    const SeatHolder* holder = table->holder(seat);
    if (holder == nullptr || !holder->held_by(call.guest.id)) {
        co_return fail("seat/not_yours", "that seat is not yours");
    }
    const Value link = co_await make_link(call, seat, table::Link::Kind::Move, holder->sat);
    co_return json_response(201, link);
}

// Anybody who has a link can use it to sit down; the judge decides whether it is still valid.
Api::Handled Api::use_link(Call& call) {
    const std::string secret = co_await codec::text_field(call.body, "secret");
    co_await name_in(call.body, "");
    const std::string hash = is_secret(secret) ? hash_of_secret(secret) : "";
    auto asking = queue_.answer(
        [hash, now = clock_.now()](store::Store& store) { return store.link(hash, now); });
    const auto link = co_await asking;
    if (!link) co_return fail("link/unknown", "this link does not count any more");
    call.table = link->table;
    co_return co_await sit_by_link(call, *link);
}

// A guest who comes by invitation brings a name. A seat that moves to another device keeps its name
// unless a new one is given.
Api::Handled Api::sit_by_link(Call& call, const table::Link& link) {
    const TablePtr table = co_await co_await read(link.table);
    const bool invited = link.kind == table::Link::Kind::Invitation;
    const std::string known = invited ? call.guest.name : table->holder(link.seat)->name;
    const std::string name = co_await name_in(call.body, known);
    Wish wanted{.what = wishes::Sit{.name = name, .link = link},
                .guest = call.guest.id,
                .seat = link.seat,
                .version = 0,
                .id = new_id()};
    const Answer answer = co_await wish(link.table, std::move(wanted));
    const bool there = answer.number || answer.number.error().code == "seat/yours";
    if (!there) co_return fail(answer.number);
    if (!invited) co_return co_await show_as(call, 200);
    co_return co_await show_with_return(call, link.seat);
}

// The owner knows the invitation too, so a guest who used it gets a private link to come back with.
Api::Handled Api::show_with_return(Call& call, Seat seat) {
    const TablePtr table = co_await co_await read(call.table);
    Value body = whole_document(*table, call.guest.id);
    const SeatHolder& holder = *table->holder(seat);
    if (holder.held_by(call.guest.id)) {
        Value link = co_await make_link(call, seat, table::Link::Kind::Return, holder.since);
        body.add("return", std::move(link));
    }
    co_return json_response(200, body);
}

}  // namespace faubourg::server
