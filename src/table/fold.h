#pragma once

#include "src/table/table.h"

namespace faubourg::table {

// Applies the next entry of the log to a table, with one function for each kind of entry. It trusts
// that the judge allowed the entry; an entry that contradicts the table all the same gives
// table/broken.
class Fold {
  public:
    Fold(Table& table, const Entry& entry) : table_(table), entry_(entry) {}

    Result<void> take();

  private:
    Result<void> on(const entries::Open& body);
    Result<void> on(const entries::Sit& body);
    Result<void> on(const entries::Leave& body);
    Result<void> on(const entries::Bot& body);
    Result<void> on(const entries::Back& body);
    Result<void> on(const entries::Absent& body);
    Result<void> on(const entries::Act& body);
    Result<void> on(const entries::Undo& body);
    Result<void> on(const entries::Ask& body);
    Result<void> on(const entries::Agree& body);
    Result<void> on(const entries::Refuse& body);
    Result<void> on(const entries::Vote& body);
    Result<void> on(const entries::Abandon& body);
    Result<void> on(const entries::Rematch& body);

    SeatHolder& seat() { return table_.seats_[entry_.seat.index()]; }
    Result<void> hand_to(const std::string& bot, bool absent);
    void position_changed();
    // Drops what the last holder of the seat agreed to or voted for: it does not bind the next one.
    void forget_consent();
    // The owner has left: another person at the table becomes the owner, or the table ends.
    void pass_on();

    // How much of its time the seat to act has used.
    Millis elapsed() const;
    // A person takes over the seat to act: its clock starts anew if the seat was absent or a bot's
    // before, or if the time ran out while a bot played.
    void restart_clock_after(const SeatHolder& before);
    // After an undo to this length: the seat that decides again keeps only the time it had left at
    // that decision, and if it is the `same_seat` as before the undo, at most what it has left now.
    void take_back_time(int length, bool same_seat);

    Table& table_;
    const Entry& entry_;
};

}  // namespace faubourg::table
