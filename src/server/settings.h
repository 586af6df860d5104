#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/result.h"
#include "src/match/record.h"

namespace faubourg::server {

constexpr std::int64_t kMillisPerSecond = 1000;

// Who sits where. A seat that is held keeps its holder while a bot plays for them.
struct SeatHolder {
    enum class Kind : std::uint8_t { Open, Invited, Guest, Bot };

    Kind kind = Kind::Open;
    std::string guest;    // of a guest: who
    std::string name;     // of a guest: a label
    std::string bot;      // of a bot: which; of a guest: the bot that plays for them, if any
    bool absent = false;  // the bot plays because the guest's time ran out
    bool by_invitation = false;
    // Of a guest: the entry with which this person has the seat, and the one with which they sat
    // down where they are now, which the move to another device changes.
    std::int64_t since = 0;
    std::int64_t sat = 0;

    bool is_human() const { return kind == Kind::Guest; }
    bool is_taken() const { return kind == Kind::Guest || kind == Kind::Bot; }
    bool bot_plays() const { return is_taken() && !bot.empty(); }
    bool is_for_invited() const { return kind == Kind::Invited || by_invitation; }
    bool held_by(std::string_view who) const { return is_human() && guest == who; }
};

// Where the deal of a table comes from. What is not random is told to everyone.
enum class DealKind : std::uint8_t { Random, Chosen, Same, Imported };

// What is fixed when a table is opened: the body of its log's first entry.
struct Settings {
    std::string game;
    std::string pack;  // content hash
    int rules_version = 0;
    match::Setup setup;  // players, options, seed, and the state an imported record began from
    std::vector<match::RecordedAction> line;  // actions of an imported record
    DealKind deal = DealKind::Random;
    std::string deal_of;  // the table whose deal it is
    std::string owner;    // guest
    bool is_public = false;
    std::int64_t seconds = 0;  // for a decision; 0: any time
    std::string substitute;    // the bot that plays for the absent
    bool hints = true;         // players may ask a bot what it would do
    std::string bot_secret;    // what bots' chances follow from; never leaves the server
    std::vector<SeatHolder> seats;
};

std::string_view word_of(DealKind deal);
std::string_view word_of(SeatHolder::Kind kind);

Value settings_document(const Settings& settings);
// Errors have the code table/broken: the document is our own.
Result<Settings> read_settings(const Value& document);

}  // namespace faubourg::server
