#pragma once

#include <string>

#include "src/match/any_match.h"

namespace faubourg::cli {

// The score by source as a text table that marks the winners.
std::string score_table(const match::AnyMatch& match, Viewer viewer, Language language);

}  // namespace faubourg::cli
