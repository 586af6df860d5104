#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/core/seat.h"
#include "src/core/value.h"

namespace faubourg::match {

// How a match begins. With an initial state the seed affects only later shuffles.
struct Setup {
    int players = 0;
    Value options = Value::object();
    std::string seed;
    std::optional<Value> initial_state;
};

struct RecordedAction {
    Seat seat = kNobody;
    std::string text;
    friend bool operator==(const RecordedAction&, const RecordedAction&) = default;
};

// A whole match: with the same program and content it gives the same states, byte for byte.
struct Record {
    std::string game;
    std::string pack;  // content hash
    int rules_version = 0;
    Setup setup;
    std::vector<RecordedAction> actions;
};

}  // namespace faubourg::match
