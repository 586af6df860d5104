#pragma once

#include <array>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "src/search/playout.h"
#include "src/search/tree_search.h"

// What `faubourg bench` measures: each function is the body of one benchmark.
namespace faubourg::cli {

inline constexpr int kStarts = 64;
inline constexpr int kSimulations = 1000;  // for one decision

// Copies a 256-byte value, draws 1 of 20, and writes one byte of the copy, which is copied next.
inline void yardstick(benchmark::State& bench) {
    struct Block {
        std::array<std::uint8_t, 256> bytes{};
    };
    std::array<Block, 2> blocks{};
    FastRandom random(1);
    std::size_t source = 0;
    for (auto step : bench) {
        static_cast<void>(step);
        Block& copy = blocks[1 - source];
        copy = blocks[source];
        const std::uint32_t drawn = random.below(20);
        copy.bytes[drawn] = static_cast<std::uint8_t>(drawn);
        benchmark::DoNotOptimize(copy);
        source = 1 - source;
    }
}

template <TableGame R>
std::vector<typename R::State> make_starts(const R& rules, int players) {
    std::vector<typename R::State> starts;
    for (int i = 0; i < kStarts; ++i) {
        Deal deal("bench " + std::to_string(i));
        starts.push_back(rules.set_up(players, typename R::Options{}, deal));
    }
    return starts;
}

template <TableGame R>
void playouts(benchmark::State& bench, const R& rules, int players) {
    const auto starts = make_starts(rules, players);
    FastRandom random(7);
    SampledChance chance(random);
    double actions = 0;
    double choices = 0;
    std::size_t next = 0;
    for (auto step : bench) {
        static_cast<void>(step);
        typename R::State state = starts[next++ % starts.size()];
        // The state holds its real hidden cards; for the speed they are as good as sampled ones.
        const auto count = search::random_playout(rules, state, random, chance);
        benchmark::DoNotOptimize(state);
        actions += count.actions;
        choices += static_cast<double>(count.choices);
    }
    bench.counters["actions"] = actions;
    bench.counters["choices"] = choices;
    bench.counters["playouts"] = static_cast<double>(bench.iterations());
}

template <TableGame R>
void copies(benchmark::State& bench, const R& rules, int players) {
    const auto states = make_starts(rules, players);
    std::size_t next = 0;
    for (auto step : bench) {
        static_cast<void>(step);
        typename R::State copy = states[next++ % states.size()];
        benchmark::DoNotOptimize(copy);
    }
}

// Measures decisions at the opening; a simulation is a thousandth of one.
template <TableGame R, search::EvaluatorOf<R> Evaluator>
void simulations(benchmark::State& bench, const R& rules, int players) {
    const auto starts = make_starts(rules, players);
    search::TreeSearch<R, Evaluator> search;
    std::size_t next = 0;
    for (auto step : bench) {
        static_cast<void>(step);
        const typename R::State& start = starts[next++ % starts.size()];
        const auto view = observe(rules, start, rules.actor(start));
        const auto found = search.run(rules, view, {.simulations = kSimulations}, next);
        benchmark::DoNotOptimize(found.data());
    }
}

}  // namespace faubourg::cli
