#include "src/cli/transcript.h"

#include <array>

#include <fmt/format.h>

#include "src/cli/score_table.h"
#include "src/codec/json.h"
#include "src/codec/record_json.h"
#include "src/core/random.h"

namespace faubourg::cli {
namespace {

constexpr int kScreenEvery = 25;
constexpr int kPerftDepth = 3;
constexpr ScreenStyle kPlain = {.language = Language::English, .colour = false};

// Sometimes, one time in eight, a seat that may act although it is not its turn; otherwise the seat
// to act.
Seat pick_seat(const match::AnyMatch& match, FastRandom& random) {
    const Seat actor = match.actor();
    if (random.below(8) != 0) return actor;
    const auto other = Seat::of(random.below(static_cast<std::uint32_t>(match.players())));
    return match.legal(other).empty() ? actor : other;
}

// Plays at random to the end and calls `watch(seat, action)` after every action.
template <class Watch>
Result<void> play_on(match::AnyMatch& match, FastRandom& random, Watch&& watch) {
    while (match.actor() != kNobody) {
        const Seat seat = pick_seat(match, random);
        const std::vector<std::string> legal = match.legal(seat);
        const std::string& action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        if (auto done = match.act(seat, action); !done) return done;
        watch(seat, action);
    }
    return {};
}

Result<std::unique_ptr<match::AnyMatch>> start(const match::Library& library,
                                               const GoldenGame& golden) {
    match::Setup setup;
    setup.players = golden.players;
    setup.seed = golden.seed;
    return library.start(golden.game, setup);
}

FastRandom random_of(const GoldenGame& golden) {
    return FastRandom(static_cast<std::uint64_t>(golden.players));
}

}  // namespace

std::vector<GoldenGame> golden_games(const match::Library& library) {
    std::vector<GoldenGame> games;
    for (const auto& rules : library.games()) {
        const GameFacts& facts = rules->facts();
        for (int players = facts.min_players; players <= facts.max_players; ++players) {
            games.push_back({.game = std::string(facts.id), .players = players, .seed = "golden"});
        }
    }
    return games;
}

Result<std::unique_ptr<match::AnyMatch>> play_golden(const match::Library& library,
                                                     const GoldenGame& golden) {
    auto match = start(library, golden);
    if (!match) return match;
    FastRandom random = random_of(golden);
    return transform(play_on(**match, random, [](Seat, const std::string&) {}),
                     [&] { return std::move(*match); });
}

Result<std::string> golden_transcript(const match::Library& library, const GoldenGame& golden) {
    const auto match = start(library, golden);
    if (!match) return fail(match);
    std::string out = fmt::format("{} with {} players, seed \"{}\", played at random\n\n{}",
                                  (*match)->facts().title.en, golden.players, golden.seed,
                                  (*match)->screen(Viewer::spectator(), kPlain));
    FastRandom random = random_of(golden);
    int number = 0;
    const auto played = play_on(**match, random, [&](Seat seat, const std::string& action) {
        out += fmt::format("\n{}. {}: {}\n", ++number, seat_name(seat, kPlain.language), action);
        for (const std::string& line : (*match)->tell(Viewer::all(), kPlain.language)) {
            out += "   " + line + "\n";
        }
        if (number % kScreenEvery == 0) {
            out += "\n" + (*match)->screen(Viewer::all(), kPlain);
        }
    });
    return transform(played, [&] {
        return out + "\n" + (*match)->screen(Viewer::all(), kPlain) + "\n" +
               score_table(**match, Viewer::all(), kPlain.language);
    });
}

Result<std::string> golden_record(const match::Library& library, const GoldenGame& golden) {
    return transform(play_golden(library, golden), [](const auto& match) {
        Value out = Value::object();
        out.add("record", codec::record_document(match->record()))
            .add("state", match->state(Viewer::all()))
            .add("score", match->score(Viewer::all()));
        return codec::to_json(out) + "\n";
    });
}

Result<std::string> perft_lines(const match::Library& library) {
    std::string out;
    for (const GoldenGame& golden : golden_games(library)) {
        match::Setup setup;
        setup.players = golden.players;
        setup.seed = golden.seed;
        for (int depth = 1; depth <= kPerftDepth; ++depth) {
            const auto lines = library.find(golden.game)->perft(setup, depth);
            if (!lines) return fail(lines);
            out += fmt::format("{} {} {} {} {}\n", golden.game, golden.players, golden.seed, depth,
                               *lines);
        }
    }
    return out;
}

}  // namespace faubourg::cli
