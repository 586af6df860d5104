#include "src/arena/plan.h"

#include <algorithm>
#include <map>

#include "src/arena/engine_player.h"
#include "src/arena/named_player.h"
#include "src/arena/program_player.h"
#include "src/core/hash.h"
#include "src/core/sha256.h"

namespace faubourg::arena {
namespace {

using Made = Result<std::unique_ptr<Player>>;

constexpr std::string_view kProgram = "cmd:";
constexpr std::string_view kEngine = "engine:";

Made make_named(const match::AnyRules& rules, const std::string& spec) {
    return transform(rules.bot(spec), [](auto bot) -> std::unique_ptr<Player> {
        return std::make_unique<NamedPlayer>(std::move(bot));
    });
}

Result<Entrant> make_entrant(const match::AnyRules& rules, const std::string& spec,
                             std::chrono::milliseconds timeout) {
    if (spec.starts_with(kProgram)) {
        const std::string command = spec.substr(kProgram.size());
        if (command.find_first_not_of(' ') == std::string::npos) {
            return fail("bot/unknown", "cmd: names no program to start");
        }
        const auto make = [command, timeout] { return ProgramPlayer::start(command, timeout); };
        return Entrant{.spec = spec, .name = command, .settings = "", .make = make};
    }
    if (spec.starts_with(kEngine)) {
        const std::string engine = spec.substr(kEngine.size());
        return transform(read_engine_spec(engine), [&](const EngineSpec& read) {
            const auto make = [read, timeout] { return EnginePlayer::start(read, timeout); };
            return Entrant{.spec = spec, .name = engine, .settings = "", .make = make};
        });
    }
    return transform(rules.bot(spec), [&](const auto& example) {
        const auto make = [&rules, spec] { return make_named(rules, spec); };
        return Entrant{.spec = spec, .name = spec, .settings = example->settings(), .make = make};
    });
}

}  // namespace

Result<std::vector<Entrant>> make_entrants(const match::AnyRules& rules,
                                           const std::vector<std::string>& specs,
                                           std::chrono::milliseconds timeout) {
    std::vector<Entrant> entrants;
    std::map<std::string, int> seen;
    for (const std::string& spec : specs) {
        auto entrant = make_entrant(rules, spec, timeout);
        if (!entrant) return fail(entrant);
        const int copy = ++seen[spec];
        if (std::ranges::count(specs, spec) > 1) entrant->name += " #" + std::to_string(copy);
        entrants.push_back(std::move(*entrant));
    }
    return entrants;
}

std::string deal_seed(const Plan& plan, int deal) { return plan.seed + "/" + std::to_string(deal); }

std::uint64_t thinking_seed(const Plan& plan, int game, int decision) {
    std::uint64_t seed = number_of(sha256("thinking " + plan.seed));
    for (const int number : {plan.deal_of(game), plan.rotation_of(game), decision}) {
        seed = hash_mix(seed, static_cast<std::uint64_t>(number));
    }
    return seed;
}

}  // namespace faubourg::arena
