#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "src/match/library.h"

namespace faubourg::engine {

// One conversation in the engine protocol (docs/protocol.md): a request line in, an answer line
// out. It does no input or output itself and never throws, whatever a line contains.
class Session {
  public:
    static constexpr std::size_t kMaxLine = std::size_t{1} << 20;

    explicit Session(const match::Library& library) : library_(&library) {}

    // The answer to a line, without the newline.
    std::string answer(std::string_view line);
    // The answer to a line that was longer than kMaxLine and has been dropped.
    static std::string answer_too_long();
    bool finished() const { return finished_; }

  private:
    // A command of the session, or one about a match, which has been found.
    using Handler = Result<Value> (Session::*)(const Value& request);
    using MatchHandler = Result<Value> (Session::*)(match::AnyMatch& match, const Value& request);
    struct Command {
        std::string_view name;
        std::variant<Handler, MatchHandler> handler;
    };
    static const Command* find_command(std::string_view name);

    Result<Value> answer_request(const Value& request);
    Result<Value> answer_command(std::string_view name, const Value& request);
    Result<Value> hello(const Value& request);
    Result<Value> new_match(const Value& request);
    Result<Value> load(const Value& request);
    Result<Value> quit(const Value& request);
    Result<Value> state(match::AnyMatch& match, const Value& request);
    Result<Value> legal(match::AnyMatch& match, const Value& request);
    Result<Value> act(match::AnyMatch& match, const Value& request);
    Result<Value> undo(match::AnyMatch& match, const Value& request);
    Result<Value> score(match::AnyMatch& match, const Value& request);
    Result<Value> suggest(match::AnyMatch& match, const Value& request);
    Result<Value> record(match::AnyMatch& match, const Value& request);
    Result<Value> close(match::AnyMatch& match, const Value& request);

    Result<match::AnyMatch*> match_of(const Value& request);
    // Gives the new match a name, if it could be made.
    Result<Value> keep(Result<std::unique_ptr<match::AnyMatch>> made);

    const match::Library* library_;
    std::map<std::string, std::unique_ptr<match::AnyMatch>, std::less<>> matches_;
    int matches_made_ = 0;
    bool finished_ = false;
};

}  // namespace faubourg::engine
