#include <utility>

#include "src/core/index.h"
#include "src/games/sunrise/rules.h"

// Sunrise Avenue in words: what happened, and what an action would mean.
namespace faubourg::sunrise {
namespace {

constexpr Words kHouse = {.en = "house", .fr = "demeure"};
constexpr Words kHouses = {.en = "houses", .fr = "demeures"};
constexpr Words kCard = {.en = "card", .fr = "carte"};
constexpr Words kCards = {.en = "cards", .fr = "cartes"};

std::string counted(int count, const Words& one, const Words& many, Language language) {
    return std::to_string(count) + " " + std::string((count == 1 ? one : many).in(language));
}

}  // namespace

// "2 houses on g6, 2 x pink, +4 points": the building, the cards it takes, the points it brings.
std::string Rules::building_words(Plot plot, int cards, Language language, Gain gain) const {
    const std::string& name = components_.plot(plot).name;
    return counted(cards, kHouse, kHouses, language) +
           (language == Language::French ? " en " : " on ") + name + ", " + std::to_string(cards) +
           " × " + components_.colour_of(plot).name.in(language) +
           (gain == Gain::Told ? ", " + signed_points(components_.plot(plot).circles * cards) : "");
}

std::string Rules::park_words(Plot plot, std::size_t colour, Language language) const {
    const bool french = language == Language::French;
    return (french ? "un parc en " : "a park on ") + components_.plot(plot).name + ", 1 × " +
           components_.colours[colour].name.in(language);
}

std::string Rules::tell(const Event& event, Viewer viewer, Language language) const {
    using Kind = Event::Kind;
    const SeatSentence say(event.seat, language);
    const auto& [who, french] = say;
    switch (event.kind) {
        case Kind::Build:
            return say(" builds ", " construit ") +
                   building_words(event.plot, event.count, language, Gain::Told);
        case Kind::Park:
            return say(" lays out ", " aménage ") + park_words(event.plot, event.colour, language);
        case Kind::Draw: {
            std::string line =
                say(" draws ", " pioche ") + counted(event.count, kCard, kCards, language);
            if (!viewer.sees_secrets_of(event.seat)) return line;
            for (int card = 0; card < event.count; ++card) {
                const std::size_t colour = at_index(event.drawn, card);
                line += (card > 0 ? ", "
                         : french ? " : "
                                  : ": ") +
                        components_.colours[colour].name.in(language);
            }
            return line;
        }
        case Kind::Discard:
            return say(" discards 1 × ", " défausse 1 × ") +
                   components_.colours[event.colour].name.in(language);
        case Kind::Reshuffle:
            return french ? "La défausse mélangée devient la pioche : " +
                                counted(event.count, kCard, kCards, language)
                          : "The discards are shuffled into a new deck: " +
                                counted(event.count, kCard, kCards, language);
        case Kind::FinalPhase:
            return say(" has almost no houses left: the final phase begins",
                       " n'a presque plus de demeures : la phase finale commence");
        case Kind::Over:
            return over_words(event.reason, language);
    }
    return {};
}

std::string Rules::over_words(Event::Reason reason, Language language) {
    constexpr std::array<Words, 3> kReasons = {{
        {.en = "The game is over: all have had the same number of turns",
         .fr = "Fin de la partie : tout le monde a joué le même nombre de tours"},
        {.en = "The game is over: the bonus zones are full",
         .fr = "Fin de la partie : les zones bonus sont pleines"},
        {.en = "The game is over: nobody has built for five rounds",
         .fr = "Fin de la partie : personne n'a construit depuis cinq tours de table"},
    }};
    return std::string(kReasons[std::to_underlying(reason)].in(language));
}

std::string Rules::gloss(const State& /*state*/, Seat /*seat*/, Action action, Language language,
                         Gain gain) const {
    const bool french = language == Language::French;
    if (codes_.is_build(action)) {
        return building_words(ActionCodes::built_plot(action), ActionCodes::built_cards(action),
                              language, gain);
    }
    if (codes_.is_park(action)) {
        const std::string park =
            park_words(codes_.park_plot(action), codes_.park_colour(action), language);
        return gain == Gain::LeftOut ? park : park + (french ? ", aucun point" : ", no points");
    }
    if (codes_.is_discard(action)) {
        return (french ? "défausser 1 × " : "discard 1 × ") +
               components_.colours[codes_.discarded_colour(action)].name.in(language);
    }
    if (action == codes_.draw()) return french ? "piocher 2 cartes" : "draw 2 cards";
    return french ? "arrêter de construire, piocher 1 carte" : "stop building, draw 1 card";
}

}  // namespace faubourg::sunrise
