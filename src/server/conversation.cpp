#include "src/server/conversation.h"

#include "src/codec/json.h"
#include "src/table/messages.h"

namespace faubourg::server {
Conversation::Conversation(Tables& tables, Outlet& outlet, Hello hello, const Limits& limits,
                           const Clock& clock)
    : tables_(tables), outlet_(&outlet), hello_(std::move(hello)), limits_(limits), clock_(clock) {}

void Conversation::begin() {
    tables_.read(hello_.table, [self = shared_from_this()](const Result<TablePtr>& table) {
        if (self->gone()) return;
        if (table) {
            self->start_watching(**table);
        } else {
            self->turn_away(table.error(), 0);
        }
    });
}

void Conversation::start_watching(const Table& table) {
    Look look{.viewer = Viewer::spectator(), .language = hello_.language};
    const auto held = table.seats_of(hello_.guest);
    if (hello_.seat) look.viewer = Viewer::of(*hello_.seat);
    if (!hello_.seat && held.size() == 1) look.viewer = Viewer::of(held.front());
    tables_.watch(hello_.table, shared_from_this(), look, hello_.since,
                  [self = shared_from_this()](const Answer& answer) {
                      if (self->gone() || answer.number) return;
                      self->turn_away(answer.number.error(), answer.version);
                  });
    // A client that connects again ends the absence of its seats.
    for (const Seat seat : held) {
        if (!table.holder(seat)->absent) continue;
        const std::string id =
            "back-" + std::to_string(table.version()) + "-" + std::to_string(seat.number());
        tables_.wish(
            hello_.table,
            {.what = wishes::Back{}, .guest = hello_.guest, .seat = seat, .version = 0, .id = id},
            nullptr, [](const Answer&) {});
    }
}

void Conversation::end() {
    if (gone()) return;
    outlet_ = nullptr;
    tables_.unwatch(hello_.table, *this);
}

void Conversation::send(std::shared_ptr<const std::string> message, std::string_view ack) {
    if (gone()) return;
    if (ack.empty()) {
        outlet_->write(std::move(message));
        return;
    }
    write(table::with_ack(*message, ack));
}

void Conversation::lost(const Error& error) {
    if (!gone()) turn_away(error, 0);
}

void Conversation::turn_away(const Error& error, std::int64_t version) {
    refuse("", error, version);
    outlet_->hang_up(error.code);
}

void Conversation::write(std::string text) {
    if (!gone()) outlet_->write(std::make_shared<const std::string>(std::move(text)));
}

void Conversation::hear(std::string_view text) {
    if (gone()) return;
    if (!rate_.allow(limits_.messages_per_second, clock_.now())) {
        refuse("", {.code = "limit/messages", .message = "too many messages"}, 0);
        outlet_->hang_up("limit/messages");
        return;
    }
    const auto message = codec::from_json(text);
    if (!message || message->members() == nullptr) {
        refuse("", {.code = "request/invalid", .message = "a message is a JSON object"}, 0);
        return;
    }
    auto read = table::read_client_message(*message, hello_.guest);
    if (!read) return refuse(table::id_of_message(*message), read.error(), 0);
    std::visit([&](auto& what) { handle(read->id, std::move(what)); }, read->what);
}

void Conversation::handle(const std::string& id, Wish wish) {
    tables_.wish(
        hello_.table, std::move(wish), shared_from_this(),
        [self = shared_from_this(), id](const Answer& answer) { self->answer(id, answer); });
}

void Conversation::handle(const std::string& id, const table::LookRequest& request) {
    Look look{.viewer = Viewer::spectator(), .language = hello_.language};
    if (request.seat) look.viewer = Viewer::of(*request.seat);
    tables_.look(hello_.table, shared_from_this(), look,
                 [self = shared_from_this(), id](const Answer& answer) {
                     if (!answer.number) self->refuse(id, answer.number.error(), answer.version);
                 });
}

void Conversation::handle(const std::string& id, const table::HintRequest& request) {
    tables_.hint(hello_.table, hello_.guest, request.seat,
                 [self = shared_from_this(), id](const Result<match::SuggestionText>& found,
                                                 std::int64_t version) {
                     if (found) {
                         self->write(table::hint_message(*found, id, version));
                     } else {
                         self->refuse(id, found.error(), version);
                     }
                 });
}

void Conversation::answer(const std::string& id, const Answer& answer) {
    if (answer.told) return;
    if (!answer.number) return refuse(id, answer.number.error(), answer.version);
    write(table::ack_message(id, *answer.number, answer.version));
}

void Conversation::refuse(const std::string& id, const Error& error, std::int64_t version) {
    write(table::error_message(id, error, version));
}

}  // namespace faubourg::server
