#pragma once

#include "src/core/text.h"

// What the reports say, in every language.
namespace faubourg::arena {

inline constexpr Words kHeading = {.en = "{}, {} players: {} games on {} deals, seed {}",
                                   .fr = "{}, {} joueurs : {} parties sur {} donnes, graine {}"};
inline constexpr Words kUnfinished = {.en = " (stopped; {} were planned)",
                                      .fr = " (interrompu ; {} étaient prévues)"};
inline constexpr Words kBot = {.en = "bot", .fr = "robot"};
inline constexpr Words kSeatsTaken = {.en = "games", .fr = "parties"};
inline constexpr Words kWinShare = {.en = "win share", .fr = "part de victoires"};
inline constexpr Words kScore = {.en = "score", .fr = "score"};
inline constexpr Words kRating = {.en = "rating", .fr = "cote"};
inline constexpr Words kForfeits = {.en = "forfeited", .fr = "perdues par forfait"};
inline constexpr Words kDecisionTime = {.en = "time a decision", .fr = "temps par décision"};
inline constexpr Words kMean = {.en = "mean", .fr = "moyenne"};
inline constexpr Words kSeat = {.en = "seat", .fr = "place"};
inline constexpr Words kLengthLine = {.en = "  {} actions a game", .fr = "  {} actions par partie"};
inline constexpr Words kIntervalNote = {
    .en = "  Intervals are 95 %, over deals; fair shares are equal.",
    .fr = "  Intervalles à 95 %, sur les donnes ; la part équitable est la même pour tous."};

}  // namespace faubourg::arena
