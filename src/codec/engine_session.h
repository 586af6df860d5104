#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "src/match/library.h"

namespace faubourg::codec {

// One conversation in the engine protocol (docs/protocol.md): a request line in, an answer line
// out. It does no input or output of its own and never throws for anything a line may hold.
class EngineSession {
  public:
    static constexpr std::size_t kMaxLine = std::size_t{1} << 20;

    explicit EngineSession(const match::Library& library) : library_(&library) {}

    // The answer to a line, without the newline.
    std::string answer(std::string_view line);
    // The answer to a line that was longer than kMaxLine and has been thrown away.
    static std::string answer_too_long();
    bool finished() const { return finished_; }

  private:
    using Handler = Result<Value> (EngineSession::*)(const Value& request);
    static Handler handler_of(std::string_view command);

    Result<Value> answer_request(const Value& request);
    Result<Value> hello(const Value& request);
    Result<Value> new_match(const Value& request);
    Result<Value> state(const Value& request);
    Result<Value> legal(const Value& request);
    Result<Value> act(const Value& request);
    Result<Value> undo(const Value& request);
    Result<Value> score(const Value& request);
    Result<Value> suggest(const Value& request);
    Result<Value> record(const Value& request);
    Result<Value> load(const Value& request);
    Result<Value> close(const Value& request);
    Result<Value> quit(const Value& request);

    Result<match::AnyMatch*> match_of(const Value& request);
    Value keep(std::unique_ptr<match::AnyMatch> match);

    const match::Library* library_;
    std::map<std::string, std::unique_ptr<match::AnyMatch>, std::less<>> matches_;
    int matches_made_ = 0;
    bool finished_ = false;
};

}  // namespace faubourg::codec
