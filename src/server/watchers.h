#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "src/table/table.h"
#include "src/table/views.h"

namespace faubourg::server {

// A message that may be sent to several watchers.
using Message = std::shared_ptr<const std::string>;

// Somebody who watches a table: a WebSocket session, or a test.
class Watcher {
  public:
    virtual ~Watcher() = default;
    virtual const std::string& guest() const = 0;
    // Whether the watcher has gone and needs no more messages.
    virtual bool gone() const = 0;
    // `ack`: the id of this watcher's own wish if the message fulfils one, or else empty. Must not
    // call back into the tables.
    virtual void send(Message message, std::string_view ack) = 0;
    // The table is lost and nothing more comes. Must not call back into the tables.
    virtual void lost(const Error& error) = 0;
};
using WatcherPtr = std::shared_ptr<Watcher>;

// The updates about one entry, one for each different look.
class Updates {
  public:
    const Message& for_look(const table::Look& look, const table::Table& table,
                            const table::Entry& entry);

  private:
    std::vector<std::pair<table::Look, Message>> made_;
};

// The watchers of one table and how each looks at it; tells them what happens.
class Watchers {
  public:
    struct Slot {
        WatcherPtr watcher;
        table::Look look;
    };

    // Whether the watcher may have this look: only the holder of a seat may look through it.
    static bool may_look(const table::Table& table, const Slot& slot);

    bool empty() const { return slots_.empty(); }
    void add(Slot slot) { slots_.push_back(std::move(slot)); }
    void remove(const Watcher& watcher);
    // Null when it does not watch.
    Slot* find(const Watcher& watcher);

    // Makes the updates about an entry that is applied but not durable yet.
    Updates prepare(const table::Table& table, const table::Entry& entry) const;
    // Tells everybody about the table's last entry, and the author also the id of the wish that it
    // fulfils. Returns whether the author was among the watchers.
    bool tell(const table::Table& table, const table::Entry& entry, Updates updates = {},
              const Watcher* author = nullptr, std::string_view ack = "");
    // Tells everybody that the table is lost, and forgets them.
    void lose(const Error& error);

  private:
    // How the watcher looks after this entry: who has lost a seat becomes a spectator.
    static table::Look look_after(const table::Table& table, const Slot& slot,
                                  const table::Entry& entry);

    std::vector<Slot> slots_;
};

}  // namespace faubourg::server
