#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "src/codec/json.h"
#include "src/match/testing.h"
#include "src/server/tables.h"
#include "src/store/testing.h"

namespace faubourg::server {

// The thread of the tables in tests: what other threads deliver runs when the test waits.
class Loop {
  public:
    void post(std::move_only_function<void()> task) {
        {
            const std::scoped_lock lock(mutex_);
            tasks_.push_back(std::move(task));
        }
        news_.notify_all();
    }

    // Runs what is delivered until the condition holds; fails the test after a while.
    void run_until(const std::function<bool()>& done) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        while (!done()) {
            std::unique_lock lock(mutex_);
            if (!news_.wait_until(lock, end, [&] { return !tasks_.empty(); })) {
                FAIL() << "waited in vain";
            }
            auto tasks = std::move(tasks_);
            tasks_.clear();
            lock.unlock();
            for (auto& task : tasks) task();
        }
    }

  private:
    std::mutex mutex_;
    std::condition_variable news_;
    std::vector<std::move_only_function<void()>> tasks_;
};

// Keeps what it is sent.
class Notebook final : public Watcher {
  public:
    explicit Notebook(std::string guest) : guest_(std::move(guest)) {}
    const std::string& guest() const override { return guest_; }
    bool gone() const override { return gone_; }
    void send(std::shared_ptr<const std::string> message, std::string_view ack) override {
        messages.push_back(*message);
        acks.emplace_back(ack);
        if (on_message) on_message(*message);
    }
    void lost(const Error& error) override { lost_code = error.code; }
    Value last() const { return *codec::from_json(messages.back()); }
    void go() { gone_ = true; }

    std::vector<std::string> messages;
    std::vector<std::string> acks;
    std::function<void(const std::string&)> on_message;
    std::string lost_code;

  private:
    std::string guest_;
    bool gone_ = false;
};

inline std::int64_t number_in(const Value& document, std::string_view key) {
    const Value* field = document.find(key);
    return field != nullptr && field->integer() != nullptr ? *field->integer() : -1;
}

// A store in memory that outlives the servers on it.
class SharedStore final : public store::Store {
  public:
    explicit SharedStore(std::shared_ptr<store::MemoryStore> kept) : kept_(std::move(kept)) {}
    std::vector<store::Appended> append(std::span<const store::Append> batch) override {
        return kept_->append(batch);
    }
    std::vector<Entry> entries(std::string_view table, std::int64_t after) override {
        return kept_->entries(table, after);
    }
    std::optional<store::Head> head(std::string_view table) override { return kept_->head(table); }
    std::vector<store::Head> lobby(int most) override { return kept_->lobby(most); }
    std::vector<store::Head> tables_of(std::string_view guest, int most) override {
        return kept_->tables_of(guest, most);
    }
    std::int64_t count_unfinished(std::string_view guest) override {
        return kept_->count_unfinished(guest);
    }
    std::vector<std::string> claim_due(Millis now, Millis until, int most) override {
        return kept_->claim_due(now, until, most);
    }
    void release(std::string_view table, Millis due) override { kept_->release(table, due); }
    void forget_claims() override { kept_->forget_claims(); }
    void add_guest(const store::Guest& guest) override { kept_->add_guest(guest); }
    std::optional<store::Guest> guest_of_secret(std::string_view hash) override {
        return kept_->guest_of_secret(hash);
    }
    void update_guest(std::string_view id, std::string_view name, Millis seen) override {
        kept_->update_guest(id, name, seen);
    }
    void add_link(const store::Link& link) override { kept_->add_link(link); }
    std::optional<store::Link> link(std::string_view hash, Millis now) override {
        return kept_->link(hash, now);
    }
    void revoke_invitations(std::string_view table, int seat) override {
        kept_->revoke_invitations(table, seat);
    }
    store::Purged purge(const store::Purge& purge, std::string_view after) override {
        return kept_->purge(purge, after);
    }
    void reopen() override {}

  private:
    std::shared_ptr<store::MemoryStore> kept_;
};

// A whole house without sockets: tables, bots and a store, driven by the test.
class House {
  public:
    explicit House(
        std::shared_ptr<store::MemoryStore> kept = std::make_shared<store::MemoryStore>(),
        TablesConfig config = {}, std::size_t bots_waiting = 64, Millis start = 1'000'000)
        : now(start),
          store(std::move(kept)),
          queue(
              std::make_unique<SharedStore>(store),
              [this](std::vector<store::StoreQueue::Task> tasks) {
                  for (auto& task : tasks) loop.post(std::move(task));
              },
              [](const std::string& problem) { ADD_FAILURE() << problem; }),
          bots(match::default_library(), 1, bots_waiting,
               [this](std::move_only_function<void()> task) { loop.post(std::move(task)); }),
          tables(
              match::default_library(), queue, bots, [this] { return now; }, config,
              [this](std::string_view event, const std::string&, const std::string&) {
                  logged.emplace_back(event);
              }) {}

