#pragma once

#include <string>
#include <vector>

#include "src/arena/statistics.h"
#include "src/core/text.h"

namespace faubourg::arena {

// Rows of cells; a column is as wide as its widest cell. The first column is aligned left, the
// others right.
class TextTable {
  public:
    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
    std::string text() const;

  private:
    std::vector<std::vector<std::string>> rows_;
};

// Numbers in the notation of the language. A share is "59.4 %", with an interval "59.4 % [54.4,
// 64.2]"; any other estimate is "21.9 ± 0.5".
std::string figure(double value, int decimals, Language language);
std::string share_words(const Estimate& share, Language language);
std::string estimate_words(const Estimate& estimate, int decimals, Language language);
std::string bounds_words(const Estimate& estimate, int decimals, Language language);
std::string time_words(double milliseconds, Language language);

}  // namespace faubourg::arena
