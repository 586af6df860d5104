#include "src/server/watchers.h"

#include <algorithm>

namespace faubourg::server {

using table::Entry;
using table::Kind;
using table::Look;
using table::SeatHolder;
using table::Table;

const Message& Updates::for_look(const Look& look, const Table& table, const Entry& entry) {
    const auto made = std::ranges::find(made_, look, [](const auto& item) { return item.first; });
    if (made != made_.end()) return made->second;
    auto text = std::make_shared<const std::string>(table::update_message(table, entry, look));
    return made_.emplace_back(look, std::move(text)).second;
}

bool Watchers::may_look(const Table& table, const Slot& slot) {
    const Viewer& viewer = slot.look.viewer;
    if (viewer.kind != Viewer::Kind::Player) return viewer.kind == Viewer::Kind::Spectator;
    const SeatHolder* holder = table.holder(viewer.seat);
    return holder != nullptr && holder->held_by(slot.watcher->guest());
}

void Watchers::remove(const Watcher& watcher) {
    std::erase_if(slots_, [&](const Slot& slot) { return slot.watcher.get() == &watcher; });
}

Watchers::Slot* Watchers::find(const Watcher& watcher) {
    const auto found = std::ranges::find_if(
        slots_, [&](const Slot& slot) { return slot.watcher.get() == &watcher; });
    return found == slots_.end() ? nullptr : &*found;
}

Look Watchers::look_after(const Table& table, const Slot& slot, const Entry& entry) {
    Look look = slot.look;
    const bool moves = entry.kind() == Kind::Sit || entry.kind() == Kind::Leave;
    if (moves && !may_look(table, slot)) look.viewer = Viewer::spectator();
    return look;
}

Updates Watchers::prepare(const Table& table, const Entry& entry) const {
    Updates updates;
    for (const Slot& slot : slots_) updates.for_look(look_after(table, slot, entry), table, entry);
    return updates;
}

bool Watchers::tell(const Table& table, const Entry& entry, Updates updates, const Watcher* author,
                    std::string_view ack) {
    bool told = false;
    for (Slot& slot : slots_) {
        slot.look = look_after(table, slot, entry);
        const bool own = slot.watcher.get() == author;
        told = told || own;
        slot.watcher->send(updates.for_look(slot.look, table, entry), own ? ack : "");
    }
    return told;
}

void Watchers::lose(const Error& error) {
    for (const Slot& slot : std::exchange(slots_, {})) slot.watcher->lost(error);
}

}  // namespace faubourg::server
