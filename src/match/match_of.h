#pragma once

#include <algorithm>
#include <memory>
#include <utility>

#include "src/core/hash.h"
#include "src/match/any_match.h"

namespace faubourg::match {

// The match of one game. It keeps where it began and the line played since; taking back plays the
// line again, which costs microseconds and keeps a match small.
template <TableGame R>
class MatchOf final : public AnyMatch {
  public:
    using State = typename R::State;
    using Action = typename R::Action;

    static Result<std::unique_ptr<AnyMatch>> start(std::shared_ptr<const R> rules,
                                                   std::string pack_hash, Setup setup) {
        if (setup.players < R::kFacts.min_players || setup.players > R::kFacts.max_players) {
            return fail("players/invalid", std::string(R::kFacts.title.en) + " is for " +
                                               std::to_string(R::kFacts.min_players) + " to " +
                                               std::to_string(R::kFacts.max_players) + " players");
        }
        auto options = rules->read_options(setup.options, setup.players);
        if (!options) return std::unexpected(options.error());
        Position start{.state = State(), .deal = Deal(setup.seed)};
        if (setup.initial_state) {
            auto read = read_initial(*rules, setup, *setup.initial_state, start.deal);
            if (!read) return std::unexpected(read.error());
            start.state = *read;
        } else {
            start.state = rules->set_up(setup.players, *options, start.deal);
        }
        setup.options = in_listed_order(setup.options);
        return std::unique_ptr<AnyMatch>(new MatchOf(std::move(rules), std::move(pack_hash),
                                                     std::move(setup), std::move(start)));
    }

    const GameFacts& facts() const override { return R::kFacts; }
    int players() const override { return setup_.players; }
    Seat actor() const override { return rules_->actor(now_.state); }

    std::vector<std::string> legal(Seat seat) const override {
        ActionList<R> list;
        rules_->legal(now_.state, seat, list);
        std::vector<std::string> texts;
        texts.reserve(list.size());
        for (const Action action : list) texts.push_back(rules_->text(action));
        return texts;
    }

    std::string gloss(Seat seat, std::string_view action, Language language) const override {
        const auto parsed = rules_->parse(action);
        return parsed ? rules_->gloss(now_.state, seat, *parsed, language) : std::string();
    }

    std::vector<Prospect> prospects(Seat seat) const override {
        FastRandom random(0);  // no secret: whatever the seat can't know is made up
        const State known = observe(*rules_, start_.state, now_.state, seat).known;
        const State before = rules_->sample(known, seat, random);
        ActionList<R> list;
        rules_->legal(known, seat, list);
        std::vector<Prospect> prospects;
        prospects.reserve(list.size());
        for (const Action action : list) {
            State after = before;
            SampledChance chance(random);
            NoEvents silent;
            rules_->apply(after, seat, action, chance, silent);
            Prospect prospect{.points = points(after, seat) - points(before, seat)};
            if constexpr (requires { rules_->purse(after, seat); }) {
                prospect.money = rules_->purse(after, seat) - rules_->purse(before, seat);
            }
            prospects.push_back(prospect);
        }
        return prospects;
    }

    Result<std::string> check(Seat seat, std::string_view text) const override {
        const auto action = allowed(seat, text);
        if (!action) return std::unexpected(action.error());
        return rules_->text(*action);
    }

    Result<void> act(Seat seat, std::string_view text) override {
        const auto action = allowed(seat, text);
        if (!action) return std::unexpected(action.error());
        const int draws = now_.deal.draws();
        const bool knowing = knows_more(now_.state, seat);
        play(seat, *action);
        line_.push_back({.seat = seat,
                         .action = *action,
                         .revealed = now_.deal.draws() != draws,
                         .knowing = knowing});
        return {};
    }

    int length() const override { return static_cast<int>(line_.size()); }
    PastStep step(int index) const override {
        const Step& step = line_[static_cast<std::size_t>(index)];
        return {.seat = step.seat, .revealed = step.revealed, .knowing = step.knowing};
    }

    Result<void> undo() override {
        if (line_.empty()) return fail("undo/none", "nothing has been played");
        line_.pop_back();
        now_ = start_;
        events_.clear();
        for (const Step& step : line_) play(step.seat, step.action);
        return {};
    }

    void write_state(Viewer viewer, DocumentWriter& out) const override {
        rules_->write(now_.state, now_.deal, setup_.options, viewer, out);
    }

    void write_events(Viewer viewer, DocumentWriter& out) const override {
        out.list([&] {
            for (const auto& event : events_) {
                out.object([&] { rules_->write_event(event, viewer, out); });
            }
        });
    }

    std::vector<std::string> tell(Viewer viewer, Language language) const override {
        std::vector<std::string> lines;
        lines.reserve(events_.size());
        for (const auto& event : events_) lines.push_back(rules_->tell(event, viewer, language));
        return lines;
    }

    Standing standing(Viewer viewer) const override { return rules_->score(now_.state, viewer); }

    std::span<const Words> score_words() const override { return R::kScoreWords; }

