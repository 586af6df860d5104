#include "src/match/library.h"

#include <algorithm>

#include "src/match/games.h"
#include "src/match/makers_of.h"

namespace faubourg::match {
namespace {

using Made = Result<std::shared_ptr<const AnyRules>>;

std::unexpected<Error> bad_record(std::string message) {
    return fail("record/invalid", std::move(message));
}

}  // namespace

std::span<const GameMaker> all_games() {
    static constexpr auto kMakers = makers_of(AllGames{});
    return kMakers;
}

Made make_rules(const Pack& pack, std::span<const GameMaker> known) {
    const auto maker = std::ranges::find(known, pack.game, &GameMaker::id);
    if (maker != known.end()) return maker->make(pack);
    return fail("game/unknown", pack.source + ": no game is called \"" + pack.game + "\"");
}

Result<Library> Library::of(std::span<const Pack> packs, std::span<const GameMaker> known) {
    Library library(known);
    for (const GameMaker& maker : known) {
        const auto pack = std::ranges::find(packs, maker.id, &Pack::game);
        if (pack == packs.end()) {
            return fail("content/invalid", std::string(maker.id) + ": the game has no pack");
        }
        if (const auto done = library.replace(*pack); !done) return fail(done);
    }
    return library;
}

Result<void> Library::replace(const Pack& pack) {
    auto made = make_rules(pack, known_);
    if (!made) return fail(made);
    const auto place = std::ranges::lower_bound(
        games_, pack.game, {}, [](const auto& rules) { return rules->facts().id; });
    if (place != games_.end() && (*place)->facts().id == pack.game) {
        *place = std::move(*made);
    } else {
        games_.insert(place, std::move(*made));
    }
    return {};
}

Result<void> Library::add(const Pack& pack) {
    const auto is_known = [&](const std::string& hash) { return find(pack.game, hash) != nullptr; };
    return transform(make_rules(pack, known_), [&](std::shared_ptr<const AnyRules> made) {
        // A pack with known figures is still added if one of its former hashes, which cover its
        // words, is new.
        if (is_known(pack.hash) && std::ranges::all_of(pack.former_hashes, is_known)) return;
        others_.push_back(std::move(made));
    });
}

const AnyRules* Library::find(std::string_view id, std::string_view pack) const {
    for (const auto* list : {&games_, &others_}) {
        for (const auto& rules : *list) {
            if (rules->facts().id == id && rules->has_pack(pack)) return rules.get();
        }
    }
    return nullptr;
}

const AnyRules* Library::find(std::string_view id) const {
    const auto found =
        std::ranges::find(games_, id, [](const auto& rules) { return rules->facts().id; });
    return found == games_.end() ? nullptr : found->get();
}

Result<std::unique_ptr<AnyMatch>> Library::start(std::string_view game, const Setup& setup) const {
    const AnyRules* rules = find(game);
    if (rules == nullptr) {
        return fail("game/unknown", "no game is called \"" + std::string(game) + "\"");
    }
    return rules->start(setup);
}

Result<SuggestionText> Library::suggest(const AnyMatch& match, std::string_view bot,
                                        const players::Thinking& thinking) const {
    const AnyRules* rules = find(match.facts().id);
    if (rules == nullptr) return fail("game/unknown", "no such game");
    return and_then(rules->bot(bot), [&](const std::unique_ptr<AnyBot>& made) {
        return made->think(match, thinking);
    });
}

Result<std::unique_ptr<AnyMatch>> Library::replay(const Record& record) const {
    const AnyRules* usual = find(record.game);
    if (usual == nullptr) return bad_record("game: no game is called \"" + record.game + "\"");
    const AnyRules* rules = find(record.game, record.pack);
    if (rules == nullptr) {
        return bad_record("pack: played with other content (" + record.pack + ") than is loaded (" +
                          usual->pack_hash() + ")");
    }
    if (record.rules_version != rules->facts().rules_version) {
        return bad_record("rules: version " + std::to_string(record.rules_version) +
                          " is not played by this program");
    }
    auto match = rules->start(record.setup);
    if (!match) return bad_record(match.error().message);
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        const RecordedAction& action = record.actions[i];
        const std::string where = "actions[" + std::to_string(i) + "]: ";
        if (!action.seat.is_among((*match)->players())) {
            return bad_record(where + "no such seat");
        }
        if (const auto done = (*match)->act(action.seat, action.text); !done) {
            return bad_record(where + done.error().message);
        }
    }
    return match;
}

}  // namespace faubourg::match
