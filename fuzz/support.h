#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "src/codec/json.h"
#include "src/content/packs.h"
#include "src/core/random.h"
#include "src/match/library.h"

// What the fuzz targets share.
namespace faubourg::fuzz {

// If the condition does not hold, stops the fuzzer and reports this input.
inline void require(bool holds, std::string_view what) {
    if (holds) return;
    std::fprintf(stderr, "broken: %.*s\n", static_cast<int>(what.size()), what.data());
    std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

inline const match::Library& library() {
    static const match::Library kLibrary = [] {
        auto made = match::Library::of(content::default_packs().value());
        require(made.has_value(), "the default packs load");
        return std::move(*made);
    }();
    return kLibrary;
}

// Checks that the state's document is complete: a match started from it goes on like this one.
inline void require_state_is_whole(const match::AnyRules& rules, const match::AnyMatch& match) {
    match::Setup setup;
    setup.players = match.players();
    setup.initial_state = match.state(Viewer::all());
    const auto again = rules.start(setup);
    require(again.has_value(), "a state that was shown is taken");
    require(codec::to_json((*again)->state(Viewer::all())) ==
                codec::to_json(match.state(Viewer::all())),
            "a state that was taken is shown alike");
}

// Plays at random to the end, or until this many actions have been played.
inline void play_on(match::AnyMatch& match, FastRandom& random, int most) {
    for (int played = 0; played < most && match.actor() != kNobody; ++played) {
        const auto any = Seat::of(random.below(static_cast<std::uint32_t>(match.players())));
        const Seat seat = random.below(8) == 0 && !match.legal(any).empty() ? any : match.actor();
        const auto legal = match.legal(seat);
        require(!legal.empty(), "the seat to act has an action");
        const auto pick = random.below(static_cast<std::uint32_t>(legal.size()));
        require(match.act(seat, legal[pick]).has_value(), "a listed action is taken");
    }
}

}  // namespace faubourg::fuzz
