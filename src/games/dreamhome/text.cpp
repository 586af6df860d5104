#include <algorithm>
#include <utility>

#include "src/core/index.h"
#include "src/games/dreamhome/rules.h"

namespace faubourg::dreamhome {

Action ActionCodes::encode(const Move& move) const {
    switch (move.verb) {
        case Verb::Decorate:
            return decorate(move.a);
        case Verb::Discard:
            return discard(move.a);
        case Verb::Done:
            return done();
        case Verb::Drill:
            return drill(move.a, move.b);
        case Verb::Handyman:
            return handyman(move.a, move.b);
        case Verb::Jackhammer:
            return jackhammer(move.a);
        case Verb::Mixer:
            return mixer(move.a, move.b);
        case Verb::Pass:
            return pass();
        case Verb::Place:
            return place(move.a, move.b != 0);
        case Verb::Roofer:
            return roofer(move.a);
        case Verb::Scaffold:
            return scaffold(move.a);
        case Verb::Supplier:
            return supplier(move.a, move.b);
        case Verb::Take:
            return take(move.a);
    }
    return {};
}

namespace {

// What a word of an action names.
enum class Operand : std::uint8_t { None, Space, Column, Roof, Card, Face };

struct Grammar {
    std::string_view word;
    Operand a;
    Operand b;
};

constexpr std::array<Grammar, 13> kGrammar = {{
    {.word = "decorate", .a = Operand::Space, .b = Operand::None},
    {.word = "discard", .a = Operand::Column, .b = Operand::None},
    {.word = "done", .a = Operand::None, .b = Operand::None},
    {.word = "drill", .a = Operand::Space, .b = Operand::Column},
    {.word = "handyman", .a = Operand::Space, .b = Operand::Space},
    {.word = "jackhammer", .a = Operand::Column, .b = Operand::None},
    {.word = "mixer", .a = Operand::Column, .b = Operand::Column},
    {.word = "pass", .a = Operand::None, .b = Operand::None},
    {.word = "place", .a = Operand::Space, .b = Operand::Face},
    {.word = "roofer", .a = Operand::Roof, .b = Operand::None},
    {.word = "scaffold", .a = Operand::Space, .b = Operand::None},
    {.word = "supplier", .a = Operand::Space, .b = Operand::Card},
    {.word = "take", .a = Operand::Column, .b = Operand::None},
}};

constexpr std::string_view kDown = "down";

std::string operand_text(const Components& components, Operand operand, int value) {
    const auto index = static_cast<std::size_t>(value);
    switch (operand) {
        case Operand::None:
            return {};
        case Operand::Space:
            return " " + std::string(kSpaceTexts[index]);
        case Operand::Column:
            return " " + std::to_string(value);
        case Operand::Roof:
            return " " + components.roofs[index].text;
        case Operand::Card:
            return " " + components.cards[index].text;
        case Operand::Face:
            return value != 0 ? " " + std::string(kDown) : "";
    }
    return {};
}

// Removes the next word from `text`; exactly one blank must come before it.
std::optional<std::string_view> next_word(std::string_view& text) {
    if (text.empty() || text.front() != ' ') return std::nullopt;
    const std::size_t end = std::min(text.find(' ', 1), text.size());
    const std::string_view word = text.substr(1, end - 1);
    text.remove_prefix(end);
    return word;
}

template <class List, class Project>
std::optional<int> find_text(const List& list, std::string_view word, Project project) {
    const auto found = std::ranges::find(list, word, project);
    if (found == std::end(list)) return std::nullopt;
    return static_cast<int>(found - std::begin(list));
}

std::optional<int> parse_operand(const Components& components, Operand operand,
                                 std::string_view& rest) {
    if (operand == Operand::None) return 0;
    if (operand == Operand::Face && rest.empty()) return 0;
    const auto word = next_word(rest);
    if (!word) return std::nullopt;
    switch (operand) {
        case Operand::Space:
            return find_text(kSpaceTexts, *word, std::identity{});
        case Operand::Column:
            if (word->size() != 1 || word->front() < '0' || word->front() >= '0' + kColumns) {
                return std::nullopt;
            }
            return word->front() - '0';
        case Operand::Roof:
            return find_text(components.roofs, *word, &RoofCard::text);
        case Operand::Card:
            return find_text(components.cards, *word, &RoomCard::text);
        case Operand::Face:
            return *word == kDown ? std::optional(1) : std::nullopt;
        case Operand::None:
            break;
    }
    return std::nullopt;
}

}  // namespace

std::string Rules::text(Action action) const {
    const Move move = components_.codes.decode(action);
    const Grammar& grammar = kGrammar[std::to_underlying(move.verb)];
    return std::string(grammar.word) + operand_text(components_, grammar.a, move.a) +
           operand_text(components_, grammar.b, move.b);
}

std::optional<Action> Rules::parse(std::string_view text) const {
    const std::string lower = lower_case(text);
    std::string_view rest = lower;
    const std::string_view verb = rest.substr(0, rest.find(' '));
    const auto index = find_text(kGrammar, verb, &Grammar::word);
    if (!index) return std::nullopt;
    rest.remove_prefix(verb.size());
    const Grammar& grammar = at_index(kGrammar, *index);
    const auto a = parse_operand(components_, grammar.a, rest);
    if (!a) return std::nullopt;
    const auto b = parse_operand(components_, grammar.b, rest);
    if (!b || !rest.empty()) return std::nullopt;
    return components_.codes.encode({.verb = static_cast<Verb>(*index), .a = *a, .b = *b});
}

}  // namespace faubourg::dreamhome
