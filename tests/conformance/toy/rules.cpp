#include "tests/conformance/toy/rules.h"

#include "src/content/packs.h"
#include "src/core/documents.h"
#include "src/core/pack_reader.h"

namespace faubourg::conformance::toy {
namespace {

constexpr std::array<std::string_view, kKinds> kKindIds = {"small", "large"};
constexpr int kMostBricks = 20;
constexpr int kMostTurns = 50;

// With `tall` there are twice as many bricks.
int heap_of(int each, int players, bool tall) { return each * players * (tall ? 2 : 1); }

std::string in(Language language, std::string_view english, std::string_view french) {
    return std::string(language == Language::French ? french : english);
}

}  // namespace

Pack pack() {
    return content::parse_pack(R"(
        format = 1
        game = "toy"
        title = { en = "Toy", fr = "Jouet" }
        turns = 16
        bricks = { small = 3, large = 3 }
    )",
                               "toy.toml")
        .value();
}

Result<Rules> Rules::from_pack(const Value& document) {
    return read_whole(document, "content/invalid", [](const Reader& pack) {
        Rules rules;
        pack.only({"format", "game", "title", "turns", "bricks"});
        read_pack_head(pack, kFacts.id);
        rules.turns_ = static_cast<int>(pack.at("turns").integer(1, kMostTurns));
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
            const Reader bricks = pack.at("bricks").at(kKindIds[kind]);
            rules.bricks_[kind] = static_cast<int>(bricks.integer(0, kMostBricks));
        }
        return rules;
    });
}

std::vector<OptionFacts> Rules::options() const {
    return {{.name = "first", .kind = OptionFacts::Kind::OneSeat},
            {.name = "tall", .kind = OptionFacts::Kind::Switch}};
}

Result<Options> Rules::read_options(const Value& options, int players) const {
    return read_options_of(*this, options, [&](const Reader& reader) {
        const Reader tall = reader.maybe("tall");
        return Options{.first = read_first(reader, players),
                       .tall = tall.present() && tall.boolean()};
    });
}

State Rules::set_up(int players, const Options& options, Deal& deal) const {
    State state;
    state.players = static_cast<std::uint8_t>(players);
    state.first = options.first.value_or(Seat::of(deal.choose(state.players)));
    state.turns = static_cast<std::uint8_t>(turns_ * players);
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        state.heap[kind] = static_cast<std::uint8_t>(heap_of(bricks_[kind], players, options.tall));
    }
    deal.shuffle(0, state.heap);
    turn_over(state, deal);
    return state;
}

std::optional<Refusal> Rules::refusal(const State& state, Seat seat, Action action) const {
    if (seat != actor(state)) {
        return Refusal{.kind = Refusal::Kind::NotYourTurn, .message = "TOY-1: it is not your turn"};
    }
    if (action == kBrick && state.open == kNoBrick) {
        return Refusal{.kind = Refusal::Kind::Illegal, .message = "TOY-2: no brick is left"};
    }
    return std::nullopt;
}

std::optional<Action> Rules::parse(std::string_view text) const {
    const auto found = std::ranges::find(kTexts, lower_case(text));
    if (found == kTexts.end()) return std::nullopt;
    return Action{static_cast<std::uint8_t>(found - kTexts.begin())};
}

void Rules::write(const State& state, const Deal& deal, const Value& options, Viewer viewer,
                  DocumentWriter& out) const {
    const Seat to_act = actor(state);
    out.object([&] {
        write_state_head(kFacts.id, state.players, options, to_act == kNobody ? "over" : "main",
                         out);
        out.add("to_act", to_act).add("first", state.first).add("turn", state.turn);
        out.add("open",
                state.open == kNoBrick ? std::optional<std::string_view>() : kKindIds[state.open]);
        out.add("heap_count", state.heap[0] + state.heap[1]);
        if (viewer.is_all()) {
            out.list("heap", [&] {
                for (const std::uint8_t kind : deal.order(0)) out.add(kKindIds[kind]);
            });
        }
        out.list("bricks", [&] {
            for (const Seat seat : all_seats(state.players)) out.add(state.bricks[seat]);
        });
        out.list("seats", [&] {
            for (int i = 0; i < state.players; ++i) out.object([] {});
        });
    });
}

Result<State> Rules::read_document(const Value& document, Deal& deal) const {
    return read_whole(document, "state/invalid", [&](const Reader& doc) {
        State state;
        std::vector<std::uint8_t> order;
        doc.at("game").one_of({kFacts.id});
        state.players = static_cast<std::uint8_t>(doc.at("players").integer(2, kMaxPlayers));
        state.turns = static_cast<std::uint8_t>(turns_ * state.players);
        state.first = read_seat(doc.at("first"), state.players);
        state.turn = static_cast<std::uint8_t>(doc.at("turn").integer(0, state.turns));
        if (!doc.at("open").is_null()) {
            state.open = static_cast<std::uint8_t>(doc.at("open").one_of(kKindIds));
        }
        for (const Reader& brick : doc.at("heap").items(0, 2 * kMaxPlayers * kMostBricks)) {
            order.push_back(static_cast<std::uint8_t>(brick.one_of(kKindIds)));
            if (++state.heap[order.back()] == UINT8_MAX) brick.report("is one too many");
        }
        const auto bricks = doc.at("bricks").items(state.players, state.players);
        for (const Seat seat : all_seats(bricks.size())) {
            state.bricks[seat] = static_cast<std::uint8_t>(bricks[seat.index()].integer(0, 99));
        }
        if (!doc.found_problem()) deal.set_order(0, order);
        return state;
    });
}

void Rules::write_event(const Event& event, Viewer /*viewer*/, DocumentWriter& out) const {
    out.add("event", text(event.action)).add("seat", event.seat).add("bricks", event.bricks);
}

std::string Rules::tell(const Event& event, Viewer /*viewer*/, Language language) const {
    const SeatSentence say(event.seat, language);
    if (event.action == kRest) return say(" rests", " se repose");
    return say(" lays ", " pose ") + std::to_string(event.bricks);
}

std::string Rules::gloss(const State& /*state*/, Seat /*seat*/, Action action, Language language,
                         Gain /*gain*/) const {
    if (action == kRest) return in(language, "rest", "se reposer");
    return in(language, "take the open brick", "prendre la brique visible");
}

std::string Rules::screen(const State& state, Viewer /*viewer*/, const ScreenStyle& style) const {
    std::string screen;
    for (const Seat seat : all_seats(state.players)) {
        screen +=
            seat_name(seat, style.language) + ": " + std::to_string(state.bricks[seat]) + "\n";
    }
    return screen;
}

}  // namespace faubourg::conformance::toy
