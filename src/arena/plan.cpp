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
        const auto engine = read_engine_spec(std::string_view(spec).substr(kEngine.size()));
        if (!engine) return std::unexpected(engine.error());
        const auto make = [engine, timeout] { return EnginePlayer::start(*engine, timeout); };
        return Entrant{
            .spec = spec, .name = spec.substr(kEngine.size()), .settings = "", .make = make};
    }
    const auto example = rules.bot(spec);
    if (!example) return std::unexpected(example.error());
    const auto make = [&rules, spec]() -> Made {
        auto bot = rules.bot(spec);
        if (!bot) return std::unexpected(bot.error());
        return std::make_unique<NamedPlayer>(std::move(*bot));
    };
    return Entrant{.spec = spec, .name = spec, .settings = (*example)->settings(), .make = make};
}

}  // namespace

Result<std::vector<Entrant>> make_entrants(const match::AnyRules& rules,
                                           const std::vector<std::string>& specs,
                                           std::chrono::milliseconds timeout) {
    std::vector<Entrant> entrants;
    std::map<std::string, int> seen;
    for (const std::string& spec : specs) {
        auto entrant = make_entrant(rules, spec, timeout);
        if (!entrant) return std::unexpected(entrant.error());
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
