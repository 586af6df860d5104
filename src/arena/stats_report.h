#pragma once

#include <string>
#include <vector>

#include "src/arena/facts.h"
#include "src/arena/report.h"

namespace faubourg::arena {

// What one source of points or one fact has to do with winning.
struct FactReport {
    FactInfo info;
    Estimate all;          // mean over all seats; of a flag, the share that has it
    Estimate winners;      // mean over the seats that won or shared the win
    Estimate losers;       // and over the others
    Estimate correlation;  // with the share of the win
    Estimate in_games;     // of a flag: the share of games in which somebody has it
    Estimate win;          // of a flag: the win share of those who have it
};

// What wins when one bot plays in all seats.
struct StatsReport {
    Report games;
    std::vector<FactReport> parts;  // the score by source, then the tie-break
    std::vector<FactReport> facts;  // the game's own
};

// Facts that stand under the same heading, in their order.
std::vector<std::vector<const FactReport*>> by_group(const std::vector<FactReport>& facts);

StatsReport make_stats(const Plan& plan, const std::vector<GameResult>& results);

Value stats_document(const StatsReport& report);
std::string stats_text(const StatsReport& report, Language language);
std::string stats_page(const StatsReport& report, Language language);

}  // namespace faubourg::arena
