#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace faubourg::players {

// How long a bot may think: so many simulations, or so long. With neither, as long as the bot's own
// settings say.
struct Budget {
    std::optional<int> simulations = std::nullopt;
    std::optional<std::chrono::milliseconds> time = std::nullopt;
};

// Everything about one decision but the position. Without a time limit the decision follows from
// the position, the bot and the seed alone.
struct Thinking {
    Budget budget = {};
    std::uint64_t seed = 0;
    std::stop_token stop = {};  // asks the bot to answer with what it has
};

// One action a bot considered: how often it tried it, and what it expects of it for its seat.
template <class Action>
struct Candidate {
    Action action;
    int visits = 0;
    double win = 0;    // share of the simulations won; a shared win counts its share
    double score = 0;  // mean final score
};

template <class Action>
struct Suggestion {
    Action action;
    std::vector<Candidate<Action>> candidates;  // best first
};

}  // namespace faubourg::players
