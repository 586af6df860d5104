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
#include "src/server/bot_threads.h"
#include "src/server/system_clock.h"
#include "src/server/tables.h"
#include "src/store/testing.h"
#include "src/store/threaded_store_queue.h"

namespace faubourg::server {

// The tables' thread in tests: work that other threads post runs while the test waits.
class Loop final : public Executor {
  public:
    void post(Work work) override {
        {
            const std::scoped_lock lock(mutex_);
            tasks_.push_back(std::move(work));
        }
        news_.notify_all();
    }
    void post_after(std::chrono::milliseconds /*delay*/, Work /*work*/) override {
        ADD_FAILURE() << "nothing here waits for a time";
    }

    // Runs posted work until the condition holds; fails the test after a while.
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
    std::vector<Work> tasks_;
};

// The test sets the time of day; elapsed time is measured as usual, also by other threads.
class ManualClock final : public Clock {
  public:
    explicit ManualClock(Millis start) : time(start) {}
    Millis now() const override { return time; }
    std::chrono::nanoseconds elapsed() const override { return SystemClock().elapsed(); }

    Millis time;
};

// Keeps the messages it is sent.
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
    std::vector<StoredEntry> entries(std::string_view table, std::int64_t after) override {
        return kept_->entries(table, after);
    }
    std::optional<table::Head> head(std::string_view table) override { return kept_->head(table); }
    std::vector<table::Head> lobby(int most) override { return kept_->lobby(most); }
    std::vector<table::Head> tables_of(std::string_view guest, int most) override {
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
    void add_link(const table::Link& link) override { kept_->add_link(link); }
    std::optional<table::Link> link(std::string_view hash, Millis now) override {
        return kept_->link(hash, now);
    }
    void revoke_invitations(std::string_view table, Seat seat) override {
        kept_->revoke_invitations(table, seat);
    }
    store::Purged purge(const store::Purge& purge, std::string_view after) override {
        return kept_->purge(purge, after);
    }
    void reopen() override {}

  private:
    std::shared_ptr<store::MemoryStore> kept_;
};

// The wish that a word and the text after it mean.
inline decltype(Wish::what) wanted(const std::string& word, const std::string& text = "") {
    if (word == "sit") return wishes::Sit{.name = text};
    if (word == "leave") return wishes::Leave{};
    if (word == "bot") return wishes::Bot{.bot = text};
    if (word == "back") return wishes::Back{};
    if (word == "absent") return wishes::Absent{};
    if (word == "act") return wishes::Act{.text = text};
    if (word == "undo") return wishes::Undo{.decisions = text.empty() ? 1 : std::stoll(text)};
    if (word == "agree") return wishes::Agree{};
    if (word == "refuse") return wishes::Refuse{};
    if (word == "vote") return wishes::Vote{};
    if (word == "abandon") return wishes::Abandon{};
    if (word == "rematch") return wishes::Rematch{.table = text};
    ADD_FAILURE() << word << " is no wish";
    return wishes::Leave{};
}

// Everything but the sockets: tables, bots and a store, driven by the test.
class House {
  public:
    explicit House(
        std::shared_ptr<store::MemoryStore> kept = std::make_shared<store::MemoryStore>(),
        TablesConfig config = {}, std::size_t bots_waiting = 64, Millis start = 1'000'000,
        const match::Library& games = match::default_library())
        : library(games),
          clock(start),
          now(clock.time),
          store(std::move(kept)),
          queue(std::make_unique<SharedStore>(store), loop, clock,
                [](const std::string& problem) { ADD_FAILURE() << problem; }),
          bots(library, 1, bots_waiting, loop),
          tables(library, queue, bots, clock, config,
                 [this](std::string_view event, const std::string&, const std::string&) {
                     logged.emplace_back(event);
                 }) {}
    explicit House(const match::Library& games)
        : House(std::make_shared<store::MemoryStore>(), {}, 64, 1'000'000, games) {}

    // Opens the table "t"; each seat is a guest's name, "open", "invited" or "bot:NAME".
    Answer open(const std::vector<std::string>& seats, Settings settings = {}) {
        settings.game = settings.game.empty() ? "california" : settings.game;
        const match::AnyRules* rules = library.find(settings.game);
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
    // Makes a wish about the present version.
    Answer wish(const std::string& word, const std::string& guest, Seat seat,
                const std::string& body = "") {
        return wish({.what = wanted(word, body),
                     .guest = guest,
                     .seat = seat,
                     .version = version(),
                     .id = "w" + std::to_string(++wishes)});
    }

    // Reads something of the table.
    template <class Ask>
    auto read(Ask ask) {
        std::optional<decltype(ask(std::declval<const Table&>()))> found;
        tables.read("t", [&](Result<TablePtr> table) { found = ask(**table); });
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

    const match::Library& library;
    Loop loop;
    ManualClock clock;
    Millis& now;
    int wishes = 0;
    std::vector<std::string> logged;
    std::shared_ptr<store::MemoryStore> store;
    store::ThreadedStoreQueue queue;
    BotThreads bots;
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
inline table::Link link_to(House& house, table::Link::Kind kind, Seat seat) {
    const SeatHolder holder = house.read([&](const Table& table) { return *table.holder(seat); });
    const bool move = kind == table::Link::Kind::Move;
    const bool invitation = kind == table::Link::Kind::Invitation;
    return {.secret_hash = {},
            .table = "t",
            .seat = seat,
            .kind = kind,
            .since = invitation ? 0
                     : move     ? holder.sat
                                : holder.since,
            .expires = 0};
}

inline Answer sit_with(House& house, const table::Link& link, const std::string& guest) {
    return house.wish({.what = wishes::Sit{.name = guest, .link = link},
                       .guest = guest,
                       .seat = link.seat,
                       .version = 0,
                       .id = "sit" + std::to_string(++house.wishes)});
}

inline constexpr auto kInvitation = table::Link::Kind::Invitation;
inline constexpr auto kMove = table::Link::Kind::Move;
inline constexpr auto kReturn = table::Link::Kind::Return;

}  // namespace faubourg::server
