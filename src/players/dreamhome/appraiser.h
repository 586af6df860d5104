#pragma once

#include "src/games/dreamhome/rules.h"

namespace faubourg::players::dreamhome {

// What cards are worth to one home as it stands, in hundredths of a point.
class Appraiser {
  public:
    Appraiser(const faubourg::dreamhome::Tables& tables, const faubourg::dreamhome::State& state,
              Seat seat)
        : tables_(tables), home_(state.home(seat)), round_(state.round) {}

    // A card of the type face up on the space, which must suit it.
    int placed(std::size_t type, faubourg::dreamhome::Space space) const;
    // The best place for a card of the type; an empty room if there is none.
    int best_place(std::size_t type) const;
    int empty_room() const;
    // A resource card, when taken with a room card of the type.
    int resource(faubourg::dreamhome::Resource resource, std::size_t with_type) const;
    int decor(std::size_t token) const;
    // What may still become of the rooms that could grow.
    int growth() const;

  private:
    int time_left() const;
    int functionality(std::size_t type, faubourg::dreamhome::Space space) const;
    int neighbours(std::size_t type, faubourg::dreamhome::Space space) const;
    int roof(std::size_t roof) const;

    const faubourg::dreamhome::Tables& tables_;
    const faubourg::dreamhome::Home& home_;
    int round_;
};

}  // namespace faubourg::players::dreamhome
