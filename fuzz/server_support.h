#pragma once

#include <condition_variable>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "src/content/packs.h"
#include "src/server/api.h"
#include "src/server/bot_threads.h"
#include "src/server/conversation.h"
#include "src/server/secret.h"
#include "src/store/memory_store.h"
#include "src/store/threaded_store_queue.h"

namespace faubourg::fuzzing {

// A server without sockets.
class FuzzedServer {
  public:
    static constexpr const char* kTable = "0000000000000001";
    // The secrets of Ann, who holds both seats, and of her return link to one of them.
    static constexpr const char* kSecret = "0000000000000000000000000000000a";
    static constexpr const char* kLink = "0000000000000000000000000000000b";

    FuzzedServer()
        : queue(std::make_unique<store::MemoryStore>(), loop_, clock,
                [](const std::string&) { std::abort(); }),
          bots(library, 1, 0, loop_),
          tables(library, queue, bots, clock, {},
                 [](std::string_view event, const std::string&, const std::string&) {
                     if (event == "table_broken") std::abort();
                 }),
          guests(queue, clock),
          api(library, queue, tables, guests, clock, config) {
        config.limits.messages_per_second = 0;
        table::Settings settings;
        const match::AnyRules* rules = library.find("sunrise");
        settings.game = "sunrise";
        settings.pack = rules->pack_hash();
        settings.rules_version = rules->facts().rules_version;
        settings.setup.players = 2;
        settings.setup.seed = "fuzz";
        settings.owner = "ann";
        settings.substitute = "random";
        settings.seats.resize(2);
        for (table::SeatHolder& seat : settings.seats) {
            seat.kind = table::SeatHolder::Kind::Guest;
            seat.guest = seat.name = "ann";
        }
        tables.open(kTable, settings, [](const server::Answer&) {});
        queue.run([](store::Store& store) {
            store.add_guest({.id = "ann",
                             .secret_hash = server::hash_of_secret(kSecret),
                             .name = "Ann",
                             .seen = 1'000'000});
            store.add_link({.secret_hash = server::hash_of_secret(kLink),
                            .table = kTable,
                            .seat = 1,
                            .kind = table::Link::Kind::Return,
                            .since = 1,
                            .expires = 2'000'000});
        });
        settle();
    }

    // Runs posted work until all questions to the store have been answered. An answer may lead to
    // the next question; no handler asks more than kMostQuestions in a row.
    void settle() {
        constexpr int kMostQuestions = 8;
        for (int round = 0; round < kMostQuestions; ++round) {
            bool reached = false;
            queue.ask([](store::Store&) { return 0; }, [&](int) { reached = true; });
            while (!reached) loop_.run_some();
        }
    }

  private:
    static const match::Library& games() {
        static const match::Library kGames = *match::Library::of(content::default_packs().value());
        return kGames;
    }

    // Keeps the work that other threads post until the fuzz target runs it.
    class Loop final : public Executor {
      public:
        void post(Work work) override {
            const std::scoped_lock lock(mutex_);
            tasks_.push_back(std::move(work));
            news_.notify_all();
        }
        void post_after(std::chrono::milliseconds /*delay*/, Work /*work*/) override {
            std::abort();
        }
        void run_some() {
            std::unique_lock lock(mutex_);
            news_.wait(lock, [&] { return !tasks_.empty(); });
            auto now = std::exchange(tasks_, {});
            lock.unlock();
            for (auto& task : now) task();
        }

      private:
        std::mutex mutex_;
        std::condition_variable news_;
        std::vector<Work> tasks_;
    };
    // The clock stands still.
    class Stopped final : public Clock {
      public:
        Millis now() const override { return 1'000'000; }
        std::chrono::nanoseconds elapsed() const override { return {}; }
    };

    Loop loop_;

  public:
    Stopped clock;
    const match::Library& library = games();
    server::Config config;
    store::ThreadedStoreQueue queue;
    server::BotThreads bots;
    server::Tables tables;
    server::Guests guests;
    server::Api api;
};

}  // namespace faubourg::fuzzing
