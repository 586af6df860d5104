#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace faubourg::players {

// How long a bot may think: a number of simulations, a time, or both. With neither, the bot's own
// settings decide.
struct Budget {
    std::optional<int> simulations = std::nullopt;
    std::optional<std::chrono::milliseconds> time = std::nullopt;
};

// The conditions of one decision. Without a time limit or a stop, the position, the bot and the
// seed determine the decision.
struct Thinking {
    Budget budget = {};
    std::uint64_t seed = 0;
    std::stop_token stop = {};  // asks the bot to answer with the best action found so far
};

// One action that a bot considered, and what the bot expects of it for its own seat.
template <class Action>
struct Candidate {
    Action action;
    int visits = 0;
    double win = 0;    // win rate over the simulations; a shared win counts as its share
    double score = 0;  // mean final score
};

template <class Action>
struct Suggestion {
    Action action;
    std::vector<Candidate<Action>> candidates;  // best first
};

}  // namespace faubourg::players
