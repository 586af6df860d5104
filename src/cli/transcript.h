#pragma once

#include <string>

#include "src/match/library.h"

namespace faubourg::cli {

// A golden game: which game is played, and from which deal.
struct GoldenGame {
    std::string game;
    int players = 2;
    std::string seed;

    std::string name() const { return game + "-" + std::to_string(players) + "-" + seed; }
};

// The golden games of a library: every game at every player count.
std::vector<GoldenGame> golden_games(const match::Library& library);

// Plays the golden game to its end. Seats act at random, sometimes out of turn where the rules
// allow it.
Result<std::unique_ptr<match::AnyMatch>> play_golden(const match::Library& library,
                                                     const GoldenGame& golden);

// The golden game as a text that a player can follow.
Result<std::string> golden_transcript(const match::Library& library, const GoldenGame& golden);

// The record of the golden game with its last state and score; the project keeps one for every
// release.
Result<std::string> golden_record(const match::Library& library, const GoldenGame& golden);

// Recorded perft counts, a line each: game, players, seed, depth, count.
Result<std::string> perft_lines(const match::Library& library);

}  // namespace faubourg::cli
