#include "src/server/guests.h"

#include "src/server/secret.h"

namespace faubourg::server {
namespace {

constexpr Millis kSeenEvery = 24LL * 3600 * 1000;

}  // namespace

void Guests::remember(const store::Guest& guest) {
    if (const auto known = remembered_.find(guest.secret_hash); known != remembered_.end()) {
        ages_.splice(ages_.begin(), ages_, known->second.age);
        known->second.guest = guest;
        return;
    }
    if (remembered_.size() >= kRemembered) {
        remembered_.erase(ages_.back());
        ages_.pop_back();
    }
    ages_.push_front(guest.secret_hash);
    remembered_[guest.secret_hash] = {.guest = guest, .age = ages_.begin()};
}

void Guests::find(const std::string& secret, Found found) {
    if (!is_secret(secret)) {
        found(std::nullopt);
        return;
    }
    const std::string hash = hash_of_secret(secret);
    if (const auto known = remembered_.find(hash); known != remembered_.end()) {
        ages_.splice(ages_.begin(), ages_, known->second.age);
        found(known->second.guest);
        return;
    }
    queue_.ask(
        [hash, now = clock_.now()](store::Store& store) {
            auto guest = store.guest_of_secret(hash);
            if (guest && guest->seen + kSeenEvery < now) {
                store.update_guest(guest->id, guest->name, now);
            }
            return guest;
        },
        [this, found = std::move(found)](std::optional<store::Guest> guest) mutable {
            if (guest) remember(*guest);
            found(std::move(guest));
        });
}

void Guests::create(std::move_only_function<void(Made)> made) {
    const std::string secret = new_secret();
    store::Guest guest{.id = new_id(),
                       .secret_hash = hash_of_secret(secret),
                       .name = "Guest",
                       .seen = clock_.now()};
    queue_.ask(
        [guest](store::Store& store) {
            store.add_guest(guest);
            return true;
        },
        [this, guest, secret, made = std::move(made)](bool) mutable {
            remember(guest);
            made({.guest = guest, .secret = secret});
        });
}

void Guests::rename(store::Guest guest, const std::string& name) {
    guest.name = name;
    guest.seen = clock_.now();
    remember(guest);
    queue_.run(
        [guest](store::Store& store) { store.update_guest(guest.id, guest.name, guest.seen); });
}

}  // namespace faubourg::server
