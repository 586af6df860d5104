#pragma once

#include <map>
#include <string>
#include <vector>

#include "src/arena/game_result.h"
#include "src/arena/plan.h"
#include "src/arena/statistics.h"

namespace faubourg::arena {

// How often each value occurred.
using Histogram = std::map<int, int>;

struct EntrantReport {
    std::string name;
    int games = 0;  // seats taken
    Estimate win;
    Estimate score;
    Estimate rating;
    Histogram scores;
    DecisionTimes times;
    int forfeits = 0;
};

// The results of those who play first, second, ..
struct TurnReport {
    Estimate win;
    Estimate score;
};

// The results of a tournament, from the games that were played.
struct Report {
    std::string game;
    Text title;
    std::string pack;
    Value options = Value::object();
    std::string schedule;
    std::string seed;
    int players = 0;
    int games = 0;
    int games_planned = 0;
    int deals = 0;
    std::vector<EntrantReport> entrants;  // in the order of the plan
    std::vector<TurnReport> turns;        // in the order of play
    Estimate length;                      // actions in a game
    Histogram lengths;
};

// The results may come in any order; the report does not depend on it.
Report make_report(const Plan& plan, const std::vector<GameResult>& results);

Value report_document(const Report& report);
std::string report_text(const Report& report, Language language);

std::string report_page(const Report& report, Language language);

// What other reports share with this one.
std::string heading_text(const Report& report, Language language);
std::string turns_text(const Report& report, Language language);

}  // namespace faubourg::arena
