#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "src/match/any_match.h"

namespace faubourg::cli {

// One match in the terminal: people type and bots answer until the match ends, somebody quits or
// the input ends. It uses only the streams it is given.
class PlaySession {
  public:
    // A seat is "human" or the name of a bot that the game knows.
    PlaySession(const match::AnyRules& rules, std::unique_ptr<match::AnyMatch> match,
                const std::vector<std::string>& seats, const ScreenStyle& style, bool curtain,
                std::istream& in, std::ostream& out);

    void run();

  private:
    // The effect of a typed line: the same player is asked again, the position has changed, or the
    // session ends.
    enum class Outcome { AskAgain, Moved, Quit };
    using Command = Outcome (PlaySession::*)(const std::string& argument);
    static Command command_of(std::string_view word);

    Outcome list_actions(const std::string& argument);
    Outcome show_board(const std::string& argument);
    Outcome show_score(const std::string& argument);
    Outcome give_hint(const std::string& argument);
    Outcome take_back(const std::string& argument);
    Outcome act_as(const std::string& argument);
    Outcome save(const std::string& argument);
    Outcome help(const std::string& argument);
    Outcome quit(const std::string& argument);

    bool is_human(Seat seat) const;
    // The first seat of a person, or kNobody.
    Seat first_person() const;
    std::uint64_t chance_of(Seat seat) const;
    void play_bot(Seat seat);
    Outcome ask(Seat seat);
    Outcome ask_after_end();
    Outcome obey(Seat seat, const std::string& line);
    Outcome play(Seat seat, std::string_view action);
    void explain_refusal(Seat seat, const Error& error);
    void keep_news();
    bool draw_curtain(Seat seat);
    void show_turn(Seat seat);
    void show_short_list(const std::vector<std::string>& actions);
    void show_end();

    std::string_view say(const Words& words) const { return words.in(style_.language); }
    // The seat whose secrets may be on the screen.
    Viewer viewer() const;

    std::unique_ptr<match::AnyMatch> match_;
    std::vector<std::unique_ptr<match::AnyBot>> bots_;  // by seat, null for a person
    std::unique_ptr<match::AnyBot> adviser_;
    ScreenStyle style_;
    bool curtain_;
    std::istream& in_;
    std::ostream& out_;
    Seat shown_to_ = kNobody;
    std::vector<std::vector<std::string>> news_;  // by seat: what it has not been told yet
};

}  // namespace faubourg::cli
