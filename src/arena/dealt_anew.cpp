#include "src/arena/dealt_anew.h"

#include "src/match/games.h"
#include "src/match/match_of.h"

namespace faubourg::arena {
namespace {

template <TableGame R>
Value deal_rest(const match::MatchOf<R>& match, std::uint64_t seed) {
    const R& rules = match.rules();
    const View<R> view = match.view();
    FastRandom random(seed);
    const typename R::State state = rules.sample(view.known, view.seat, random);
    Deal deal(std::to_string(seed));
    for (int deck = 0; deck < R::kDecks; ++deck) deal.shuffle(deck, rules.deck(state, deck));
    return state_document(rules, state, deal, match.record().setup.options, Viewer::all());
}

}  // namespace

Value dealt_anew(const match::AnyMatch& match, std::uint64_t seed) {
    Value state;
    AllGames::for_each([&]<class R>() {
        if (const auto* own = dynamic_cast<const match::MatchOf<R>*>(&match)) {
            state = deal_rest(*own, seed);
        }
    });
    return state;
}

}  // namespace faubourg::arena
