#pragma once

#include <memory>
#include <string>
#include <vector>

#include "src/core/random.h"
#include "src/match/library.h"

// Matches for tests, of every game.
namespace faubourg::match {

// All games with their default packs; stops the tests if they cannot be made.
const Library& default_library();

Setup setup_for(int players, std::string seed = "test", Value options = Value::object());

// A new match; fails if it cannot be started.
std::unique_ptr<AnyMatch> started(std::string_view game, const Setup& setup);
std::unique_ptr<AnyMatch> started(std::string_view game, int players, std::string seed = "test");

// Plays at random, sometimes out of turn where the rules allow it, until the match is over or this
// many actions have been played.
void play_at_random(AnyMatch& match, FastRandom& random, int most = 1'000'000);
RecordedAction random_step(const AnyMatch& match, FastRandom& random);

// Everything that is visible of a match from outside, as bytes, so that two matches can be
// compared.
std::string everything(const AnyMatch& match);

// The document with this member replaced, or added.
Value with(const Value& object, std::string_view key, const Value& value);
Value without(const Value& object, std::string_view key);

// Calls `visit(id, players)` for every game and player count.
template <class Visit>
void for_each_game(Visit&& visit) {
    for (const auto& rules : default_library().games()) {
        const GameFacts& facts = rules->facts();
        for (int players = facts.min_players; players <= facts.max_players; ++players) {
            visit(facts.id, players);
        }
    }
}

// The code of an error, empty if there is none.
template <class T>
std::string code_of(const Result<T>& result) {
    return result ? std::string() : result.error().code;
}
template <class T>
std::string message_of(const Result<T>& result) {
    return result ? std::string() : result.error().message;
}

}  // namespace faubourg::match
