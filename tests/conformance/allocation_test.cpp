#include <cstdlib>
#include <new>

#include "src/search/playout.h"
#include "src/search/tree_search.h"

#include "tests/conformance/games.h"

// Counts all allocations of this program, to prove that playing needs none.
namespace {
std::size_t allocations = 0;

void* counted(std::size_t size) {
    ++allocations;
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) std::abort();
    return memory;
}
}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

namespace faubourg::conformance {
namespace {

template <class R>
class AllocationConformance : public testing::Test {};
TYPED_TEST_SUITE(AllocationConformance, GameTypes, GameNames);

TYPED_TEST(AllocationConformance, ListingPlayingCopyingAndScoringUseNoHeap) {
    const TypeParam& rules = default_rules<TypeParam>();
    FastRandom random(21);
    for (int players = TypeParam::kFacts.min_players; players <= TypeParam::kFacts.max_players;
         ++players) {
        const auto start = Position<TypeParam>::start(players, "heap");
        const std::size_t before = allocations;
        int actions = 0;
        int total = 0;
        for (int game = 0; game < 50; ++game) {
            typename TypeParam::State state = start.state;
            SampledChance chance(random);
            state = rules.sample(rules.hide(state, Viewer::of(0)), 0, random);
            actions += search::random_playout(rules, state, random, chance).actions;
            total += rules.score(state, Viewer::all()).seats[0].total;
        }
        EXPECT_EQ(allocations, before);
        EXPECT_GT(actions, 500);
        EXPECT_NE(total, 0);
    }
    const std::size_t before = allocations;
    const auto* proof = new std::string("the counter counts");
    EXPECT_GT(allocations, before);
    delete proof;
}

// A search allocates memory before its first simulation and after its last one, for the answer. So
// the count is the same however many simulations there are.
template <class R, class Evaluator>
void expect_no_heap_in_simulations() {
    const R& rules = default_rules<R>();
    const auto start = Position<R>::start(2, "heap");
    const auto view = observe(rules, start.state, rules.actor(start.state));
    search::TreeSearch<R, Evaluator> search;
    search.run(rules, view, {.simulations = 2000}, 1);
    const auto allocations_of = [&](int simulations) {
        const std::size_t before = allocations;
        search.run(rules, view, {.simulations = simulations}, 2);
        return allocations - before;
    };
    EXPECT_EQ(allocations_of(10), allocations_of(2000));
}

TYPED_TEST(AllocationConformance, ASimulationUsesNoHeap) {
    expect_no_heap_in_simulations<TypeParam, search::UniformEvaluator<TypeParam>>();
    expect_no_heap_in_simulations<TypeParam, typename players::Expert<TypeParam>::Evaluator>();
}

}  // namespace
}  // namespace faubourg::conformance
