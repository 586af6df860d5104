#include "src/core/sha256.h"

#include "fuzz/support.h"

// Reads any text as a content pack. If it is accepted, games with it can be played to the end by
// any number of players.
namespace faubourg::fuzz {
namespace {

constexpr int kMaxActions = 20'000;

void play_with(const match::AnyRules& rules, std::uint64_t seed) {
    const GameFacts& facts = rules.facts();
    FastRandom random(seed);
    match::Setup setup;
    setup.players = facts.min_players + static_cast<int>(random.below(static_cast<std::uint32_t>(
                                            facts.max_players - facts.min_players + 1)));
    setup.seed = std::to_string(seed);
    const auto match = rules.start(setup);
    require(match.has_value(), "a match of a good pack starts");
    require_state_is_whole(rules, **match);
    const players::Budget few{.simulations = 3, .time = std::nullopt};
    for (const char* name : {"random", "greedy", "search:horizon=1", "level1"}) {
        const auto bot = rules.bot(name);
        require((*bot)->think(**match, {.budget = few, .seed = seed}).has_value(),
                "a bot can play with it");
    }
    play_on(**match, random, kMaxActions);
    require((*match)->actor() == kNobody, "the game ends");
    require_state_is_whole(rules, **match);
    require(!(*match)->screen(Viewer::all(), {}).empty(), "it can be drawn");
}

}  // namespace
}  // namespace faubourg::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace faubourg;
    const auto pack = content::parse_pack(fuzz::text_of(data, size), "fuzz.toml");
    if (!pack) {
        fuzz::require(pack.error().code == "content/invalid", "a bad pack is content/invalid");
        fuzz::require(pack.error().message.starts_with("fuzz.toml: "),
                      "the message names the file");
        return 0;
    }
    const auto rules = match::make_rules(*pack);
    if (!rules) {
        fuzz::require(rules.error().message.starts_with("fuzz.toml: "),
                      "the message names the file");
        return 0;
    }
    const Digest digest = sha256(fuzz::text_of(data, size));
    fuzz::play_with(**rules, digest[0]);
    return 0;
}
