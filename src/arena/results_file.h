#pragma once

#include <string>
#include <vector>

#include "src/arena/game_result.h"
#include "src/arena/plan.h"

namespace faubourg::arena {

// The games of a tournament as a file of JSON lines that is only appended to: first the settings,
// then a line for each game in the order in which they ended. Each line is written at once, so a
// killed program leaves at most the last line incomplete; resuming drops that line. The file is
// locked while it is open. Not thread-safe.
class ResultsFile {
  public:
    // A new file. Error: results/exists.
    static Result<ResultsFile> create(const std::string& path, const Plan& plan);
    // Continues a file with the same settings and returns the games in it that the plan asks for.
    // Errors: results/other names the setting that differs; results/invalid the line.
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

// The lines of a results file for the settings and for a game.
Value settings_document(const Plan& plan);
Value result_document(const GameResult& result);
// Error: results/invalid.
Result<GameResult> read_result(const Value& document, const Plan& plan);

}  // namespace faubourg::arena
