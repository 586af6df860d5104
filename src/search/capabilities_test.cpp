#include <gtest/gtest.h>

#include "src/search/testing.h"

namespace faubourg::search {
namespace {

struct Recalling : toy::Rules {
    static constexpr Capabilities kCapabilities = {
        .recall = true, .settled = false, .purse = false, .match_facts = false};
    toy::State recall(const toy::State& /*start*/, const toy::State& state,
                      Viewer /*viewer*/) const {
        return state;
    }
};
struct Drifted : toy::Rules {
    static constexpr Capabilities kCapabilities = {
        .recall = true, .settled = false, .purse = false, .match_facts = false};
    toy::State recall(const toy::State& state, Viewer /*viewer*/) const { return state; }
};
struct Undeclared : toy::Rules {
    int purse(const toy::State& /*state*/, Seat /*seat*/) const { return 0; }
};
struct UndeclaredOverloads : toy::Rules {
    bool settled(const toy::State& /*state*/) const { return true; }
    bool settled(const toy::State& /*state*/, Seat /*seat*/) const { return true; }
};
struct UndeclaredTemplate : toy::Rules {
    template <class S>
    bool settled(const S& /*state*/) const {
        return true;
    }
};
struct Lacking : toy::Rules {
    static constexpr Capabilities kCapabilities = {
        .recall = false, .settled = true, .purse = false, .match_facts = false};
};

struct Telling : toy::Rules {
    static constexpr Capabilities kCapabilities = {
        .recall = false, .settled = false, .purse = false, .match_facts = true};
    std::unique_ptr<MatchFacts> match_facts(const toy::State& /*start*/) const { return nullptr; }
};
struct TellingUndeclared : toy::Rules {
    std::unique_ptr<MatchFacts> match_facts(const toy::State& /*start*/) const { return nullptr; }
};

// Checked at compile time; the test exists so that a list of tests names it.
TEST(Capabilities, are_declared_and_there_or_neither) {
    static_assert(Game<toy::Rules> && Game<Recalling>);
    static_assert(HasRecall<Recalling> && !HasRecall<toy::Rules>);
    static_assert(Game<Telling> && HasMatchFacts<Telling> && !HasMatchFacts<toy::Rules>);
    static_assert(!Game<TellingUndeclared>, "there, but not declared");
    static_assert(!Game<Drifted>, "declared, but with another signature");
    static_assert(!Game<Undeclared>, "there, but not declared");
    static_assert(!Game<UndeclaredOverloads>, "there twice, but not declared");
    static_assert(!Game<UndeclaredTemplate>, "there as a template, but not declared");
    static_assert(!Game<Lacking>, "declared, but not there");
}

}  // namespace
}  // namespace faubourg::search