    // Opens the table "t"; each seat is a guest's name, "open", "invited" or "bot:NAME".
    Answer open(const std::vector<std::string>& seats, Settings settings = {}) {
        settings.game = settings.game.empty() ? "california" : settings.game;
        const match::AnyRules* rules = match::default_library().find(settings.game);
        settings.pack = rules->pack_hash();
        settings.rules_version = rules->facts().rules_version;
        settings.setup.players = static_cast<int>(seats.size());
        if (settings.setup.seed.empty()) settings.setup.seed = "secret-seed";
        settings.owner = seats.front();
        if (settings.substitute.empty()) settings.substitute = "random";
        for (const std::string& seat : seats) settings.seats.push_back(holder(seat));
        std::optional<Answer> answer;
        tables.open("t", settings, [&](Answer given) { answer = std::move(given); });
        loop.run_until([&] { return answer.has_value(); });
        return *answer;
    }

    Answer wish(Wish wish, const WatcherPtr& from = nullptr) {
        std::optional<Answer> answer;
        tables.wish("t", std::move(wish), from, [&](Answer given) { answer = std::move(given); });
        loop.run_until([&] { return answer.has_value(); });
        return *answer;
    }
    // A wish on the present version.
    Answer wish(const std::string& kind, const std::string& guest, Seat seat,
                const std::string& body = "") {
        return wish({.kind = kind,
                     .guest = guest,
                     .seat = seat,
                     .version = version(),
                     .body = body,
                     .id = "w" + std::to_string(++wishes)});
    }

    // Something of the table as it is.
    template <class Ask>
    auto read(Ask ask) {
        std::optional<decltype(ask(std::declval<const Table&>()))> found;
        tables.read("t", [&](Result<const Table*> table) { found = ask(**table); });
        loop.run_until([&] { return found.has_value(); });
        return *found;
    }
    std::int64_t version() {
        return read([](const Table& table) { return table.version(); });
    }
    Seat actor() {
        return read([](const Table& table) { return table.actor(); });
    }
    std::vector<std::string> legal(Seat seat) {
        return read([&](const Table& table) { return table.match()->legal(seat); });
    }
    int length() {
        return read([](const Table& table) { return table.match()->length(); });
    }

    std::shared_ptr<Notebook> watch(const std::string& guest, const Look& look,
                                    std::optional<std::int64_t> since = std::nullopt) {
        auto notebook = std::make_shared<Notebook>(guest);
        bool done = false;
        tables.watch("t", notebook, look, since, [&](const Answer&) { done = true; });
        loop.run_until([&] { return done; });
        return notebook;
    }

    static SeatHolder holder(const std::string& text) {
        SeatHolder seat;
        if (text == "open") return seat;
        if (text == "invited") {
            seat.kind = SeatHolder::Kind::Invited;
        } else if (text.starts_with("bot:")) {
            seat.kind = SeatHolder::Kind::Bot;
            seat.bot = text.substr(4);
        } else {
            seat.kind = SeatHolder::Kind::Guest;
            seat.guest = seat.name = text;
        }
        return seat;
    }

    Loop loop;
    Millis now;
    int wishes = 0;
    std::vector<std::string> logged;
    std::shared_ptr<store::MemoryStore> store;
    store::StoreQueue queue;
    Bots bots;
    Tables tables;
};

inline Look seen_by(Seat seat) { return {.viewer = Viewer::of(seat), .language = std::nullopt}; }
inline Look seen_by_spectator() {
    return {.viewer = Viewer::spectator(), .language = std::nullopt};
}

inline std::string code_of(const Answer& answer) {
    return answer.number ? "" : answer.number.error().code;
}

// The guests at the seats of a test's table.
inline std::string name_of(Seat seat) { return seat == 0 ? "ann" : seat == 1 ? "bob" : "cid"; }

// A link of this kind, made now for the seat.
inline store::Link link_to(House& house, store::Link::Kind kind, Seat seat) {
    const SeatHolder holder = house.read(
        [&](const Table& table) { return table.seats()[static_cast<std::size_t>(seat)]; });
    const bool move = kind == store::Link::Kind::Move;
    const bool invitation = kind == store::Link::Kind::Invitation;
    return {.secret_hash = {},
            .table = "t",
            .seat = seat,
            .kind = kind,
            .since = invitation ? 0
                     : move     ? holder.sat
                                : holder.since,
            .expires = 0};
}

inline Answer sit_with(House& house, const store::Link& link, const std::string& guest) {
    return house.wish({.kind = "sit",
                       .guest = guest,
                       .seat = link.seat,
                       .version = 0,
                       .body = guest,
                       .id = "sit" + std::to_string(++house.wishes),
                       .link = link});
}

inline constexpr auto kInvitation = store::Link::Kind::Invitation;
inline constexpr auto kMove = store::Link::Kind::Move;
inline constexpr auto kReturn = store::Link::Kind::Return;

}  // namespace faubourg::server
