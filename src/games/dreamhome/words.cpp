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

std::string points_words(int points) {
    return (points >= 0 ? ", +" : ", ") + std::to_string(points) +
           (points >= -1 && points <= 1 ? " point" : " points");
}

}  // namespace

const std::string& Rules::card_name(Card card, Language language) const {
    return tables_.types[tables_.type_of(card)].name.in(language);
}

std::string Rules::resource_name(Resource resource, Language language) const {
    const bool french = is_french(language);
    const ResourceCard& card = tables_.resources[resource];
    switch (card.sort) {
        case Sort::Decor: {
            const Decor& decor = tables_.decor[card.index];
            return decor.name.in(language) + " (" + std::to_string(decor.value) + ")";
        }
        case Sort::Helper:
            return tables_.helper_names[card.index].in(language);
        case Sort::Tool:
            return tables_.tool_names[card.index].in(language);
        case Sort::Roof: {
            const RoofCard& roof = tables_.roofs[card.index];
            const std::string& colour = tables_.colours[roof.colour].name.in(language);
            std::string name = french ? "toit " + colour : colour + " roof";
            if (!roof.window) return name;
            return name + (french ? " à fenêtre" : " with a window");
        }
    }
    return {};
}

std::string Rules::lost_words(TokenSet lost, Language language) const {
    std::string names;
    for (std::size_t token = 0; token < tables_.decor.size(); ++token) {
        if ((lost >> token & 1U) == 0) continue;
        names += (names.empty() ? "" : ", ") + tables_.decor[token].name.in(language);
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
    const bool french = is_french(language);
    const std::string who = event.seat == kNobody ? "" : seat_name(event.seat, language);
    const auto say = [&](std::string_view english, std::string_view other) {
        return who + std::string(french ? other : english);
    };
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
                   tables_.tool_names[static_cast<std::size_t>(event.tool)].in(language) +
                   colon(language) + tell_tool(event, language);
        case Kind::Helper:
            return who + ", " +
                   tables_.helper_names[static_cast<std::size_t>(event.helper)].in(language) +
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

// What an action does, with the points it brings at once by the one scoring of homes.
std::string Rules::gloss(const State& state, Seat seat, Action action, Language language) const {
    const bool french = is_french(language);
    const auto say = [french](std::string_view english, std::string_view other) {
        return std::string(french ? other : english);
    };
    const Move move = tables_.codes.decode(action);
    const auto column = static_cast<std::size_t>(move.a);
    const Home& before = state.home(seat);
    Home after = before;
    const auto gain = [&] {
        return points_words(score_home(tables_, after).total() -
                            score_home(tables_, before).total());
    };
    const auto what_lies = [&](Space space) {
        return has(before.down, space) ? empty_room(language)
                                       : card_name(before.card_at(space), language);
    };
    const auto column_words = [&](std::size_t index) {
        std::string words;
        const Card room = state.rooms[index];
        const Resource resource = state.resources[index];
        if (room != kNoCard) words = card_name(room, language);
        if (resource != kNoResource) words += " + " + resource_name(resource, language);
        if (index == 0) words += say(" + first-player marker", " + jeton premier joueur");
        return words;
    };
    switch (move.verb) {
        case Verb::Decorate:
            if (state.taken_resource == kNoResource) return {};
            after.put_token(move.a, state.taken_resource);
            return resource_name(state.taken_resource, language) + " → " + space_text(move.a) +
                   gain();
        case Verb::Discard:
            return say("discard: ", "défausser : ") + column_words(column);
        case Verb::Done:
            return say("finished", "terminé");
        case Verb::Pass:
            return say("not now", "pas maintenant");
        case Verb::Drill: {
            const Card card = state.rooms[static_cast<std::size_t>(move.b)];
            if (card == kNoCard || !has(before.up, move.a)) return {};
            replace_card(after, move.a, card);
            return space_text(move.a) + colon(language) + what_lies(move.a) + " → " +
                   card_name(card, language) + gain();
        }
        case Verb::Handyman:
            if (!has(before.occupied(), move.a) || !has(before.occupied(), move.b)) return {};
            swap_cards(after, move.a, move.b);
            return what_lies(move.a) + " ↔ " + what_lies(move.b) + gain();
        case Verb::Jackhammer:
            if (!state.has_room(move.a)) return {};
            return card_name(state.rooms[column], language) +
                   say(" now, and skip this round's turn", " maintenant, et passer son tour");
        case Verb::Mixer:
            if (!state.has_room(move.a) || !state.has_room(move.b)) return {};
            return card_name(state.rooms[column], language) + " ↔ " +
                   card_name(state.rooms[static_cast<std::size_t>(move.b)], language);
        case Verb::Place:
            if (state.taken_room == kNoCard || has(before.occupied(), move.a)) return {};
            if (move.b != 0) {
                after.put_down(move.a, state.taken_room);
                return say("an empty room → ", "une pièce vide → ") + space_text(move.a) + gain();
            }
            replace_card(after, move.a, state.taken_room);
            return card_name(state.taken_room, language) + " → " + space_text(move.a) + gain();
        case Verb::Roofer:
            return resource_name(static_cast<Resource>(tables_.first_roof + move.a), language);
        case Verb::Scaffold:
            return say("Scaffolding → ", "échafaudage → ") + space_text(move.a);
        case Verb::Supplier: {
            if (!has(before.occupied(), move.a)) return {};
            const auto card = static_cast<Card>(move.b);
            replace_card(after, move.a, card);
            return space_text(move.a) + colon(language) + what_lies(move.a) + " → " +
                   card_name(card, language) + gain();
        }
        case Verb::Take:
            return column_words(column);
    }
    return {};
}

}  // namespace faubourg::dreamhome
