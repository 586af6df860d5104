#include "src/cli/play_session.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <istream>
#include <ostream>
#include <utility>

#include <fmt/format.h>

#include "src/cli/files.h"
#include "src/cli/play_words.h"
#include "src/cli/score_table.h"
#include "src/codec/json.h"
#include "src/codec/record_json.h"
#include "src/core/canvas.h"
#include "src/core/index.h"
#include "src/core/sha256.h"

namespace faubourg::cli {
namespace {

constexpr std::string_view kAdviser = "search";
constexpr int kHintSimulations = 2000;
constexpr std::size_t kCandidatesShown = 6;
constexpr std::size_t kGlossedAtMost = 14;  // longer lists are shortened
constexpr int kStemWidth = 18;
constexpr std::size_t kNewsAtMost = 24;

}  // namespace

PlaySession::PlaySession(const match::AnyRules& rules, std::unique_ptr<match::AnyMatch> match,
                         const std::vector<std::string>& seats, const ScreenStyle& style,
                         bool curtain, std::istream& in, std::ostream& out)
    : match_(std::move(match)), style_(style), in_(in), out_(out), news_(seats.size()) {
    for (const std::string& seat : seats) {
        auto bot = rules.bot(seat);
        bots_.push_back(bot ? std::move(*bot) : nullptr);
    }
    if (auto adviser = rules.bot(kAdviser)) adviser_ = std::move(*adviser);
    // A curtain is needed only between people, and only if they see different things.
    const auto people =
        std::ranges::count_if(bots_, [](const auto& bot) { return bot == nullptr; });
    const bool secrets = match_->state(Viewer::of(0)) != match_->state(Viewer::spectator());
    curtain_ = curtain && people > 1 && secrets;
}

bool PlaySession::is_human(Seat seat) const { return bots_[seat.index()] == nullptr; }

Seat PlaySession::first_person() const {
    for (const Seat seat : all_seats(match_->players())) {
        if (is_human(seat)) return seat;
    }
    return kNobody;
}

Viewer PlaySession::viewer() const {
    if (match_->actor() == kNobody) return Viewer::all();
    return shown_to_ == kNobody ? Viewer::spectator() : Viewer::of(shown_to_);
}

void PlaySession::run() {
    for (Seat seat = match_->actor(); seat != kNobody; seat = match_->actor()) {
        if (!is_human(seat)) {
            play_bot(seat);
            continue;
        }
        if (shown_to_ != seat && !draw_curtain(seat)) return;
        shown_to_ = seat;
        show_turn(seat);
        Outcome outcome = ask(seat);
        while (outcome == Outcome::AskAgain) outcome = ask(seat);
        if (outcome == Outcome::Quit) {
            out_ << say(kGoodbye) << '\n';
            return;
        }
    }
    show_end();
    // A person may want to save the match or look at it again; without people it ends here.
    if (first_person() == kNobody) return;
    for (Outcome outcome = Outcome::AskAgain; outcome != Outcome::Quit;) {
        outcome = ask_after_end();
        if (outcome == Outcome::Moved) {
            run();
            return;
        }
    }
}

// A bot's random numbers are derived from what its seat sees. So a match goes on in the same way
// after an undo, and no decision depends on anything that the seat cannot know.
std::uint64_t PlaySession::chance_of(Seat seat) const {
    return number_of(sha256(codec::to_json(match_->state(Viewer::of(seat)))));
}

void PlaySession::play_bot(Seat seat) {
    const auto found = bots_[seat.index()]->think(*match_, {.seed = chance_of(seat)});
    assert(found.has_value());
    play(seat, found->action);
}

bool PlaySession::draw_curtain(Seat seat) {
    if (!curtain_) return true;
    out_ << "\x1b[2J\x1b[3J\x1b[H"
         << fmt::format(fmt::runtime(say(kCurtain)), seat_name(seat, style_.language))
         << std::flush;
    std::string line;
    return static_cast<bool>(std::getline(in_, line));
}

void PlaySession::show_turn(Seat seat) {
    out_ << '\n' << match_->screen(viewer(), style_) << '\n';
    auto& news = news_[seat.index()];
    if (!news.empty()) {
        out_ << say(kSinceThen) << '\n';
        const std::size_t first = news.size() > kNewsAtMost ? news.size() - kNewsAtMost : 0;
        if (first > 0) out_ << "  ...\n";
        for (std::size_t i = first; i < news.size(); ++i) out_ << "  " << news[i] << '\n';
        out_ << '\n';
    }
    news.clear();
    show_short_list(match_->legal(seat));
}

// Shortens a long list: actions that differ only in their last word share a line, with the numbers
// of the first and the last of them.
void PlaySession::show_short_list(const std::vector<std::string>& actions) {
    if (actions.size() <= kGlossedAtMost) {
        list_actions("");
        return;
    }
    out_ << say(kActionsHeading) << ' ' << say(kMoreActions) << '\n';
    const auto stem = [](const std::string& action) { return action.substr(0, action.rfind(' ')); };
    for (std::size_t first = 0; first < actions.size();) {
        std::size_t last = first;
        while (last + 1 < actions.size() && stem(actions[last + 1]) == stem(actions[first])) ++last;
        if (last == first) {
            out_ << fmt::format(
                "{:>7}  {}  {}\n", first + 1, fit(actions[first], kStemWidth),
                match_->gloss(match_->actor(), actions[first], style_.language, Gain::Told));
        } else {
            std::string words;
            for (std::size_t at = first; at <= last; ++at) {
                words += actions[at].substr(stem(actions[at]).size());
            }
            out_ << fmt::format("{:>7}  {} {}\n", fmt::format("{}-{}", first + 1, last + 1),
                                fit(stem(actions[first]), kStemWidth), words);
        }
        first = last + 1;
    }
}

PlaySession::Outcome PlaySession::ask(Seat seat) {
    out_ << '\n'
         << fmt::format(fmt::runtime(say(kPrompt)), seat_name(seat, style_.language)) << std::flush;
    std::string line;
    if (!std::getline(in_, line)) {
        out_ << '\n';
        return Outcome::Quit;
    }
    line = trimmed(line);
    return line.empty() ? Outcome::AskAgain : obey(seat, line);
}

PlaySession::Outcome PlaySession::ask_after_end() {
    out_ << '\n' << say(kAfterEnd) << std::flush;
    std::string line;
    if (!std::getline(in_, line) || trimmed(line).empty()) {
        out_ << '\n';
        return Outcome::Quit;
    }
    return obey(0, trimmed(line));
}

PlaySession::Outcome PlaySession::obey(Seat seat, const std::string& line) {
    const std::size_t blank = line.find(' ');
    if (const Command command = command_of(lower_case(line.substr(0, blank)))) {
        return (this->*command)(blank == std::string::npos ? "" : trimmed(line.substr(blank)));
    }
    if (const auto number = read_number(line)) {
        const std::vector<std::string> actions = match_->legal(seat);
        if (*number < 1 || std::cmp_greater(*number, actions.size())) {
            out_ << fmt::format(fmt::runtime(say(kNoSuchNumber)), actions.size()) << '\n';
            return Outcome::AskAgain;
        }
        return play(seat, at_index(actions, *number - 1));
    }
    return play(seat, line);
}

PlaySession::Outcome PlaySession::play(Seat seat, std::string_view action) {
    const auto done = match_->act(seat, action);
    if (!done) {
        explain_refusal(seat, done.error());
        return Outcome::AskAgain;
    }
    keep_news();
    return Outcome::Moved;
}

// The rules' own messages are in English. In another language the program names the clause and
// where it is explained.
void PlaySession::explain_refusal(Seat seat, const Error& error) {
    if (error.code == "action/unknown") {
        out_ << say(kUnknownWord) << '\n';
    } else if (error.code == "match/over") {
        out_ << say(kMatchOver) << '\n';
    } else if (error.code == "action/not_your_turn") {
        out_ << fmt::format(fmt::runtime(say(kNotYourTurn)), seat_name(seat, style_.language),
                            seat_name(match_->actor(), style_.language))
             << '\n';
    } else if (style_.language == Language::English) {
        out_ << error.message << '\n';
    } else {
        out_ << fmt::format(fmt::runtime(say(kForbidden)),
                            error.message.substr(0, error.message.find(':')), match_->facts().id)
             << '\n';
    }
}

// Keeps what just happened for every player, as that player may know it.
void PlaySession::keep_news() {
    for (const Seat seat : all_seats(news_.size())) {
        for (std::string& line : match_->tell(Viewer::of(seat), style_.language)) {
            news_[seat.index()].push_back(std::move(line));
        }
    }
}

PlaySession::Command PlaySession::command_of(std::string_view word) {
    struct Entry {
        Words word;
        Command command = nullptr;
    };
    static constexpr std::array<Entry, 9> kCommands = {{
        {.word = {.en = "list", .fr = "liste"}, .command = &PlaySession::list_actions},
        {.word = {.en = "board", .fr = "plateau"}, .command = &PlaySession::show_board},
        {.word = {.en = "score", .fr = "score"}, .command = &PlaySession::show_score},
        {.word = {.en = "hint", .fr = "conseil"}, .command = &PlaySession::give_hint},
        {.word = {.en = "undo", .fr = "annuler"}, .command = &PlaySession::take_back},
        {.word = {.en = "as", .fr = "pour"}, .command = &PlaySession::act_as},
        {.word = {.en = "save", .fr = "sauver"}, .command = &PlaySession::save},
        {.word = {.en = "help", .fr = "aide"}, .command = &PlaySession::help},
        {.word = {.en = "quit", .fr = "quitter"}, .command = &PlaySession::quit},
    }};
    for (const Entry& entry : kCommands) {
        if (word == entry.word.en || word == entry.word.fr) return entry.command;
    }
    return nullptr;
}

PlaySession::Outcome PlaySession::list_actions(const std::string& /*argument*/) {
    const Seat seat = match_->actor();
    if (seat == kNobody) return Outcome::AskAgain;
    const std::vector<std::string> actions = match_->legal(seat);
    out_ << say(kActionsHeading) << '\n';
    for (std::size_t i = 0; i < actions.size(); ++i) {
        out_ << fmt::format("{:4} {}  {}\n", i + 1, fit(actions[i], 20),
                            match_->gloss(seat, actions[i], style_.language, Gain::Told));
    }
    return Outcome::AskAgain;
}

PlaySession::Outcome PlaySession::show_board(const std::string& /*argument*/) {
    out_ << '\n' << match_->screen(viewer(), style_);
    return Outcome::AskAgain;
}

PlaySession::Outcome PlaySession::show_score(const std::string& /*argument*/) {
    out_ << score_table(*match_, viewer(), style_.language);
    return Outcome::AskAgain;
}

PlaySession::Outcome PlaySession::give_hint(const std::string& /*argument*/) {
    const Seat seat = match_->actor();
    if (seat == kNobody) {
        out_ << say(kMatchOver) << '\n';
        return Outcome::AskAgain;
    }
    const players::Budget budget{.simulations = kHintSimulations};
    const auto found = adviser_->think(*match_, {.budget = budget, .seed = chance_of(seat)});
    if (!found) {
        explain_refusal(seat, found.error());
        return Outcome::AskAgain;
    }
    out_ << say(kHintHeading) << '\n' << say(kHintColumns) << '\n';
    const std::size_t shown = std::min(found->candidates.size(), kCandidatesShown);
    for (std::size_t i = 0; i < shown; ++i) {
        const auto& candidate = found->candidates[i];
        out_ << fmt::format("  {:>3.0f} %  {:>6.1f}  {:>6}  {}  {}\n", 100 * candidate.win,
                            candidate.score, candidate.visits, fit(candidate.action, kStemWidth),
                            match_->gloss(seat, candidate.action, style_.language, Gain::Told));
    }
    return Outcome::AskAgain;
}

// Goes back to the last decision of a person, before the bots' answers to it.
PlaySession::Outcome PlaySession::take_back(const std::string& /*argument*/) {
    const std::vector<match::RecordedAction> line = match_->record().actions;
    std::size_t keep = line.size();
    while (keep > 0 && !is_human(line[keep - 1].seat)) --keep;
    if (keep == 0) {
        out_ << say(kNothingToUndo) << '\n';
        return Outcome::AskAgain;
    }
    for (std::size_t at = line.size(); at >= keep; --at) {
        if (!match_->undo()) break;
    }
    for (auto& news : news_) news.clear();
    out_ << say(kUndone) << '\n';
    return Outcome::Moved;
}

PlaySession::Outcome PlaySession::act_as(const std::string& argument) {
    const std::size_t blank = argument.find(' ');
    const auto number = read_number(argument.substr(0, blank));
    const bool known = number && *number >= 1 && std::cmp_less_equal(*number, bots_.size());
    if (!known || blank == std::string::npos || !is_human(Seat::of(*number - 1))) {
        out_ << say(kAsWhom) << '\n';
        return Outcome::AskAgain;
    }
    return play(Seat::of(*number - 1), trimmed(argument.substr(blank)));
}

PlaySession::Outcome PlaySession::save(const std::string& argument) {
    const auto done =
        argument.empty()
            ? Result<void>(fail("file/failed", std::string(say(kSaveWhere))))
            : write_file(argument, codec::to_json(codec::record_document(match_->record())) + "\n");
    if (done) {
        out_ << fmt::format(fmt::runtime(say(kSaved)), argument) << '\n';
    } else {
        out_ << done.error().message << '\n';
    }
    return Outcome::AskAgain;
}

PlaySession::Outcome PlaySession::help(const std::string& /*argument*/) {
    out_ << say(kHelp) << '\n';
    return Outcome::AskAgain;
}

PlaySession::Outcome PlaySession::quit(const std::string& /*argument*/) { return Outcome::Quit; }

void PlaySession::show_end() {
    shown_to_ = kNobody;  // nothing is secret any more
    out_ << '\n' << match_->screen(Viewer::all(), style_) << '\n';
    if (const Seat person = first_person(); person != kNobody) {
        for (const std::string& line : news_[person.index()]) {
            out_ << "  " << line << '\n';
        }
        out_ << '\n';
    }
    out_ << score_table(*match_, Viewer::all(), style_.language);
}

}  // namespace faubourg::cli
