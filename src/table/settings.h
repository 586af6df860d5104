#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/result.h"
#include "src/match/record.h"

namespace faubourg::table {

// Who holds a seat. A guest keeps the seat while a bot plays for them.
struct SeatHolder {
    enum class Kind : std::uint8_t { Open, Invited, Guest, Bot };

    Kind kind = Kind::Open;
    std::string guest;    // the guest's id
    std::string name;     // the guest's name
    std::string bot;      // the bot of the seat, or the bot that plays for the guest, if any
    bool absent = false;  // the bot plays because the guest's time ran out
    bool by_invitation = false;
    // The entry with which this guest got the seat, and the one with which they sat down on their
    // present device. A move to another device changes only the second.
    std::int64_t since = 0;
    std::int64_t sat = 0;

    bool is_human() const { return kind == Kind::Guest; }
    bool is_taken() const { return kind == Kind::Guest || kind == Kind::Bot; }
    bool bot_plays() const { return is_taken() && !bot.empty(); }
    bool is_for_invited() const { return kind == Kind::Invited || by_invitation; }
    bool held_by(std::string_view who) const { return is_human() && guest == who; }
};

// Where the deal of a table comes from. If it is not random, everybody is told.
enum class DealKind : std::uint8_t { Random, Chosen, Same, Imported };

// What is fixed when a table is opened: the body of its log's first entry.
struct Settings {
    std::string game;
    std::string pack;  // content hash
    int rules_version = 0;
    match::Setup setup;  // players, options, seed, and the state an imported record began from
    std::vector<match::RecordedAction> line;  // actions of an imported record
    DealKind deal = DealKind::Random;
    std::string deal_of;  // the table with the same deal
    std::string owner;    // a guest's id
    bool is_public = false;
    std::int64_t seconds = 0;  // for a decision; 0: no limit
    std::string substitute;    // the bot that plays for absent guests
    bool hints = true;         // players may ask a bot what it would do
    std::string bot_secret;    // bots' seeds are derived from it; never told to anybody
    std::vector<SeatHolder> seats;
};

std::string_view word_of(DealKind deal);
std::string_view word_of(SeatHolder::Kind kind);

Value settings_document(const Settings& settings);
// Errors have the code table/broken, because the program itself wrote the document.
Result<Settings> read_settings(const Value& document);

}  // namespace faubourg::table
