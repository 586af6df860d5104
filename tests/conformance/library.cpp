#include "src/match/makers_of.h"

#include "tests/conformance/games.h"

namespace faubourg::conformance {

const std::vector<Pack>& packs() {
    static const std::vector<Pack> made = [] {
        std::vector<Pack> packs = content::default_packs().value();
        packs.push_back(toy::pack());
        return packs;
    }();
    return made;
}

const match::Library& library() {
    static constexpr auto kMakers = match::makers_of(Games{});
    static const match::Library made = match::Library::of(packs(), kMakers).value();
    return made;
}

}  // namespace faubourg::conformance
