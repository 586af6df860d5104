#include <array>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/support.h"

// Made-up positions: states of random games with figures swapped and moved, so that most totals
// stay right. An accepted position must be playable to its end.
//
// The input: game, players, how far to play, then three bytes for each change.
namespace faubourg::fuzz {
namespace {

constexpr int kMaxActions = 20'000;

// A document that can be changed in place.
struct Tree {
    Value leaf;
    bool is_list = false;
    bool is_object = false;
    std::vector<Tree> children;
    std::vector<std::string> keys;
};

Tree tree_of(const Value& value) {
    Tree tree;
    if (const auto* items = value.items()) {
        tree.is_list = true;
        for (const Value& item : *items) tree.children.push_back(tree_of(item));
    } else if (const auto* members = value.members()) {
        tree.is_object = true;
        for (const Member& member : *members) {
            tree.keys.push_back(member.key);
            tree.children.push_back(tree_of(member.value));
        }
    } else {
        tree.leaf = value;
    }
    return tree;
}

// The changed document. Each `..._count` is set to the length of its list, because otherwise any
// move of an entry from one list to another would be refused.
Value value_of(const Tree& tree) {
    if (tree.is_list) {
        Value list = Value::list();
        for (const Tree& child : tree.children) list.add(value_of(child));
        return list;
    }
    if (!tree.is_object) return tree.leaf;
    Value object = Value::object();
    for (std::size_t i = 0; i < tree.children.size(); ++i) {
        Value value = value_of(tree.children[i]);
        for (std::size_t j = 0; j < tree.children.size(); ++j) {
            if (tree.keys[i] == tree.keys[j] + "_count" && tree.children[j].is_list) {
                value = Value(tree.children[j].children.size());
            }
        }
        object.add(tree.keys[i], std::move(value));
    }
    return object;
}

struct Places {
    std::vector<Tree*> leaves;
    std::vector<Tree*> lists;
};

void find_places(Tree& tree, Places& places) {
    if (tree.is_list) places.lists.push_back(&tree);
    if (!tree.is_list && !tree.is_object) places.leaves.push_back(&tree);
    for (Tree& child : tree.children) find_places(child, places);
}

void change(Tree& tree, std::uint8_t kind, std::uint8_t a, std::uint8_t b) {
    Places places;
    find_places(tree, places);
    // One byte cannot address all of a long state; the upper bits of the kind extend it.
    const std::size_t far = std::size_t{kind} >> 3U;
    Tree& one = *places.leaves[(a + 256 * (far & 3U)) % places.leaves.size()];
    Tree& two = *places.leaves[(b + 256 * (far >> 2U & 3U)) % places.leaves.size()];
    Tree& from = *places.lists[a % places.lists.size()];
    Tree& to = *places.lists[b % places.lists.size()];
    switch (kind & 7U) {
        case 0:
        case 1:
            std::swap(one.leaf, two.leaf);
            break;
        case 2:
            one.leaf = two.leaf;
            break;
        case 3:
            one.leaf = Value(b);
            break;
        case 4:
            one.leaf = b % 2 == 0 ? Value() : Value(b % 4 == 1);
            break;
        default:
            if (&from != &to && !from.children.empty()) {
                Tree moved = std::move(from.children.back());
                from.children.pop_back();
                if (moved.children.empty()) to.children.push_back(std::move(moved));
            }
            break;
    }
}

Value made_up_state(const match::AnyRules& rules, int players, int actions,
                    const std::uint8_t* changes, std::size_t size) {
    match::Setup setup;
    setup.players = players;
    setup.seed = "fuzz";
    const auto match = rules.start(setup);
    require(match.has_value(), "a match starts");
    FastRandom random(static_cast<std::uint64_t>(actions));
    play_on(**match, random, actions);
    Tree tree = tree_of((*match)->state(Viewer::all()));
    for (std::size_t at = 0; at + 3 <= size; at += 3) {
        change(tree, changes[at], changes[at + 1], changes[at + 2]);
    }
    return value_of(tree);
}

}  // namespace
}  // namespace faubourg::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace faubourg;
    if (size < 3) return 0;
    const auto& games = fuzz::library().games();
    const match::AnyRules& rules = *games[data[0] % games.size()];
    const GameFacts& facts = rules.facts();
    const int players = facts.min_players + data[1] % (facts.max_players - facts.min_players + 1);
    match::Setup setup;
    setup.players = players;
    setup.seed = "later";
    setup.initial_state = fuzz::made_up_state(rules, players, data[2], data + 3, size - 3);
    const auto match = rules.start(setup);
    if (!match) {
        fuzz::require(match.error().code == "state/invalid", "a bad state is state/invalid");
        return 0;
    }
    fuzz::require_state_is_whole(rules, **match);
    FastRandom random(size);
    const players::Budget few{.simulations = 3, .time = std::nullopt};
    if ((*match)->actor() != kNobody) {
        for (const char* name : {"random", "greedy", "search:horizon=1", "level1"}) {
            const auto bot = rules.bot(name);
            fuzz::require((*bot)->think(**match, {.budget = few, .seed = size}).has_value(),
                          "a bot can play on");
        }
    }
    fuzz::play_on(**match, random, fuzz::kMaxActions);
    fuzz::require((*match)->actor() == kNobody, "the game ends");
    return 0;
}
