#include "src/match/library.h"

#include <algorithm>

#include "src/match/games.h"
#include "src/match/rules_of.h"

namespace faubourg::match {
namespace {

using Made = Result<std::shared_ptr<const AnyRules>>;

std::unexpected<Error> bad_record(std::string message) {
    return fail("record/invalid", std::move(message));
}

template <TableGame R>
Made make(const content::Pack& pack) {
    auto rules = R::from_pack(pack.document);
    if (!rules) return fail(rules.error().code, pack.source + ": " + rules.error().message);
    return std::make_shared<const RulesOf<R>>(std::move(*rules), pack.hash);
}

}  // namespace

Made make_rules(const content::Pack& pack) {
    Made made = fail("game/unknown", pack.source + ": no game is called \"" + pack.game + "\"");
    AllGames::for_each([&]<class R>() {
        if (pack.game == R::kFacts.id) made = make<R>(pack);
    });
    return made;
}

Result<Library> Library::with_default_packs() {
    Library library;
    Result<void> outcome;
    AllGames::for_each([&]<class R>() {
        if (!outcome) return;
        const auto pack = content::default_pack(R::kFacts.id);
        outcome = pack ? library.replace(*pack) : std::unexpected(pack.error());
    });
    if (!outcome) return std::unexpected(outcome.error());
    return library;
}

Result<void> Library::replace(const content::Pack& pack) {
    auto made = make_rules(pack);
    if (!made) return std::unexpected(made.error());
    const auto place = std::ranges::lower_bound(
        games_, pack.game, {}, [](const auto& rules) { return rules->facts().id; });
    if (place != games_.end() && (*place)->facts().id == pack.game) {
        *place = std::move(*made);
    } else {
        games_.insert(place, std::move(*made));
    }
    return {};
}

Result<void> Library::add(const content::Pack& pack) {
    auto made = make_rules(pack);
    if (!made) return std::unexpected(made.error());
    if (find(pack.game, pack.hash) == nullptr) others_.push_back(std::move(*made));
    return {};
}

const AnyRules* Library::find(std::string_view id, std::string_view pack) const {
    for (const auto* list : {&games_, &others_}) {
        for (const auto& rules : *list) {
            if (rules->facts().id == id && rules->pack_hash() == pack) return rules.get();
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
    auto made = rules->bot(bot);
    if (!made) return std::unexpected(made.error());
    return (*made)->think(match, thinking);
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
        if (action.seat < 0 || action.seat >= (*match)->players()) {
            return bad_record(where + "no such seat");
        }
        if (const auto done = (*match)->act(action.seat, action.text); !done) {
            return bad_record(where + done.error().message);
        }
    }
    return match;
}

}  // namespace faubourg::match
