#pragma once

#include "src/core/text.h"

// The words of the reports, in every language.
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
inline constexpr Words kTurn = {.en = "order of play", .fr = "ordre de jeu"};
inline constexpr Words kLengthLine = {.en = "  {} actions a game", .fr = "  {} actions par partie"};
inline constexpr Words kIntervalNote = {
    .en = "  Intervals are 95 %, over deals; fair shares are equal.",
    .fr = "  Intervalles à 95 %, sur les donnes ; la part équitable est la même pour tous."};

inline constexpr Words kWinners = {.en = "winners", .fr = "gagnants"};
inline constexpr Words kLosers = {.en = "the others", .fr = "les autres"};
inline constexpr Words kCorrelation = {.en = "correlation with winning",
                                       .fr = "corrélation avec la victoire"};
inline constexpr Words kHolders = {.en = "players who have it", .fr = "joueurs qui l'ont"};
inline constexpr Words kInGames = {.en = "games with it", .fr = "parties où on l'a"};
inline constexpr Words kHoldersWin = {.en = "their win share", .fr = "leur part de victoires"};
inline constexpr Words kAGame = {.en = "a game", .fr = "par partie"};
inline constexpr Words kStatsOf = {.en = "{} in all seats: {} points a player, {} actions a game",
                                   .fr =
                                       "{} à toutes les places : {} points par joueur, {} "
                                       "actions par partie"};
inline constexpr Words kStatsNote = {
    .en =
        "  Intervals are 95 %. A fair win share is {} %. What goes with winning need not cause it.",
    .fr =
        "  Intervalles à 95 %. La part équitable est de {} %. Ce qui accompagne la victoire n'en "
        "est pas forcément la cause."};

// The pages.
inline constexpr Words kArenaTitle = {.en = "{}: the arena", .fr = "{} : l'arène"};
inline constexpr Words kStatsTitle = {.en = "{}: what wins", .fr = "{} : ce qui fait gagner"};
inline constexpr Words kSubtitle = {.en = "{} players at a table, {} games on {} deals",
                                    .fr = "{} joueurs par table, {} parties sur {} donnes"};
inline constexpr Words kLeads = {.en = "{} is ahead of all others, with {} of the wins.",
                                 .fr = "{} devance tous les autres, avec {} des victoires."};
inline constexpr Words kNobodyLeads = {
    .en = "So far the leading bots can't be told apart.",
    .fr = "Pour l'instant, rien ne départage les robots de tête."};
inline constexpr Words kStatsLead = {
    .en = "{} in all seats: {} points a player in about {} actions a game.",
    .fr = "{} à toutes les places : {} points par joueur en {} actions environ par partie."};
inline constexpr Words kResultTitle = {.en = "Results", .fr = "Résultats"};
inline constexpr Words kRatingTitle = {.en = "Rating ladder", .fr = "Échelle des cotes"};
inline constexpr Words kRatingCaption = {
    .en = "400 points are odds of ten to one; the mean of the bots is 1500. Bars: 95 % intervals.",
    .fr =
        "400 points valent dix contre un ; la moyenne des robots est 1500. Barres : intervalles "
        "à 95 %."};
inline constexpr Words kWinTitle = {.en = "Win share", .fr = "Part de victoires"};
inline constexpr Words kFairCaption = {.en = "The dashed line is an equal share for everybody.",
                                       .fr = "Le trait pointillé est la part égale de chacun."};
inline constexpr Words kScoresTitle = {.en = "Scores", .fr = "Scores"};
inline constexpr Words kScoresCaption = {.en = "How often each final score was reached.",
                                         .fr = "Fréquence de chaque score final."};
inline constexpr Words kTurnsTitle = {.en = "Order of play", .fr = "Ordre de jeu"};
inline constexpr Words kTurnNumber = {.en = "player {}", .fr = "joueur {}"};
inline constexpr Words kTurnsCaption = {
    .en = "Win share of who plays first, second and so on, whoever that is. Dashed: no advantage.",
    .fr =
        "Part de victoires du premier à jouer, du deuxième, etc., quel qu'il soit. Pointillé : "
        "sans "
        "avantage."};
inline constexpr Words kLengthTitle = {.en = "Game length", .fr = "Durée des parties"};
inline constexpr Words kActions = {.en = "actions", .fr = "actions"};
inline constexpr Words kTimesTitle = {.en = "Time a decision", .fr = "Temps par décision"};
inline constexpr Words kDecisions = {.en = "decisions", .fr = "décisions"};
inline constexpr Words kMedian = {.en = "median", .fr = "médiane"};
inline constexpr Words kLongest = {.en = "longest", .fr = "maximum"};
inline constexpr Words kPageNote = {
    .en =
        "Every deal is played with each bot in each seat. Games on one deal depend on each other, "
        "so intervals are taken over deals, not over games. Ratings are Plackett-Luce strengths "
        "fitted to the final rankings; equals count as every order of them.",
    .fr =
        "Chaque donne est jouée avec chaque robot à chaque place. Les parties d'une même donne "
        "dépendent l'une de l'autre : les intervalles portent sur les donnes, non sur les "
        "parties. Les cotes sont des forces de Plackett-Luce ajustées aux classements ; les ex "
        "aequo comptent pour tous leurs ordres possibles."};
inline constexpr Words kPairsCaption = {
    .en = "Means of winners and of the others; the difference at the right.",
    .fr = "Moyennes des gagnants et des autres ; à droite, la différence."};
inline constexpr Words kCorrelationCaption = {
    .en = "Correlation with winning; to the right of the dashed line, winners have more of it.",
    .fr = "Corrélation avec la victoire ; à droite du pointillé, les gagnants en ont davantage."};
inline constexpr Words kHoldersCaption = {
    .en = "Win share of those who have it. Dashed: an equal share for everybody.",
    .fr = "Part de victoires de ceux qui l'ont. Pointillé : la part égale de chacun."};
inline constexpr Words kStatsPageNote = {
    .en =
        "Intervals are 95 %, over games. What goes with winning need not cause it: who is ahead "
        "can also afford more.",
    .fr =
        "Intervalles à 95 %, sur les parties. Ce qui accompagne la victoire n'en est pas "
        "forcément la cause : qui mène peut aussi se permettre davantage."};
inline constexpr Words kGame = {.en = "Game", .fr = "Jeu"};
inline constexpr Words kContent = {.en = "Content", .fr = "Contenu"};
inline constexpr Words kSeedWord = {.en = "Seed", .fr = "Graine"};
inline constexpr Words kOptions = {.en = "Options", .fr = "Options"};

}  // namespace faubourg::arena
