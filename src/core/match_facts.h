#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/core/seat.h"
#include "src/core/text.h"
#include "src/core/value.h"

namespace faubourg {

// One fact that a game reports about its matches besides the score.
struct FactInfo {
    enum class Kind {
        Amount,  // how much of it each seat has
        Flag     // whether a seat has it: 0 or 1
    };
    std::string id;  // stable: its name in JSON
    Text group;      // the heading it stands under
    Text label;
    Kind kind = Kind::Amount;
    bool of_table = false;  // one value for the whole table instead of one for each seat
};

// What a game reports about one match besides the score: a small interface that a game implements
// in its own folder. It is made when the match begins, sees every event, and reads the final
// position. The catalogue depends only on the rules and the number of players.
class MatchFacts {
  public:
    virtual ~MatchFacts() = default;

    // Events come as documents, as `all` sees them, in order; so does the state at the end.
    virtual void see(const Value& event) = 0;
    virtual void finish(const Value& state) = 0;

    const std::vector<FactInfo>& catalogue() const { return catalogue_; }
    // By fact, then by seat; a fact of the table has one value.
    const std::vector<std::vector<int>>& values() const { return values_; }

  protected:
    explicit MatchFacts(int players) : players_(players) {}

    int players() const { return players_; }
    // Returns the number of the new fact.
    std::size_t add(FactInfo info);
    int& at(std::size_t fact, Seat seat) { return values_[fact][seat.index()]; }
    int& of_table(std::size_t fact) { return values_[fact][0]; }

    // The fields of an event; a text that is missing is empty, a number -1.
    static std::string_view text_in(const Value& event, std::string_view key);
    static int number_in(const Value& event, std::string_view key);

  private:
    int players_;
    std::vector<FactInfo> catalogue_;
    std::vector<std::vector<int>> values_;
};

}  // namespace faubourg
