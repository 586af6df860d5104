#pragma once

#include <functional>
#include <list>
#include <optional>
#include <string>
#include <unordered_map>

#include "src/store/store_queue.h"

namespace faubourg::server {

// Who is who: a guest is known by the secret in its cookie. Those seen lately are remembered, at
// most so many. One thread.
class Guests {
  public:
    using Found = std::move_only_function<void(std::optional<store::Guest>)>;

    Guests(store::StoreQueue& queue, std::function<store::Millis()> clock)
        : queue_(queue), clock_(std::move(clock)) {}

    // The guest with this secret, if any.
    void find(const std::string& secret, Found found);
    // A new guest, and its secret, which is told this once.
    void create(std::move_only_function<void(store::Guest, std::string secret)> made);
    void rename(store::Guest guest, const std::string& name);

  private:
    struct Remembered {
        store::Guest guest;
        std::list<std::string>::iterator age;
    };
    static constexpr std::size_t kRemembered = 4096;

    void remember(const store::Guest& guest);

    store::StoreQueue& queue_;
    std::function<store::Millis()> clock_;
    std::list<std::string> ages_;                             // hashes, the latest seen first
    std::unordered_map<std::string, Remembered> remembered_;  // by hash
};

}  // namespace faubourg::server
