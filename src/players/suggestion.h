#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace faubourg::players {

// How long a bot may think: so many simulations, or so long.
struct Budget {
    std::optional<int> simulations;
    std::optional<std::chrono::milliseconds> time;
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
