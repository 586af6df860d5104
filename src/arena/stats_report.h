#pragma once

#include <string>
#include <vector>

#include "src/arena/report.h"
#include "src/core/match_facts.h"

namespace faubourg::arena {

// How one source of points, or one fact, relates to winning.
struct FactReport {
    FactInfo info;
    Estimate all;          // mean over all seats; for a flag, the share of seats that have it
    Estimate winners;      // mean over the seats that won or shared the win
    Estimate losers;       // and over the others
    Estimate correlation;  // with the share of the win
    Estimate in_games;     // for a flag: the share of games in which somebody has it
    Estimate win;          // for a flag: the win share of those who have it
};

// What wins if one bot plays in all seats.
struct StatsReport {
    Report games;
    std::vector<FactReport> parts;  // the score by source, then the tie-break
    std::vector<FactReport> facts;  // the game's own
};

// The facts grouped by heading, in their order.
std::vector<std::vector<const FactReport*>> by_group(const std::vector<FactReport>& facts);

StatsReport make_stats(const Plan& plan, const std::vector<GameResult>& results);

Value stats_document(const StatsReport& report);
std::string stats_text(const StatsReport& report, Language language);
std::string stats_page(const StatsReport& report, Language language);

}  // namespace faubourg::arena
