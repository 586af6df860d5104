#include "src/core/text.h"
#include "src/match/games.h"

#include "fuzz/support.h"

// Reads any text as an action. If it is one, writing that action gives the same text, apart from
// upper and lower case. The first byte picks the game.
namespace faubourg::fuzz {
namespace {

template <class R>
const R& rules_of() {
    static const R kRules = [] {
        const auto pack = content::default_pack(R::kFacts.id);
        require(pack.has_value(), "the default pack loads");
        auto rules = R::from_pack(pack->document);
        require(rules.has_value(), "the default pack makes a game");
        return std::move(*rules);
    }();
    return kRules;
}

template <class R>
void read(std::string_view text) {
    const R& rules = rules_of<R>();
    const auto action = rules.parse(text);
    if (!action) return;
    const std::string canonical = rules.text(*action);
    require(lower_case(canonical) == lower_case(text), "text, action, text is the identity");
    const auto again = rules.parse(canonical);
    require(again.has_value() && again->code == action->code, "the canonical text is read back");
    require(action->code < rules.action_count(), "an action is one of the finite list");
}

}  // namespace
}  // namespace faubourg::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace faubourg;
    if (size == 0) return 0;
    unsigned games = 0;
    AllGames::for_each([&games]<class R>() { ++games; });
    unsigned game = 0;
    const unsigned picked = data[0] % games;
    AllGames::for_each([&]<class R>() {
        if (game++ == picked) fuzz::read<R>(fuzz::text_of(data + 1, size - 1));
    });
    return 0;
}
