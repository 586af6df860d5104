#pragma once

#include <memory>
#include <string>
#include <vector>

#include "src/match/any_match.h"

namespace faubourg::arena {

// One thing that a game tells of its matches besides the score.
struct FactInfo {
    enum class Kind {
        Amount,  // how much of it each seat has
        Flag     // whether a seat has it: 0 or 1
    };
    std::string id;  // stable: what JSON calls it
    Text group;      // the heading it stands under
    Text label;
    Kind kind = Kind::Amount;
    bool of_table = false;  // one value for the whole table instead of one a seat
};

// What a game tells of one match: a small interface that each game implements in its own file of
// src/arena/facts. It is made when the match begins, sees every event, and reads the end. The
// catalogue follows from the rules and the number of players alone.
class Facts {
  public:
    virtual ~Facts() = default;

    // Events come as documents, as `all` sees them, in order.
    virtual void see(const Value& event) = 0;
    virtual void finish(const match::AnyMatch& match) = 0;

    const std::vector<FactInfo>& catalogue() const { return catalogue_; }
    // By fact, then by seat; a table's fact has one value.
    const std::vector<std::vector<int>>& values() const { return values_; }

  protected:
    explicit Facts(int players) : players_(players) {}

    int players() const { return players_; }
    // Answers the number of the new fact.
    std::size_t add(FactInfo info);
    int& at(std::size_t fact, Seat seat) { return values_[fact][static_cast<std::size_t>(seat)]; }
    int& of_table(std::size_t fact) { return values_[fact][0]; }

  private:
    int players_;
    std::vector<FactInfo> catalogue_;
    std::vector<std::vector<int>> values_;
};

// The facts of a match that begins; null for a game that tells none.
std::unique_ptr<Facts> facts_of(const match::AnyMatch& match);

}  // namespace faubourg::arena
