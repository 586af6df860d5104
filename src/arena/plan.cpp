#include "src/arena/plan.h"

#include <algorithm>
#include <map>

#include "src/arena/named_player.h"
#include "src/core/hash.h"
#include "src/core/sha256.h"

namespace faubourg::arena {
namespace {

Result<Entrant> make_entrant(const match::AnyRules& rules, const std::string& spec,
                             std::chrono::milliseconds /*timeout*/) {
    if (const auto bot = rules.bot(spec); !bot) return std::unexpected(bot.error());
    return Entrant{
        .spec = spec, .name = spec, .make = [&rules, spec]() -> Result<std::unique_ptr<Player>> {
            auto bot = rules.bot(spec);
            if (!bot) return std::unexpected(bot.error());
            return std::make_unique<NamedPlayer>(std::move(*bot));
        }};
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
    const Digest digest = sha256("thinking " + plan.seed);
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < sizeof seed; ++i) seed = (seed << 8) | digest[i];
    for (const int number : {plan.deal_of(game), plan.rotation_of(game), decision}) {
        seed = hash_mix(seed, static_cast<std::uint64_t>(number));
    }
    return seed;
}

}  // namespace faubourg::arena
