#pragma once

#include <compare>
#include <cstdint>

#include "src/games/dreamhome/spaces.h"

namespace faubourg::dreamhome {

inline constexpr int kColumns = 5;

struct Action {
    std::uint16_t code = 0;
    friend auto operator<=>(const Action&, const Action&) = default;
};

// The verbs in the order of their texts.
enum class Verb : std::uint8_t {
    Decorate,    // space
    Discard,     // column
    Done,        //
    Drill,       // space, column
    Handyman,    // space, space
    Jackhammer,  // column
    Mixer,       // column, column
    Pass,        //
    Place,       // space, face down or not
    Roofer,      // roof card
    Scaffold,    // space
    Supplier,    // space, room card
    Take         // column
};

// An action as its verb and what the verb is about.
struct Move {
    Verb verb = Verb::Done;
    int a = 0;
    int b = 0;
    friend bool operator==(const Move&, const Move&) = default;
};

// Actions are numbered in the order of their texts, so a list sorted by number is sorted by text.
// How many there are depends on the pack's roof and room cards.
class ActionCodes {
  public:
    ActionCodes() : ActionCodes(0, 0) {}
    ActionCodes(unsigned roofs, unsigned cards)
        : cards_(cards),
          first_scaffold_(kFirstRoofer + roofs),
          first_supplier_(first_scaffold_ + kSpaceCount),
          first_take_(first_supplier_ + kSpaceCount * cards) {}

    unsigned count() const { return first_take_ + kColumnCount; }

    static Action decorate(Space space) { return make(kFirstDecorate, space); }
    static Action discard(int column) { return make(kFirstDiscard, column); }
    static Action done() { return make(kFirstDone, 0); }
    static Action drill(Space space, int column) {
        return make(kFirstDrill, kColumns * space + column);
    }
    static Action handyman(Space a, Space b) {
        return make(kFirstHandyman, static_cast<int>(kSpaceCount) * a + b);
    }
    static Action jackhammer(int column) { return make(kFirstJackhammer, column); }
    static Action mixer(int a, int b) { return make(kFirstMixer, kColumns * a + b); }
    static Action pass() { return make(kFirstPass, 0); }
    static Action place(Space space, bool down) {
        return make(kFirstPlace, 2 * space + (down ? 1 : 0));
    }
    static Action roofer(int roof) { return make(kFirstRoofer, roof); }
    Action scaffold(Space space) const { return make(first_scaffold_, space); }
    Action supplier(Space space, int card) const {
        return make(first_supplier_, static_cast<int>(cards_) * space + card);
    }
    Action take(int column) const { return make(first_take_, column); }

    Action encode(const Move& move) const;

    Move decode(Action action) const {
        const unsigned code = action.code;
        if (code >= first_take_) return split(Verb::Take, code - first_take_, 1);
        if (code >= first_supplier_) return split(Verb::Supplier, code - first_supplier_, cards_);
        if (code >= first_scaffold_) return split(Verb::Scaffold, code - first_scaffold_, 1);
        if (code >= kFirstRoofer) return split(Verb::Roofer, code - kFirstRoofer, 1);
        if (code >= kFirstPlace) return split(Verb::Place, code - kFirstPlace, 2);
        if (code >= kFirstPass) return {.verb = Verb::Pass};
        if (code >= kFirstMixer) return split(Verb::Mixer, code - kFirstMixer, kColumnCount);
        if (code >= kFirstJackhammer) return split(Verb::Jackhammer, code - kFirstJackhammer, 1);
        if (code >= kFirstHandyman) {
            return split(Verb::Handyman, code - kFirstHandyman, kSpaceCount);
        }
        if (code >= kFirstDrill) return split(Verb::Drill, code - kFirstDrill, kColumnCount);
        if (code >= kFirstDone) return {.verb = Verb::Done};
        if (code >= kFirstDiscard) return split(Verb::Discard, code - kFirstDiscard, 1);
        return split(Verb::Decorate, code, 1);
    }

  private:
    static constexpr unsigned kSpaceCount = kSpaces;
    static constexpr unsigned kColumnCount = kColumns;
    static constexpr unsigned kFirstDecorate = 0;
    static constexpr unsigned kFirstDiscard = kFirstDecorate + kSpaceCount;
    static constexpr unsigned kFirstDone = kFirstDiscard + kColumnCount;
    static constexpr unsigned kFirstDrill = kFirstDone + 1;
    static constexpr unsigned kFirstHandyman = kFirstDrill + kSpaceCount * kColumnCount;
    static constexpr unsigned kFirstJackhammer = kFirstHandyman + kSpaceCount * kSpaceCount;
    static constexpr unsigned kFirstMixer = kFirstJackhammer + kColumnCount;
    static constexpr unsigned kFirstPass = kFirstMixer + kColumnCount * kColumnCount;
    static constexpr unsigned kFirstPlace = kFirstPass + 1;
    static constexpr unsigned kFirstRoofer = kFirstPlace + 2 * kSpaceCount;

    static Action make(unsigned first, int offset) {
        return {static_cast<std::uint16_t>(first + static_cast<unsigned>(offset))};
    }
    static Move split(Verb verb, unsigned offset, unsigned width) {
        return {.verb = verb,
                .a = static_cast<int>(offset / width),
                .b = static_cast<int>(offset % width)};
    }

    unsigned cards_;
    unsigned first_scaffold_;
    unsigned first_supplier_;
    unsigned first_take_;
};

}  // namespace faubourg::dreamhome
