#include "src/cli/signature.h"

#include <fmt/format.h>

#include "src/content/packs.h"
#include "src/core/hash.h"
#include "src/match/games.h"

namespace faubourg::cli {
namespace {

constexpr int kPlayoutsPerCount = 20;

template <TableGame R>
std::uint64_t signature(const R& rules) {
    std::uint64_t hash = 0;
    for (int players = R::kFacts.min_players; players <= R::kFacts.max_players; ++players) {
        FastRandom random(static_cast<std::uint64_t>(players));
        for (int playout = 0; playout < kPlayoutsPerCount; ++playout) {
            Deal deal("signature " + std::to_string(playout));
            typename R::State state = rules.set_up(players, typename R::Options{}, deal);
            ActionList<R> list;
            NoEvents silent;
            for (Seat seat = rules.actor(state); seat != kNobody; seat = rules.actor(state)) {
                rules.legal(state, seat, list);
                for (const typename R::Action action : list) hash = hash_mix(hash, action.code);
                const auto pick = random.below(static_cast<std::uint32_t>(list.size()));
                rules.apply(state, seat, list[pick], deal, silent);
            }
            const Standing standing = rules.score(state, Viewer::all());
            for (const Seat seat : all_seats(players)) {
                const SeatScore& score = standing.seats[seat];
                hash = hash_mix(hash, static_cast<std::uint64_t>(score.total));
                hash = hash_mix(hash, static_cast<std::uint64_t>(score.tie_break));
            }
        }
    }
    return hash;
}

}  // namespace

Result<std::string> bench_signature() {
    Result<std::string> out = "";
    AllGames::for_each([&]<class R>() {
        if (!out) return;
        const auto rules = and_then(content::default_pack(R::kFacts.id),
                                    [](const Pack& pack) { return R::from_pack(pack.document); });
        if (!rules) {
            out = fail(rules);
            return;
        }
        *out += fmt::format("{} {:016x}\n", R::kFacts.id, signature(*rules));
    });
    return out;
}

}  // namespace faubourg::cli
