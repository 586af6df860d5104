#pragma once

#include <string>
#include <vector>

#include "src/arena/game_result.h"
#include "src/arena/plan.h"

namespace faubourg::arena {

// The games of a tournament as a file of JSON lines that only ever grows: the settings first, then
// a line for each game, in the order in which they ended. A line is written at once, so that
// whatever ends the program leaves at most the last line torn; going on drops that one. The file is
// locked while it is open. Not for use by several threads at once.
class ResultsFile {
  public:
    // A new file; results/exists when there is one already.
    static Result<ResultsFile> create(const std::string& path, const Plan& plan);
    // Goes on with a file of the same settings and hands over the games in it that the plan asks
    // for. Errors: results/other names the setting that differs; results/invalid the line.
    static Result<ResultsFile> resume(const std::string& path, const Plan& plan,
                                      std::vector<GameResult>& played);
    ~ResultsFile();
    ResultsFile(ResultsFile&& other) noexcept;
    ResultsFile& operator=(ResultsFile&& other) noexcept;
    ResultsFile(const ResultsFile&) = delete;
    ResultsFile& operator=(const ResultsFile&) = delete;

    Result<void> append(const GameResult& result);

  private:
    ResultsFile(std::string path, int file) : path_(std::move(path)), file_(file) {}
    static Result<ResultsFile> open_locked(const std::string& path, int flags);
    Result<std::string> read_all() const;
    Result<void> write_line(const Value& document);
    std::unexpected<Error> failed(std::string_view what) const;

    std::string path_;
    int file_ = -1;
};

// What a results file says of the settings and of a game.
Value settings_document(const Plan& plan);
Value result_document(const GameResult& result);
// Error: results/invalid.
Result<GameResult> read_result(const Value& document, const Plan& plan);

}  // namespace faubourg::arena
