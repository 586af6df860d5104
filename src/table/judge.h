#pragma once

#include <vector>

#include "src/table/table.h"

namespace faubourg::table {

// Decides about a wish: which entry of the log it becomes, or why it is refused. It holds the rules
// of the house (docs/server.md), with one function for each kind of wish, and changes nothing.
class Judge {
  public:
    Judge(const Table& table, const Wish& wish, Millis now)
        : table_(table), wish_(wish), now_(now) {}

    Result<Entry> judge() const;

  private:
    Result<Entry> on(const wishes::Sit& wish) const;
    Result<Entry> on(const wishes::Leave& wish) const;
    Result<Entry> on(const wishes::Bot& wish) const;
    Result<Entry> on(const wishes::Back& wish) const;
    Result<Entry> on(const wishes::Absent& wish) const;
    Result<Entry> on(const wishes::Act& wish) const;
    Result<Entry> on(const wishes::Undo& wish) const;
    Result<Entry> on(const wishes::Agree& wish) const;
    Result<Entry> on(const wishes::Refuse& wish) const;
    Result<Entry> on(const wishes::Vote& wish) const;
    Result<Entry> on(const wishes::Abandon& wish) const;
    Result<Entry> on(const wishes::Rematch& wish) const;

    Entry entry(Seat seat, Body body) const;
    bool by_host() const { return wish_.guest.empty(); }
    // Conditions of most wishes: the seat exists, it is the author's own, and the position has not
    // changed since the author saw it.
    Result<void> check_seat() const;
    Result<void> check_own_seat() const;
    Result<void> check_position() const;
    // Whether anybody may take the seat, and whether the link gives it to its holder now.
    Result<void> check_free() const;
    Result<void> check_link(const Link& link) const;
    // The holder of the wish's seat, which has been checked to exist.
    const SeatHolder& holder() const { return *table_.holder(wish_.seat); }

    // The length of the line before the seat's last `decisions` decisions.
    Result<int> length_without(std::int64_t decisions) const;
    // Whether the line after this length has shown the seat a new card, or an action of somebody
    // who knew more than the seat.
    bool reveals_after(int length) const;
    // All seats of people except the seat that asks for the undo.
    std::vector<Seat> others() const;
    // Whether everybody whose consent is needed has agreed, counting `also` as agreed.
    bool all_agree(const Table::UndoRequest& request, Seat also = kNobody) const;

    const Table& table_;
    const Wish& wish_;
    Millis now_;
};

inline Result<Entry> judge(const Table& table, const Wish& wish, Millis now) {
    return Judge(table, wish, now).judge();
}

}  // namespace faubourg::table
