#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "src/core/text.h"

// What the terminal game says, in every language.
namespace faubourg::cli {

inline constexpr Words kWelcome = {.en = "Faubourg: house-building games for the rainy Sunday",
                                   .fr = "Faubourg : des jeux de maisons pour dimanches de pluie"};
inline constexpr Words kWhichGame = {.en = "Which game?", .fr = "Quel jeu ?"};
inline constexpr Words kHowManyPlayers = {.en = "How many players?", .fr = "Combien de joueurs ?"};
inline constexpr Words kHowManyPeople = {
    .en = "How many of them are people here, the others being bots?",
    .fr = "Combien sont des personnes ici, les autres étant des robots ?"};
inline constexpr Words kHowStrong = {.en = "How strong are the bots?",
                                     .fr = "De quelle force sont les robots ?"};
inline constexpr Words kFullStrength = {.en = "Full strength", .fr = "Pleine force"};
inline constexpr Words kAnswerRange = {.en = "A number in that range, please.",
                                       .fr = "Un nombre dans cet intervalle, s'il vous plaît."};
inline constexpr Words kNoSuchGame = {.en = "No game is called \"{}\".",
                                      .fr = "Aucun jeu ne s'appelle « {} »."};
inline constexpr Words kNoSuchBot = {
    .en = "A seat is \"human\" or a bot: level1 to level6, search, greedy or random, not \"{}\".",
    .fr =
        "Une place est « human » ou un robot : level1 à level6, search, greedy ou random, pas "
        "« {} »."};
inline constexpr Words kPrompt = {.en = "{} - action, number or help: ",
                                  .fr = "{} - action, numéro ou aide : "};
inline constexpr Words kCurtain = {
    .en = "{}, it is your turn. Press Enter when only you can see the screen. ",
    .fr = "{}, c'est à vous. Appuyez sur Entrée quand vous seul voyez l'écran. "};
inline constexpr Words kSinceThen = {.en = "Since your last turn:",
                                     .fr = "Depuis votre dernier tour :"};
inline constexpr Words kNoSuchNumber = {.en = "There are {} actions to choose from.",
                                        .fr = "Il y a {} actions au choix."};
inline constexpr Words kUnknownWord = {
    .en = "That is neither an action nor a command; `help` explains both.",
    .fr = "Ce n'est ni une action ni une commande ; « aide » explique les deux."};
inline constexpr Words kNotYourTurn = {.en = "It is not {}'s turn but {}'s.",
                                       .fr = "Ce n'est pas à {} de jouer mais à {}."};
inline constexpr Words kForbidden = {
    .en = "{} forbids that; see docs/rules/{}.md.",
    .fr = "La règle l'interdit : voir {} dans docs/rules/{}.fr.md."};
inline constexpr Words kMatchOver = {.en = "The game is over.", .fr = "La partie est finie."};
inline constexpr Words kAfterEnd = {
    .en = "The game is over - score, board, undo, save FILE or Enter to leave: ",
    .fr = "La partie est finie - score, plateau, annuler, sauver FICHIER ou Entrée pour sortir : "};
inline constexpr Words kAsWhom = {
    .en = "Say for which person here and what: as 2 ACTION.",
    .fr = "Dites pour quelle personne d'ici et quoi : pour 2 ACTION."};
inline constexpr Words kSaveWhere = {.en = "Say in which file: save FILE.",
                                     .fr = "Dites dans quel fichier : sauver FICHIER."};
inline constexpr Words kHintHeading = {
    .en = "What the strongest bot thinks, knowing only what you know:",
    .fr = "Ce qu'en pense le robot le plus fort, qui ne sait que ce que vous savez :"};
inline constexpr Words kHintColumns = {.en = "   wins  points   tried",
                                       .fr = "  gagne  points  essais"};
inline constexpr Words kUndone = {.en = "Taken back.", .fr = "Coup repris."};
inline constexpr Words kNothingToUndo = {.en = "There is nothing to take back.",
                                         .fr = "Il n'y a rien à reprendre."};
inline constexpr Words kSaved = {.en = "Saved; show it with `faubourg replay {}`.",
                                 .fr = "Enregistré ; à revoir avec « faubourg replay {} »."};
inline constexpr Words kGoodbye = {.en = "Goodbye.", .fr = "Au revoir."};
inline constexpr Words kActionsHeading = {.en = "Your actions:", .fr = "Vos actions :"};
inline constexpr Words kMoreActions = {.en = "(`list` shows what each of them means)",
                                       .fr = "(« liste » montre ce que chacune veut dire)"};
inline constexpr Words kHelp = {
    .en =
        "Type an action as it is listed or its number. Also:\n"
        "  list        all actions with what they mean\n"
        "  board       the table again\n"
        "  score       points by source\n"
        "  hint        what the strongest bot thinks of your actions\n"
        "  undo        take back to your last decision\n"
        "  as 2 ACTION an action of player 2, where the rules allow it out of turn\n"
        "  save FILE   keep the match as a record\n"
        "  help, quit",
    .fr =
        "Tapez une action comme dans la liste ou son numéro. Aussi :\n"
        "  liste         toutes les actions et ce qu'elles veulent dire\n"
        "  plateau       revoir la table\n"
        "  score         les points par source\n"
        "  conseil       ce que le robot le plus fort pense de vos actions\n"
        "  annuler       reprendre jusqu'à votre dernière décision\n"
        "  pour 2 ACTION une action du joueur 2, quand la règle la permet hors de son tour\n"
        "  sauver FICHIER garder la partie\n"
        "  aide, quitter"};

// A line without blanks at its ends; the whole number that a text consists of, if it does.
std::string trimmed(std::string_view line);
std::optional<int> read_number(std::string_view text);

}  // namespace faubourg::cli
