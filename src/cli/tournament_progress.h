#pragma once

#include <chrono>
#include <iosfwd>
#include <vector>

#include "src/arena/game_result.h"
#include "src/arena/plan.h"
#include "src/arena/statistics.h"

namespace faubourg::cli {

// A progress bar with the time left and a running table, redrawn in place. It is drawn only on a
// terminal and disappears when the object is destroyed.
class TournamentProgress {
  public:
    TournamentProgress(const arena::Plan& plan, Language language, std::ostream& out, bool shown);
    ~TournamentProgress();
    TournamentProgress(const TournamentProgress&) = delete;
    TournamentProgress& operator=(const TournamentProgress&) = delete;
    TournamentProgress(TournamentProgress&&) = delete;
    TournamentProgress& operator=(TournamentProgress&&) = delete;

    // `earlier` games were played by an earlier run of the program: they do not count for its
    // speed.
    void add(const arena::GameResult& result, bool earlier);

  private:
    using Clock = std::chrono::steady_clock;
    void draw();
    void clear();
    std::string bar() const;

    const arena::Plan* plan_;
    Language language_;
    std::ostream& out_;
    bool shown_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point drawn_;
    int lines_ = 0;
    int games_ = 0;
    int earlier_ = 0;
    std::vector<arena::Clustered> wins_;
    std::vector<arena::Clustered> scores_;
};

}  // namespace faubourg::cli