    void write_score(Viewer viewer, DocumentWriter& out) const override {
        const Standing standing = rules_->score(now_.state, viewer);
        out.object([&] {
            out.add("final", actor() == kNobody);
            out.list("scores", [&] {
                for (Seat seat = 0; seat < standing.players; ++seat) {
                    out.object([&] { write_seat_score(standing, seat, out); });
                }
            });
            out.list("winners", [&] {
                for (Seat seat = 0; seat < standing.players; ++seat) {
                    if (standing.wins(seat)) out.add(seat);
                }
            });
        });
    }

    std::string screen(Viewer viewer, const ScreenStyle& style) const override {
        return rules_->screen(rules_->hide(now_.state, viewer), viewer, style);
    }

    // What the seat knows that is to act: all that a bot gets.
    View<R> view() const { return observe(*rules_, start_.state, now_.state, actor()); }
    const R& rules() const { return *rules_; }

    Record record() const override {
        Record record{.game = std::string(R::kFacts.id),
                      .pack = pack_hash_,
                      .rules_version = R::kFacts.rules_version,
                      .setup = setup_,
                      .actions = {}};
        for (const Step& step : line_) {
            record.actions.push_back({.seat = step.seat, .text = rules_->text(step.action)});
        }
        return record;
    }

    std::uint64_t hash() const override {
        std::uint64_t hash = hash_of(now_.state);
        for (int deck = 0; deck < R::kDecks; ++deck) {
            for (const std::uint8_t kind : now_.deal.order(deck)) hash = hash_mix(hash, kind);
        }
        return hash;
    }

  private:
    struct Position {
        State state;
        Deal deal;
    };
    struct Step {
        Seat seat;
        Action action;
        bool revealed;
        bool knowing;
    };

    MatchOf(std::shared_ptr<const R> rules, std::string pack_hash, Setup setup, Position start)
        : rules_(std::move(rules)),
          pack_hash_(std::move(pack_hash)),
          setup_(std::move(setup)),
          start_(std::move(start)),
          now_(start_) {}

    // A state brings its own options; given ones, if any, must be the same.
    static Result<State> read_initial(const R& rules, Setup& setup, const Value& initial,
                                      Deal& deal) {
        auto state = rules.read_document(initial, deal);
        if (!state) return state;
        if (state->players != setup.players) {
            return fail("state/invalid", "players: is not the number of players asked for");
        }
        const Value* options = initial.find("options");
        if (options == nullptr) return fail("state/invalid", "options: is missing");
        if (auto read = rules.read_options(*options, setup.players); !read) {
            return fail("state/invalid", "options: " + read.error().message);
        }
        const Value::Object* given = setup.options.members();
        if (given != nullptr && given->empty()) setup.options = *options;
        if (in_listed_order(setup.options) != in_listed_order(*options)) {
            return fail("state/invalid", "options: are not the ones asked for");
        }
        return state;
    }

    static Value in_listed_order(const Value& options) {
        Value ordered = Value::object();
        for (const std::string_view name : R::kOptionNames) {
            if (const Value* value = options.find(name)) ordered.add(name, *value);
        }
        return ordered;
    }

    static void write_seat_score(const Standing& standing, Seat seat, DocumentWriter& out) {
        const SeatScore& score = standing.seats[static_cast<std::size_t>(seat)];
        out.add("seat", seat).add("total", score.total).object("parts", [&] {
            for (std::size_t part = 0; part < R::kScoreParts.size(); ++part) {
                if ((score.hidden_parts >> part & 1U) != 0) continue;
                out.add(R::kScoreParts[part], score.parts[part]);
            }
        });
        out.add(R::kTieBreak, score.tie_break);
    }

    Result<Action> allowed(Seat seat, std::string_view text) const {
        if (actor() == kNobody) return fail("match/over", "the match is over");
        const auto action = rules_->parse(text);
        if (!action) return fail("action/unknown", "no such action in this game");
        if (auto refusal = rules_->refusal(now_.state, seat, *action)) {
            const bool turn = refusal->kind == Refusal::Kind::NotYourTurn;
            return fail(turn ? "action/not_your_turn" : "action/illegal",
                        std::move(refusal->message));
        }
        return *action;
    }

    int points(const State& state, Seat seat) const {
        const Standing standing = rules_->score(state, Viewer::of(seat));
        return standing.seats[static_cast<std::size_t>(seat)].total;
    }

    // Whether the seat knows something that not everybody knows.
    bool knows_more(const State& state, Seat seat) const {
        return rules_->hide(state, Viewer::of(seat)) != rules_->hide(state, Viewer::spectator());
    }

    void play(Seat seat, Action action) {
        EventLog<typename R::Event> log;
        rules_->apply(now_.state, seat, action, now_.deal, log);
        events_ = log.events();
    }

    std::shared_ptr<const R> rules_;
    std::string pack_hash_;
    Setup setup_;
    Position start_;
    Position now_;
    std::vector<Step> line_;
    std::vector<typename R::Event> events_;
};

}  // namespace faubourg::match
