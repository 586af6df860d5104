#include <map>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "src/games/dreamhome/testing.h"

// Random homes against a slow, literal transcription of the clauses.
namespace faubourg::dreamhome {
namespace {

// A home in the words of the rules: floors, columns and cards, no sets of bits.
struct Piece {
    std::string type;  // empty for an empty room
    std::string token;
};
using Place = std::pair<char, int>;  // the floor's letter and the column, 1 to 5
struct PaperHome {
    std::map<Place, Piece> cards;
    std::set<Place> scaffolds;
    bool designer = false;

    bool filled(Place place) const { return cards.contains(place) || scaffolds.contains(place); }
    bool is(Place place, const std::string& type) const {
        const auto found = cards.find(place);
        return found != cards.end() && found->second.type == type;
    }
    // The places of the room that a card of this type at `place` belongs to.
    std::set<Place> room(Place place, const std::string& type) const {
        std::set<Place> room = {place};
        for (int column = place.second - 1; is({place.first, column}, type); --column) {
            room.insert({place.first, column});
        }
        for (int column = place.second + 1; is({place.first, column}, type); ++column) {
            room.insert({place.first, column});
        }
        return room;
    }
};

const Components& components() { return default_rules().components(); }

const RoomType& type_named(const std::string& id) {
    return *std::ranges::find(components().types, id, &RoomType::id);
}

Place place_of(Space space) {
    const std::string_view text = kSpaceTexts[static_cast<std::size_t>(space)];
    return {text[0], text[1] - '0'};
}

PaperHome on_paper(const Home& home) {
    PaperHome paper;
    paper.designer = home.count(Helper::Designer) > 0;
    for (Space space = 0; space < static_cast<Space>(kSpaces); ++space) {
        if (has(home.scaffolds, space)) paper.scaffolds.insert(place_of(space));
        if (!has(home.occupied(), space)) continue;
        Piece& piece = paper.cards[place_of(space)];
        if (has(home.down, space)) continue;
        piece.type = components().types[components().type_of(home.card_at(space))].id;
        if (has(home.decorated, space)) piece.token = components().decor[home.token_at(space)].id;
    }
    return paper;
}

// DRH-11
bool stands(const PaperHome& home, Place place) {
    if (place.first == 'u') return home.filled({'g', place.second});
    if (place.first == 'g' && place.second >= 4) return home.filled({'b', place.second});
    return true;
}

// DRH-12
bool suits_floor(const std::string& type, Place place) {
    return (type_named(type).kind == RoomKind::Basement) == (place.first == 'b');
}

// DRH-13, DRH-14 for a card of the type on a place without a card.
bool may_join(const PaperHome& home, const std::string& type, Place place) {
    const auto max = static_cast<std::size_t>(type_named(type).max);
    if (home.room(place, type).size() > max) return false;
    for (const int step : {-1, +1}) {
        const Place beside = {place.first, place.second + step};
        if (!home.is(beside, type)) continue;
        const std::set<Place> neighbour = home.room(beside, type);
        if (neighbour.size() >= max) return false;
        for (const Place& card : neighbour) {
            if (!home.designer && !home.cards.at(card).token.empty()) return false;
        }
    }
    return true;
}

// A random legal home: cards are placed one after another, as by a player.
Home random_home(std::uint64_t seed) {
    FastRandom random(seed);
    Home home;
    if (random.below(3) == 0) home.helpers[static_cast<std::size_t>(Helper::Designer)] = 1;
    const std::uint32_t cards = random.below(13);
    TokenSet used = 0;
    for (std::uint32_t i = 0; i < cards; ++i) {
        if (random.below(8) == 0 && home.open_for_scaffold() != 0) {
            home.scaffolds |= only(std::countr_zero(unsigned{home.open_for_scaffold()}));
        }
        // Few types, so that cards form rooms.
        static const std::vector<std::string> kTypes = {"living", "living",   "living",  "bedroom",
                                                        "garage", "bathroom", "kitchen", "storage"};
        const Card card = card_named(
            components(), kTypes[random.below(static_cast<std::uint32_t>(kTypes.size()))]);
        const RoomType& type = components().types[components().type_of(card)];
        const SpaceSet open = home.open();
        if (open == 0) break;
        const PaperHome paper = on_paper(home);
        std::vector<Space> up;
        for_each_space(open, [&](Space space) {
            const Place place = place_of(space);
            if (suits_floor(type.id, place) && may_join(paper, type.id, place)) up.push_back(space);
        });
        if (up.empty() || random.below(6) == 0) {
            home.put_down(std::countr_zero(unsigned{open}), card);
            continue;
        }
        const Space space = up[random.below(static_cast<std::uint32_t>(up.size()))];
        home.put_up(space, card);
        keep_dearest_token(components(), home, space);
        const Token token =
            static_cast<Token>(random.below(static_cast<std::uint32_t>(components().decor.size())));
        const SpaceSet places = decorable(components(), home, components().decor[token]);
        if (places == 0 || (used >> token & 1U) != 0 || random.below(2) == 0) continue;
        used |= static_cast<TokenSet>(1U << token);
        home.put_token(std::countr_zero(unsigned{places}), token);
    }
    return home;
}

// A case consists of many homes, because most of them show little.
std::vector<Home> random_homes(std::uint64_t seed) {
    std::vector<Home> homes;
    FastRandom seeds(seed);
    while (homes.size() < 40) homes.push_back(random_home(seeds.next()));
    return homes;
}

RC_GTEST_PROP(DreamHomeProperties, DRH_11_DRH_12_DRH_13_DRH_14_placement_is_as_the_rules_say,
              (std::uint64_t seed)) {
    for (const Home& home : random_homes(seed)) {
        const PaperHome paper = on_paper(home);
        for (const RoomType& type : components().types) {
            const auto allowed = static_cast<SpaceSet>(suitable(home, type) & home.open());
            for (Space space = 0; space < static_cast<Space>(kSpaces); ++space) {
                const Place place = place_of(space);
                const bool literal = !paper.cards.contains(place) && stands(paper, place) &&
                                     suits_floor(type.id, place) && may_join(paper, type.id, place);
                RC_ASSERT(has(allowed, space) == literal);
            }
        }
    }
}

RC_GTEST_PROP(DreamHomeProperties, DRH_22_DRH_28_replacing_is_judged_with_the_old_card_gone,
              (std::uint64_t seed)) {
    for (const Home& home : random_homes(seed)) {
        for (const RoomType& type : components().types) {
            const SpaceSet allowed = suitable(home, type);
            for_each_space(home.occupied(), [&](Space space) {
                PaperHome paper = on_paper(home);
                const Place place = place_of(space);
                paper.cards.erase(place);  // the token goes with it
                const bool literal = suits_floor(type.id, place) && may_join(paper, type.id, place);
                RC_ASSERT(has(allowed, space) == literal);
            });
        }
    }
}

RC_GTEST_PROP(DreamHomeProperties, DRH_29_handyman_pairs_are_as_the_rules_say,
              (std::uint64_t seed)) {
    for (const Home& home : random_homes(seed)) {
        const auto pairs = handyman_pairs(components(), home);
        const PaperHome before = on_paper(home);
        for (std::size_t i = 0; i < kSpaces; ++i) {
            for (std::size_t j = 0; j < kSpaces; ++j) {
                const Place a = place_of(kReadingOrder[i]);
                const Place b = place_of(kReadingOrder[j]);
                bool literal = i < j && before.cards.contains(a) && before.cards.contains(b);
                if (literal) {
                    PaperHome after = before;
                    std::swap(after.cards.at(a), after.cards.at(b));
                    const Piece& x = before.cards.at(a);
                    const Piece& y = before.cards.at(b);
                    literal = x.type != y.type || x.token != y.token;
                    for (const Place& place : {a, b}) {
                        const std::string& type = after.cards.at(place).type;
                        if (type.empty()) continue;
                        literal = literal && suits_floor(type, place) &&
                                  after.room(place, type).size() <=
                                      static_cast<std::size_t>(type_named(type).max);
                    }
                }
                RC_ASSERT(has(pairs[static_cast<std::size_t>(kReadingOrder[i])],
                              kReadingOrder[j]) == literal);
            }
        }
    }
}

RC_GTEST_PROP(DreamHomeProperties, DRH_18_decor_goes_where_the_rules_say, (std::uint64_t seed)) {
    for (const Home& home : random_homes(seed)) {
        const PaperHome paper = on_paper(home);
        for (const Decor& decor : components().decor) {
            const SpaceSet allowed = decorable(components(), home, decor);
            for (Space space = 0; space < static_cast<Space>(kSpaces); ++space) {
                const Place place = place_of(space);
                const auto card = paper.cards.find(place);
                bool literal = decor.place != Decor::Place::Garden && card != paper.cards.end() &&
                               !card->second.type.empty();
                if (literal && decor.place == Decor::Place::Room) {
                    literal = card->second.type == components().types[decor.type].id;
                }
                if (literal && decor.place == Decor::Place::AnyRoom) literal = place.first != 'b';
                if (literal) {
                    for (const Place& other : paper.room(place, card->second.type)) {
                        literal = literal && paper.cards.at(other).token.empty();
                    }
                }
                RC_ASSERT(has(allowed, space) == literal);
            }
        }
    }
}

// DRH-30 a second time, room by room.
int literal_rooms(const PaperHome& paper) {
    int points = 0;
    std::set<Place> counted;
    for (const auto& [place, piece] : paper.cards) {
        if (piece.type.empty() || counted.contains(place)) continue;
        const std::set<Place> room = paper.room(place, piece.type);
        counted.insert(room.begin(), room.end());
        const RoomType& type = type_named(piece.type);
        bool beside = false;
        for (const Place& card : room) {
            if (type.beside == RoomType::kNone) continue;
            const std::string& wanted =
                components().types[static_cast<std::size_t>(type.beside)].id;
            beside = beside || paper.is({card.first, card.second - 1}, wanted) ||
                     paper.is({card.first, card.second + 1}, wanted);
        }
        points += beside ? type.beside_points : type.points[room.size()];
    }
    return points;
}

// DRH-34, by trying all sets of four.
int brute_force_roof(const std::vector<std::size_t>& cards) {
    int best = 0;
    const std::size_t n = cards.size();
    for (std::size_t a = 0; a < n; ++a) {
        for (std::size_t b = a + 1; b < n; ++b) {
            for (std::size_t c = b + 1; c < n; ++c) {
                for (std::size_t d = c + 1; d < n; ++d) {
                    int windows = 0;
                    std::set<int> colours;
                    for (const std::size_t i : {a, b, c, d}) {
                        windows += components().roofs[cards[i]].window ? 1 : 0;
                        colours.insert(components().roofs[cards[i]].colour);
                    }
                    best = std::max(best, (colours.size() == 1 ? 8 : 3) + windows);
                }
            }
        }
    }
    return best;
}

RC_GTEST_PROP(DreamHomeProperties, DRH_34_the_best_roof_is_that_of_brute_force,
              (std::uint64_t seed)) {
    FastRandom random(seed);
    std::array<std::uint8_t, kMaxRoofs> roofs{};
    std::vector<std::size_t> cards;
    const std::uint32_t count = random.below(13);
    for (std::uint32_t i = 0; i < count; ++i) {
        cards.push_back(random.below(static_cast<std::uint32_t>(components().roofs.size())));
        ++roofs[cards.back()];
    }
    RC_ASSERT(score_roof(components(), roofs) == brute_force_roof(cards));
}

// DRH-32, DRH-33
int literal_functionality(const PaperHome& paper, bool architect) {
    const auto anywhere = [&](const std::string& type, const std::string& floors) {
        return std::ranges::any_of(paper.cards, [&](const auto& card) {
            return card.second.type == type && floors.find(card.first.first) != std::string::npos;
        });
    };
    const int each = architect ? 4 : 3;
    const bool both = anywhere("bathroom", "u") && anywhere("bathroom", "g");
    const bool three =
        anywhere("bathroom", "ug") && anywhere("kitchen", "ug") && anywhere("bedroom", "ug");
    return (both ? each : 0) + (three ? each : 0);
}

RC_GTEST_PROP(DreamHomeProperties, DRH_30_DRH_31_DRH_32_DRH_33_a_score_is_the_sum_of_its_parts,
              (std::uint64_t seed)) {
    FastRandom random(~seed);
    TestGame table(2);
    Home& home = table.state.home(0);
    home = random_home(seed);
    const auto any_card = [&random] {
        return static_cast<Card>(
            random.below(static_cast<std::uint32_t>(components().cards.size())));
    };
    // Replaces some cards, so that annexes are scored too.
    for_each_space(without(home.up, home.decorated), [&](Space space) {
        const Card card = any_card();
        const RoomType& type = components().types[components().type_of(card)];
        if (has(suitable(home, type), space)) home.put_up(space, card);
    });
    const bool architect = random.below(2) == 0;
    home.helpers[static_cast<std::size_t>(Helper::Architect)] = architect ? 1 : 0;
    std::vector<std::size_t> roofs;
    for (std::uint32_t i = random.below(8); i > 0; --i) {
        roofs.push_back(random.below(static_cast<std::uint32_t>(components().roofs.size())));
        ++home.roofs[roofs.back()];
    }
    const PaperHome paper = on_paper(home);
    int decor = 0;
    int empty_rooms = 0;
    for (const auto& [place, piece] : paper.cards) {
        if (piece.type.empty()) ++empty_rooms;
        if (piece.token.empty()) continue;
        decor += components().decor[token_named(components(), piece.token)].value +
                 (paper.designer ? 1 : 0);
    }
    const std::array<int, 5> literal = {literal_rooms(paper), decor,
                                        literal_functionality(paper, architect),
                                        brute_force_roof(roofs), architect ? empty_rooms : 0};
    const SeatScore score = table.rules().score(table.state).seats[0];
    int total = 0;
    for (std::size_t part = 0; part < literal.size(); ++part) {
        RC_ASSERT(score.parts[part] == literal[part]);
        total += literal[part];
    }
    RC_ASSERT(score.total == total);
    RC_ASSERT(score_home(components(), home).total() == total);
}

}  // namespace
}  // namespace faubourg::dreamhome
