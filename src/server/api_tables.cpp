#include <algorithm>
#include <array>
#include <charconv>

#include "src/codec/json.h"
#include "src/codec/request.h"
#include "src/server/api.h"
#include "src/server/names.h"
#include "src/server/new_table.h"
#include "src/server/secret.h"

// The handlers of the API that deal with one table.
namespace faubourg::server {
namespace {

constexpr store::Millis kDay = 24LL * 3600 * 1000;
// An invitation, a move, a return: as long as a guest's cookie.
constexpr std::array<store::Millis, 3> kLinksLast = {60 * kDay, kDay / 24, 400 * kDay};
constexpr int kLongestLine = 1'000'000;
constexpr int kMostSteps = 500;  // of a replay in one answer

Language language_of(const Request& request) {
    const auto found = request.query.find("lang");
    return found != request.query.end() && found->second == "fr" ? Language::French
                                                                 : Language::English;
}

// The name that is given, else the one known already.
Result<std::string> name_in(const Value& body, const std::string& known) {
    if (body.find("name") == nullptr) return known;
    auto name = codec::text_field(body, "name");
    if (!name) return name;
    if (auto checked = check_name(*name); !checked) return std::unexpected(checked.error());
    return name;
}

Value whole_document(const Table& table, std::string_view guest) {
    Value out = table_document(table);
    Value yours = Value::list();
    for (const Seat seat : table.seats_of(guest)) yours.add(Value(seat));
    out.add("yours", std::move(yours)).add("you_own", !guest.empty() && guest == table.owner());
    return out;
}

// Through the eyes of the guest's seat: of several the one asked for, else what the table sees.
Result<Viewer> viewer_of(const Table& table, const Request& request, std::string_view guest) {
    const auto held = table.seats_of(guest);
    const auto asked = request.query.find("seat");
    if (asked == request.query.end()) {
        return held.size() == 1 ? Viewer::of(held.front()) : Viewer::spectator();
    }
    for (const Seat seat : held) {
        if (asked->second == std::to_string(seat)) return Viewer::of(seat);
    }
    return fail("seat/not_yours", "that seat is not yours");
}

// Of a match that is over: a seat's eyes, a spectator's, or all.
Result<Viewer> any_viewer(const Table& table, const Request& request) {
    const auto asked = request.query.find("seat");
    if (asked == request.query.end() || asked->second == "all") return Viewer::all();
    if (asked->second == "spectator") return Viewer::spectator();
    for (Seat seat = 0; seat < table.players(); ++seat) {
        if (asked->second == std::to_string(seat)) return Viewer::of(seat);
    }
    return fail("seat/invalid", "there is no such seat");
}

Result<int> number_in(const Request& request, std::string_view name, int otherwise, int most) {
    const auto found = request.query.find(name);
    if (found == request.query.end()) return otherwise;
    const std::string& text = found->second;
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
    if (!whole || number < 0 || number > most) {
        return fail("request/invalid", std::string(name) + ": 0 to " + std::to_string(most));
    }
    return number;
}

}  // namespace

void Api::me(const CallPtr& call) {
    Value body = Value::object();
    body.add("guest", call->guest.id).add("name", call->guest.name);
    call->answer(200, body);
}

void Api::rename_me(const CallPtr& call) {
    const auto name = codec::text_field(call->body, "name");
    const auto checked = name ? check_name(*name) : std::unexpected(name.error());
    if (!checked) return call->refuse(checked.error());
    guests_.rename(call->guest, *name);
    call->guest.name = *name;
    me(call);
}

void Api::answer_with_table(const CallPtr& call, int status) {
    tables_.read(call->table, [call, status](const Result<const Table*>& table) {
        if (!table) return call->refuse(table.error());
        call->answer(status, whole_document(**table, call->guest.id));
    });
}

void Api::show(const CallPtr& call) { answer_with_table(call, 200); }

void Api::create(const CallPtr& call) {
    auto settings = read_new_table(library_, call->body, call->guest);
    if (!settings) return call->refuse(settings.error());
    auto shared = std::make_shared<Settings>(std::move(*settings));
    with_room_for_a_table(call, [this, call, shared] {
        if (shared->deal != DealKind::Same) return open_table(call, std::move(*shared));
        // Only a deal that nobody is playing any more: the future of a running match would be there
        // to look at.
        tables_.read(shared->deal_of, [this, call, shared](const Result<const Table*>& other) {
            if (!other) return call->refuse(other.error());
            const Settings& before = (*other)->settings();
            if ((*other)->phase() != Phase::Over) {
                return call->refuse(
                    {.code = "deal/running", .message = "that deal is still being played"});
            }
            if (before.game != shared->game || before.setup.initial_state) {
                return call->refuse(
                    {.code = "deal/other_game", .message = "that deal is of another game"});
            }
            shared->setup.seed = before.setup.seed;
            open_table(call, std::move(*shared));
        });
    });
}

void Api::with_room_for_a_table(const CallPtr& call, std::move_only_function<void()> then) {
    queue_.ask(
        [guest = call->guest.id](store::Store& store) { return store.count_unfinished(guest); },
        [this, call, then = std::move(then)](std::int64_t count) mutable {
            const std::int64_t most = config_.limits.tables_per_guest;
            if (most > 0 && count >= most) {
                return call->refuse(
                    {.code = "limit/tables", .message = "you have too many unfinished tables"});
            }
            then();
        });
}

void Api::open_table(const CallPtr& call, Settings settings) {
    call->table = new_id();
    tables_.open(call->table, settings, [this, call](const Answer& answer) {
        if (!answer.number) return call->refuse(answer.number.error());
        answer_with_table(call, 201);
    });
}

void Api::record(const CallPtr& call) {
    tables_.read(call->table, [call](const Result<const Table*>& table) {
        if (!table) return call->refuse(table.error());
        if ((*table)->match() == nullptr) {
            return call->refuse({.code = "table/open", .message = "players are still missing"});
        }
        const auto viewer = viewer_of(**table, call->request, call->guest.id);
        if (!viewer) return call->refuse(viewer.error());
        const auto format = call->request.query.find("format");
        if (format != call->request.query.end() && format->second == "text") {
            Response text;
            text.type = "text/plain; charset=utf-8";
            text.body = export_text(**table, *viewer, language_of(call->request));
            return call->respond(std::move(text));
        }
        call->answer(200, export_document(**table, *viewer));
    });
}

// During a match what one's own eyes have seen; afterwards through any eyes, or all.
void Api::replay(const CallPtr& call) {
    tables_.read(call->table, [call](const Result<const Table*>& table) {
        if (!table) return call->refuse(table.error());
        if ((*table)->match() == nullptr) {
            return call->refuse({.code = "table/open", .message = "players are still missing"});
        }
        const bool open = (*table)->open_to_all();
        const auto viewer = open ? any_viewer(**table, call->request)
                                 : viewer_of(**table, call->request, call->guest.id);
        if (!viewer) return call->refuse(viewer.error());
        const auto from = number_in(call->request, "from", 0, kLongestLine);
        const auto count = number_in(call->request, "count", kMostSteps, kMostSteps);
        if (!from) return call->refuse(from.error());
        if (!count) return call->refuse(count.error());
        Look look{.viewer = *viewer, .language = std::nullopt};
        if (call->request.query.contains("lang")) look.language = language_of(call->request);
        call->answer(200, replay_document(**table, look, *from, *count));
    });
}

void Api::make_wish(const CallPtr& call, Wish wish) {
    wish.guest = call->guest.id;
    if (const Value* id = call->body.find("id"); id != nullptr) {
        if (id->string() == nullptr || !is_client_id(*id->string())) {
            return call->refuse({.code = "request/invalid", .message = "id: letters and digits"});
        }
        wish.id = *id->string();
    } else {
        wish.id = new_id();
    }
    tables_.wish(call->table, std::move(wish), nullptr, [this, call](const Answer& answer) {
        if (!answer.number) return call->refuse(answer.number.error());
        answer_with_table(call, 200);
    });
}

void Api::wish_about_seat(const CallPtr& call, std::string_view kind, std::string body) {
    const auto seat = codec::seat_field(call->body, kMaxSeats);
    if (!seat) return call->refuse(seat.error());
    make_wish(call, {.kind = std::string(kind),
                     .guest = {},
                     .seat = *seat,
                     .version = 0,
                     .body = std::move(body),
                     .id = {}});
}

void Api::sit(const CallPtr& call) {
    const auto name = name_in(call->body, call->guest.name);
    if (!name) return call->refuse(name.error());
    wish_about_seat(call, "sit", *name);
}

void Api::leave(const CallPtr& call) { wish_about_seat(call, "leave", ""); }
void Api::take_back(const CallPtr& call) { wish_about_seat(call, "back", ""); }
void Api::vote(const CallPtr& call) { wish_about_seat(call, "vote", ""); }

void Api::hand_to_bot(const CallPtr& call) {
    const auto bot = codec::text_field(call->body, "bot");
    if (!bot) return call->refuse(bot.error());
    wish_about_seat(call, "bot", *bot);
}

void Api::abandon(const CallPtr& call) {
    make_wish(
        call,
        {.kind = "abandon", .guest = {}, .seat = kNobody, .version = 0, .body = {}, .id = {}});
}

// The new table is opened first, so that the old one never points to nowhere; of two that ask at
// once one finds the other's table.
void Api::rematch(const CallPtr& call) {
    tables_.read(call->table, [this, call](const Result<const Table*>& table) {
        if (!table) return call->refuse(table.error());
        const Wish wish{.kind = "rematch",
                        .guest = call->guest.id,
                        .seat = kNobody,
                        .version = 0,
                        .body = new_id(),
                        .id = new_id()};
        const auto judged = (*table)->judge(wish, clock_());
        if (!judged) {
            if (judged.error().code != "rematch/exists") return call->refuse(judged.error());
            call->table = (*table)->rematch();
            return answer_with_table(call, 200);
        }
        auto next = std::make_shared<const Settings>(
            settings_for_rematch((*table)->settings(), (*table)->seats(), call->guest.id));
        with_room_for_a_table(call, [this, call, wish, next] { open_rematch(call, wish, *next); });
    });
}

void Api::open_rematch(const CallPtr& call, const Wish& wish, const Settings& next) {
    tables_.open(wish.body, next, [this, call, wish](const Answer& opened) {
        if (!opened.number) return call->refuse(opened.number.error());
        tables_.wish(call->table, wish, nullptr, [this, call, wish](const Answer& answer) {
            if (answer.number) {
                call->table = wish.body;
                return answer_with_table(call, 201);
            }
            if (answer.number.error().code != "rematch/exists") {
                return call->refuse(answer.number.error());
            }
            Wish away = wish;
            away.kind = "abandon";
            tables_.wish(wish.body, away, nullptr, [](const Answer&) {});
            call->table = answer.number.error().message;
            answer_with_table(call, 200);
        });
    });
}

void Api::make_link(const CallPtr& call, Seat seat, store::Link::Kind kind, std::int64_t since,
                    LinkMade made) {
    const std::string secret = new_secret();
    const store::Link link{.secret_hash = hash_of_secret(secret),
                           .table = call->table,
                           .seat = seat,
                           .kind = kind,
                           .since = since,
                           .expires = clock_() + kLinksLast[static_cast<std::size_t>(kind)]};
    Value told = Value::object();
    told.add("secret", secret).add("seat", seat).add("expires", link.expires);
    queue_.ask(
        [link](store::Store& store) {
            store.add_link(link);
            return true;
        },
        [told = std::move(told), made = std::move(made)](bool) mutable { made(std::move(told)); });
}

// The owner invites to a seat that nobody else holds, or whose holder came by invitation.
void Api::invite(const CallPtr& call) {
    const auto seat = codec::seat_field(call->body, kMaxSeats);
    if (!seat) return call->refuse(seat.error());
    tables_.read(call->table, [this, call, seat = *seat](const Result<const Table*>& table) {
        if (!table) return call->refuse(table.error());
        if (call->guest.id != (*table)->owner()) {
            return call->refuse({.code = "table/not_owner", .message = "only the owner invites"});
        }
        if (seat >= (*table)->players()) {
            return call->refuse({.code = "seat/invalid", .message = "there is no such seat"});
        }
        const SeatHolder& holder = (*table)->seats()[static_cast<std::size_t>(seat)];
        if (!holder.is_for_invited()) {
            return call->refuse(
                {.code = "seat/taken", .message = "that seat is not for guests invited"});
        }
        make_link(call, seat, store::Link::Kind::Invitation, 0,
                  [call](const Value& link) { call->answer(201, link); });
    });
}

void Api::revoke(const CallPtr& call) {
    const auto seat = codec::seat_field(call->body, kMaxSeats);
    if (!seat) return call->refuse(seat.error());
    tables_.read(call->table, [this, call, seat = *seat](const Result<const Table*>& table) {
        if (!table) return call->refuse(table.error());
        if (call->guest.id != (*table)->owner()) {
            return call->refuse({.code = "table/not_owner", .message = "only the owner revokes"});
        }
        queue_.ask(
            [id = call->table, seat](store::Store& store) {
                store.revoke_invitations(id, seat);
                return true;
            },
            [call](bool) { call->answer(200, Value::object()); });
    });
}

void Api::move_seat(const CallPtr& call) {
    const auto seat = codec::seat_field(call->body, kMaxSeats);
    if (!seat) return call->refuse(seat.error());
    tables_.read(call->table, [this, call, seat = *seat](const Result<const Table*>& table) {
        if (!table) return call->refuse(table.error());
        const auto held = (*table)->seats_of(call->guest.id);
        if (std::ranges::find(held, seat) == held.end()) {
            return call->refuse({.code = "seat/not_yours", .message = "that seat is not yours"});
        }
        make_link(call, seat, store::Link::Kind::Move,
                  (*table)->seats()[static_cast<std::size_t>(seat)].sat,
                  [call](const Value& link) { call->answer(201, link); });
    });
}

// Whoever has a link may sit down with it, as long as it counts: the judge says whether.
void Api::use_link(const CallPtr& call) {
    const auto secret = codec::text_field(call->body, "secret");
    if (!secret) return call->refuse(secret.error());
    if (auto name = name_in(call->body, ""); !name) return call->refuse(name.error());
    const std::string hash = is_secret(*secret) ? hash_of_secret(*secret) : "";
    queue_.ask([hash, now = clock_()](store::Store& store) { return store.link(hash, now); },
               [this, call](const std::optional<store::Link>& link) {
                   if (!link) {
                       return call->refuse({.code = "link/unknown",
                                            .message = "this link does not count any more"});
                   }
                   call->table = link->table;
                   tables_.read(link->table,
                                [this, call, link = *link](const Result<const Table*>& table) {
                                    if (!table) return call->refuse(table.error());
                                    sit_by_link(call, link, **table);
                                });
               });
}

// Who comes by invitation brings a name; a seat that moves keeps its own unless told another.
void Api::sit_by_link(const CallPtr& call, const store::Link& link, const Table& table) {
    const bool invited = link.kind == store::Link::Kind::Invitation;
    const std::string& known =
        invited ? call->guest.name : table.seats()[static_cast<std::size_t>(link.seat)].name;
    const auto name = name_in(call->body, known);
    if (!name) return call->refuse(name.error());
    const Wish wish{.kind = "sit",
                    .guest = call->guest.id,
                    .seat = link.seat,
                    .version = 0,
                    .body = *name,
                    .id = new_id(),
                    .link = link};
    tables_.wish(link.table, wish, nullptr,
                 [this, call, invited, seat = link.seat](const Answer& answer) {
                     const bool there = answer.number || answer.number.error().code == "seat/yours";
                     if (!there) return call->refuse(answer.number.error());
                     if (!invited) return answer_with_table(call, 200);
                     answer_with_return(call, seat);
                 });
}

// Whoever sat down by invitation, which the owner knows too, gets a link of their own to come back.
void Api::answer_with_return(const CallPtr& call, Seat seat) {
    tables_.read(call->table, [this, call, seat](const Result<const Table*>& table) {
        if (!table) return call->refuse(table.error());
        Value body = whole_document(**table, call->guest.id);
        const SeatHolder& holder = (*table)->seats()[static_cast<std::size_t>(seat)];
        if (!holder.held_by(call->guest.id)) return call->answer(200, body);
        make_link(call, seat, store::Link::Kind::Return, holder.since,
                  [call, body = std::move(body)](Value link) mutable {
                      body.add("return", std::move(link));
                      call->answer(200, body);
                  });
    });
}

}  // namespace faubourg::server
