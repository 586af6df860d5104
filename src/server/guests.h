#pragma once

#include <functional>
#include <list>
#include <optional>
#include <string>
#include <unordered_map>

#include "src/store/store_queue.h"

namespace faubourg::server {

// Finds guests by the secret in their cookie, and caches a limited number of recent ones. For one
// thread.
class Guests {
  public:
    using Found = std::move_only_function<void(std::optional<store::Guest>)>;

    Guests(store::StoreQueue& queue, const Clock& clock) : queue_(queue), clock_(clock) {}

    // The guest with this secret, if any.
    void find(const std::string& secret, Found found);
    // A new guest, and its secret, which is not stored and cannot be read again.
    struct Made {
        store::Guest guest;
        std::string secret;
    };
    void create(std::move_only_function<void(Made)> made);
    void rename(store::Guest guest, const std::string& name);

  private:
    struct Remembered {
        store::Guest guest;
        std::list<std::string>::iterator age;
    };
    static constexpr std::size_t kRemembered = 4096;

    void remember(const store::Guest& guest);

    store::StoreQueue& queue_;
    const Clock& clock_;
    std::list<std::string> ages_;                             // hashes, the last seen first
    std::unordered_map<std::string, Remembered> remembered_;  // by hash
};

}  // namespace faubourg::server
