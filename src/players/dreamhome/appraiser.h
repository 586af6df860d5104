#pragma once

#include "src/games/dreamhome/rules.h"
#include "src/search/units.h"

namespace faubourg::players::dreamhome {

// What cards are worth to one home in its present state.
class Appraiser {
  public:
    Appraiser(const faubourg::dreamhome::Components& components,
              const faubourg::dreamhome::State& state, Seat seat)
        : components_(components), home_(state.home(seat)), round_(state.round) {}

    // A card of this type, face up on the space, which must be a legal place for it.
    search::Centipoints placed(std::size_t type, faubourg::dreamhome::Space space) const;
    // The best place for a card of this type; the value of an empty room if there is none.
    search::Centipoints best_place(std::size_t type) const;
    search::Centipoints empty_room() const;
    // A resource card that is taken together with a room card of this type.
    search::Centipoints resource(faubourg::dreamhome::Resource resource,
                                 std::size_t with_type) const;
    search::Centipoints decor(std::size_t token) const;
    // What the rooms that can still grow may gain.
    search::Centipoints growth() const;

  private:
    int rounds_left() const;
    search::Eighths time_left() const;
    // What one more card of its type is worth to a room of this size.
    search::Centipoints growth_from(const faubourg::dreamhome::RoomType& room, int size) const;
    search::Centipoints functionality(std::size_t type, faubourg::dreamhome::Space space) const;
    search::Centipoints neighbours(std::size_t type, faubourg::dreamhome::Space space) const;
    search::Centipoints roof(std::size_t roof) const;

    const faubourg::dreamhome::Components& components_;
    const faubourg::dreamhome::Home& home_;
    int round_;
};

}  // namespace faubourg::players::dreamhome
