#pragma once

#include <condition_variable>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "src/server/api.h"
#include "src/server/conversation.h"
#include "src/server/secret.h"
#include "src/store/memory_store.h"

namespace faubourg::fuzzing {

// The server without its sockets.
class FuzzedServer {
  public:
    static constexpr const char* kTable = "0000000000000001";
    // Of ann, who holds both seats there, and of her link to come back to one of them.
    static constexpr const char* kSecret = "0000000000000000000000000000000a";
    static constexpr const char* kLink = "0000000000000000000000000000000b";

    FuzzedServer()
        : queue(
              std::make_unique<store::MemoryStore>(),
              [this](std::vector<store::StoreQueue::Task> done) {
                  const std::scoped_lock lock(mutex_);
                  for (auto& task : done) tasks_.push_back(std::move(task));
                  news_.notify_all();
              },
              [](const std::string&) { std::abort(); }),
          bots(library, 1, 0, [](std::move_only_function<void()>) {}),
          tables(
              library, queue, bots, [] { return store::Millis{1'000'000}; }, {},
              [](std::string_view event, const std::string&, const std::string&) {
                  if (event == "table_broken") std::abort();
              }),
          guests(queue, [] { return store::Millis{1'000'000}; }),
          api(library, queue, tables, guests, [] { return store::Millis{1'000'000}; }, config) {
        config.limits.messages_per_second = 0;
        server::Settings settings;
        const match::AnyRules* rules = library.find("sunrise");
        settings.game = "sunrise";
        settings.pack = rules->pack_hash();
        settings.rules_version = rules->facts().rules_version;
        settings.setup.players = 2;
        settings.setup.seed = "fuzz";
        settings.owner = "ann";
        settings.substitute = "random";
        settings.seats.resize(2);
        for (server::SeatHolder& seat : settings.seats) {
            seat.kind = server::SeatHolder::Kind::Guest;
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
                            .kind = store::Link::Kind::Return,
                            .since = 1,
                            .expires = 2'000'000});
        });
        settle();
    }

    // Runs what is delivered until everything asked has been answered: no handler asks the store
    // more often than this, one question after the other.
    void settle() {
        constexpr int kMostQuestions = 8;
        for (int round = 0; round < kMostQuestions; ++round) {
            bool reached = false;
            queue.ask([](store::Store&) { return 0; }, [&](int) { reached = true; });
            while (!reached) {
                std::unique_lock lock(mutex_);
                news_.wait(lock, [&] { return !tasks_.empty(); });
                auto now = std::move(tasks_);
                tasks_.clear();
                lock.unlock();
                for (auto& task : now) task();
            }
        }
    }

  private:
    static const match::Library& games() {
        static const match::Library kGames = *match::Library::with_default_packs();
        return kGames;
    }

    std::mutex mutex_;
    std::condition_variable news_;
    std::vector<store::StoreQueue::Task> tasks_;

  public:
    const match::Library& library = games();
    server::Config config;
    store::StoreQueue queue;
    server::Bots bots;
    server::Tables tables;
    server::Guests guests;
    server::Api api;
};

}  // namespace faubourg::fuzzing
