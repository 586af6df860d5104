#include <utility>

#include "src/games/dreamhome/rules.h"

// Dream Home in words: what happened, and what an action would mean.
namespace faubourg::dreamhome {
namespace {

bool is_french(Language language) { return language == Language::French; }

std::string colon(Language language) { return is_french(language) ? " : " : ": "; }

std::string empty_room(Language language) {
    return is_french(language) ? "pièce vide" : "empty room";
}

std::string space_text(Space space) { return std::string(text_of(space)); }

}  // namespace

const std::string& Rules::card_name(Card card, Language language) const {
    return components_.types[components_.type_of(card)].name.in(language);
}

std::string Rules::resource_name(Resource resource, Language language) const {
    const bool french = is_french(language);
    const ResourceCard& card = components_.resources[resource];
    switch (card.sort) {
        case Sort::Decor: {
            const Decor& decor = components_.decor[card.index];
            return decor.name.in(language) + " (" + std::to_string(decor.value) + ")";
        }
        case Sort::Helper:
            return components_.helper_names[card.index].in(language);
        case Sort::Tool:
            return components_.tool_names[card.index].in(language);
        case Sort::Roof: {
            const RoofCard& roof = components_.roofs[card.index];
            const std::string& colour = components_.colours[roof.colour].name.in(language);
            std::string name = french ? "toit " + colour : colour + " roof";
            if (!roof.window) return name;
            return name + (french ? " à fenêtre" : " with a window");
        }
    }
    return {};
}

std::string Rules::lost_words(TokenSet lost, Language language) const {
    std::string names;
    for (std::size_t token = 0; token < components_.decor.size(); ++token) {
        if ((lost >> token & 1U) == 0) continue;
        names += (names.empty() ? "" : ", ") + components_.decor[token].name.in(language);
    }
    if (names.empty()) return {};
    return (is_french(language) ? " ; perdu : " : "; lost: ") + names;
}

std::string Rules::tell_tool(const Event& event, Language language) const {
    const bool french = is_french(language);
    switch (event.tool) {
        case Tool::Drill:
            return space_text(event.space) + colon(language) + card_name(event.card, language) +
                   " ↔ " + card_name(event.other_card, language) + lost_words(event.lost, language);
        case Tool::Mixer:
            return (french ? "colonnes " : "columns ") + std::to_string(event.column) + " ↔ " +
                   std::to_string(event.other_column);
        case Tool::Jackhammer:
            if (event.passed) return french ? "pas maintenant" : "not now";
            return card_name(event.card, language) +
                   (event.resource == kNoResource ? ""
                                                  : (french ? " ; défaussé : " : "; discarded: ") +
                                                        resource_name(event.resource, language));
        case Tool::Scaffolding:
            break;
    }
    return {};
}

std::string Rules::tell_helper(const Event& event, Language language) const {
    const auto what_moved = [&](Card card, bool down, Space space) {
        return (down ? empty_room(language) : card_name(card, language)) + " (" +
               space_text(space) + ")";
    };
    switch (event.helper) {
        case Helper::Roofer:
            if (event.passed) return is_french(language) ? "ne prend rien" : "takes nothing";
            return resource_name(event.resource, language);
        case Helper::Supplier:
            return space_text(event.space) + colon(language) + card_name(event.card, language) +
                   " ↔ " + card_name(event.other_card, language) + lost_words(event.lost, language);
        case Helper::Handyman:
            return what_moved(event.card, event.down, event.space) + " ↔ " +
                   what_moved(event.other_card, event.other_down, event.other_space) +
                   lost_words(event.lost, language);
        case Helper::Architect:
        case Helper::Designer:
            break;
    }
    return {};
}

std::string Rules::tell(const Event& event, Viewer /*viewer*/, Language language) const {
    using Kind = Event::Kind;
    const SeatSentence say(event.seat, language);
    const auto& [who, french] = say;
    std::string cards;
    const auto add = [&cards](const std::string& name) {
        cards += (cards.empty() ? "" : ", ") + name;
    };
    if (event.card != kNoCard) add(card_name(event.card, language));
    if (event.resource != kNoResource) add(resource_name(event.resource, language));
    switch (event.kind) {
        case Kind::Deal:
        case Kind::Discard:
            if (event.seat != kNobody) return say(" discards: ", " défausse : ") + cards;
            for (std::size_t column = 0; column < kColumns; ++column) {
                const Card room = event.rooms[column];
                const Resource resource = event.resources[column];
                if (room != kNoCard) add(card_name(room, language));
                if (resource != kNoResource) add(resource_name(resource, language));
            }
            if (event.kind == Kind::Deal) return say("New cards: ", "Nouvelles cartes : ") + cards;
            return say("Left over, discarded: ", "Reste, défaussé : ") + cards;
        case Kind::Take:
            return say(" takes: ", " prend : ") + cards;
        case Kind::Place:
            return say(" places: ", " pose : ") + cards + " → " + space_text(event.space) +
                   (event.down ? (french ? ", face cachée" : ", face down") : "") +
                   lost_words(event.lost, language);
        case Kind::Decorate:
            return say(" decorates ", " décore ") + space_text(event.space) + colon(language) +
                   cards;
        case Kind::Scaffold:
            return say(" puts the Scaffolding on ", " pose l'échafaudage sur ") +
                   space_text(event.space);
        case Kind::Done:
            return say(" is done", " a terminé");
        case Kind::Tool:
            return who + ", " +
                   components_.tool_names[std::to_underlying(event.tool)].in(language) +
                   colon(language) + tell_tool(event, language);
        case Kind::Helper:
            return who + ", " +
                   components_.helper_names[std::to_underlying(event.helper)].in(language) +
                   colon(language) + tell_helper(event, language);
        case Kind::Marker:
            return say(" has the first-player marker", " a le jeton premier joueur");
        case Kind::Round:
            return std::string(french ? "Manche " : "Round ") + std::to_string(event.round) +
                   (french ? ", commence : " : ", first: ") + who;
        case Kind::Over:
            return french ? "Fin de la partie" : "The game is over";
    }
    return {};
}

std::string Rules::market_words(const State& state, int column, Language language) const {
    std::string words;
    const Card room = state.room(column);
    const Resource resource = state.resource(column);
    if (room != kNoCard) words = card_name(room, language);
    if (resource != kNoResource) words += " + " + resource_name(resource, language);
    if (column == 0) {
        words += is_french(language) ? " + jeton premier joueur" : " + first-player marker";
    }
    return words;
}

std::string Rules::gloss_building(const State& state, Move move, Language language,
                                  Home& home) const {
    const Home before = home;
    const auto what_lies = [&](Space space) {
        return has(before.down, space) ? empty_room(language)
                                       : card_name(before.card_at(space), language);
    };
    const auto exchange = [&](Card card) {
        replace_card(home, move.a, card);
        return space_text(move.a) + colon(language) + what_lies(move.a) + " → " +
               card_name(card, language);
    };
    switch (move.verb) {
        case Verb::Decorate:
            if (state.taken_resource == kNoResource) return {};
            home.put_token(move.a, state.taken_resource);
            return resource_name(state.taken_resource, language) + " → " + space_text(move.a);
        case Verb::Drill: {
            const Card card = state.room(move.b);
            return card == kNoCard || !has(before.up, move.a) ? std::string() : exchange(card);
        }
        case Verb::Handyman:
            if (!has(before.occupied(), move.a) || !has(before.occupied(), move.b)) return {};
            swap_cards(home, move.a, move.b);
            return what_lies(move.a) + " ↔ " + what_lies(move.b);
        case Verb::Place:
            if (state.taken_room == kNoCard || has(before.occupied(), move.a)) return {};
            if (move.b != 0) {
                home.put_down(move.a, state.taken_room);
                return (is_french(language) ? "une " : "an ") + empty_room(language) + " → " +
                       space_text(move.a);
            }
            replace_card(home, move.a, state.taken_room);
            return card_name(state.taken_room, language) + " → " + space_text(move.a);
        case Verb::Supplier:
            if (!has(before.occupied(), move.a)) return {};
            return exchange(static_cast<Card>(move.b));
        default:
            return {};
    }
}

std::string Rules::gloss(const State& state, Seat seat, Action action, Language language,
                         Gain told) const {
    const auto say = [language](std::string_view english, std::string_view french) {
        return std::string(is_french(language) ? french : english);
    };
    const Move move = components_.codes.decode(action);
    switch (move.verb) {
        case Verb::Decorate:
        case Verb::Drill:
        case Verb::Handyman:
        case Verb::Place:
        case Verb::Supplier: {
            Home after = state.home(seat);
            std::string words = gloss_building(state, move, language, after);
            if (words.empty() || told == Gain::LeftOut) return words;
            return words + ", " +
                   signed_points(score_home(components_, after).total() -
                                 score_home(components_, state.home(seat)).total());
        }
        case Verb::Discard:
            return say("discard: ", "défausser : ") + market_words(state, move.a, language);
        case Verb::Done:
            return say("finished", "terminé");
        case Verb::Pass:
            return say("not now", "pas maintenant");
        case Verb::Jackhammer:
            if (!state.has_room(move.a)) return {};
            return card_name(state.room(move.a), language) +
                   say(" now, and skip this round's turn", " maintenant, et passer son tour");
        case Verb::Mixer:
            if (!state.has_room(move.a) || !state.has_room(move.b)) return {};
            return card_name(state.room(move.a), language) + " ↔ " +
                   card_name(state.room(move.b), language);
        case Verb::Roofer:
            return resource_name(static_cast<Resource>(components_.first_roof + move.a), language);
        case Verb::Scaffold:
            return say("Scaffolding → ", "échafaudage → ") + space_text(move.a);
        case Verb::Take:
            return market_words(state, move.a, language);
    }
    return {};
}

}  // namespace faubourg::dreamhome
