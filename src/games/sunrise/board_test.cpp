#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "src/games/sunrise/testing.h"

// The rules on random boards, against a slow referee that knows only the documents and the pack.
namespace faubourg::sunrise {
namespace {

using Place = std::pair<int, int>;  // column, row

Value names(const std::string& name) {
    Value out = Value::object();
    out.add("en", name).add("fr", name);
    return out;
}

// A made-up pack, as the referee knows it.
struct MadeUp {
    struct Square {
        std::string colour;
        int circles;
        std::string zone;
    };
    std::map<Place, Square> plots;
    Place centre;
    std::map<std::string, int> cards;
    Value pack = Value::object();

    static std::string name(Place place) {
        return static_cast<char>('a' + place.first) + std::to_string(place.second + 1);
    }
    static Place place(const std::string& name) {
        return {name[0] - 'a', std::stoi(name.substr(1)) - 1};
    }
    static std::array<Place, 4> beside(Place at) {
        return {{{at.first - 1, at.second},
                 {at.first + 1, at.second},
                 {at.first, at.second - 1},
                 {at.first, at.second + 1}}};
    }
};

class PackMaker {
  public:
    explicit PackMaker(std::uint64_t seed) : random_(seed) {}

    MadeUp make() {
        do {
            made_ = MadeUp{};
            make_colours();
            make_board();
        } while (!playable());
        Value parks = Value::object();
        parks.add("count", pick(0, 30)).add("status", "rulebook");
        Value houses = Value::object();
        houses.add("two", pick(3, 40)).add("three", pick(3, 30)).add("four", pick(3, 30));
        houses.add("status", "source");
        Value board = Value::object();
        board.add("rows", rows_).add("zones", zones_).add("status", "reconstruction");
        made_.pack.add("format", 1).add("game", "sunrise").add("title", names("A board"));
        made_.pack.add("parks", parks).add("houses", houses).add("colours", colours_);
        made_.pack.add("board", board);
        return made_;
    }

  private:
    int pick(int least, int most) {
        return least +
               static_cast<int>(random_.below(static_cast<std::uint32_t>(most - least + 1)));
    }

    void make_colours() {
        const std::vector<std::string> ids = {"pink", "blue",  "green",  "red",
                                              "teal", "ochre", "yellow", "white"};
        const int count = pick(1, static_cast<int>(ids.size()));
        colours_ = Value::list();
        for (int i = 0; i < count; ++i) {
            const std::string& id = ids.at(static_cast<std::size_t>(i));
            made_.cards[id] = pick(1, 20) + 22 / count;
            Value colour = Value::object();
            colour.add("id", id).add("letter", std::string(1, letter(i))).add("name", names(id));
            colour.add("cards", made_.cards[id]).add("status", "source");
            colours_.add(std::move(colour));
        }
        ids_.assign(ids.begin(), ids.begin() + count);
    }

    static char letter(int colour) { return static_cast<char>('A' + colour); }

    void make_board() {
        const int columns = pick(2, 15);
        const int rows = pick(2, 15);
        const int density = pick(30, 100);
        made_.centre = {pick(0, columns - 1), pick(0, rows - 1)};
        rows_ = Value::list();
        zones_ = Value::list();
        for (int row = 0; row < rows; ++row) {
            std::string line;
            std::string zone_line;
            for (int column = 0; column < columns; ++column) {
                const std::string zone = std::vector<std::string>{
                    "A1", "B1", "B2", "A2", "--"}[static_cast<std::size_t>(pick(0, 4))];
                const std::string gap = column > 0 ? " " : "";
                zone_line += gap + zone;
                line += gap + make_square({column, row}, zone, density);
            }
            rows_.add(line);
            zones_.add(zone_line);
        }
    }

    std::string make_square(Place place, const std::string& zone, int density) {
        if (place == made_.centre) return "**";
        if (made_.plots.size() == kMaxPlots || pick(1, 100) > density) return "##";
        const int colour = pick(0, static_cast<int>(ids_.size()) - 1);
        const int circles = pick(1, 5);
        made_.plots[place] = {ids_.at(static_cast<std::size_t>(colour)), circles, zone};
        return letter(colour) + std::to_string(circles);
    }

    bool playable() const {
        std::set<std::string> zones;
        for (const auto& [place, square] : made_.plots) zones.insert(square.zone);
        zones.erase("--");
        const auto beside = MadeUp::beside(made_.centre);
        return zones.size() == kZones && std::ranges::any_of(beside, [this](Place place) {
                   return made_.plots.contains(place);
               });
    }

    FastRandom random_;
    MadeUp made_;
    std::vector<std::string> ids_;
    Value colours_;
    Value rows_;
    Value zones_;
};

// Derives everything from a state's document, by scanning.
class Referee {
  public:
    Referee(const MadeUp& made, const Value& document) : made_(made), doc_(document) {
        for (const Member& plot : *doc_.find("plots")->members()) {
            const Value* owner = plot.value.find("owner");
            taken_[MadeUp::place(plot.key)] = {
                owner != nullptr ? static_cast<int>(*owner->integer()) : -1,
                owner != nullptr ? static_cast<int>(*plot.value.find("height")->integer()) : 0};
        }
    }

    Texts legal() const {
        Texts texts;
        const std::string phase = *doc_.find("phase")->string();
        if (phase == "over") return texts;
        const Value& seat =
            (*doc_.find("seats")->items())[static_cast<std::size_t>(number(doc_, "to_act"))];
        const Value& hand = *seat.find("hand");
        if (phase == "discarding") {
            for (const auto& [colour, count] : made_.cards) {
                if (number(hand, colour) > 0) texts.push_back("discard " + colour);
            }
            return texts;
        }
        texts.emplace_back(phase == "start" ? "draw" : "end");
        const bool park = number(doc_, "parks_left") > 0 && !*doc_.find("park_used")->boolean();
        for (const auto& [place, square] : made_.plots) {
            if (taken_.contains(place) || !reachable(place, phase)) continue;
            const std::string name = MadeUp::name(place);
            const int most = std::min(number(hand, square.colour), number(seat, "houses_left"));
            for (int height = 1; height <= most; ++height) {
                texts.push_back("build " + name + " " + std::to_string(height));
            }
            for (const auto& [colour, count] : made_.cards) {
                if (park && number(hand, colour) > 0)
                    texts.push_back("park " + name + " " + colour);
            }
        }
        std::ranges::sort(texts);
        return texts;
    }

    // SUN-16 to SUN-19, literally.
    std::vector<std::vector<int>> bonuses(int players) const {
        std::vector<std::vector<int>> parts;
        for (const std::string zone : {"A1", "B1", "B2", "A2"}) {
            std::vector<std::vector<int>> shown;
            for (int seat = 0; seat < players; ++seat) {
                std::array<int, 6> heights{};
                for (const auto& [place, piece] : taken_) {
                    if (piece.first == seat && made_.plots.at(place).zone == zone) {
                        ++heights.at(static_cast<std::size_t>(piece.second));
                    }
                }
                std::vector<int> key;
                if (zone[0] == 'B') {
                    const int all = heights[1] + heights[2] + heights[3] + heights[4] + heights[5];
                    if (all > 0) key = {all};
                } else {
                    for (int h = 2; h <= 5; ++h) {
                        const int count = heights.at(static_cast<std::size_t>(h));
                        if (count > 0) key = {h, count};
                    }
                }
                shown.push_back(key);
            }
            parts.push_back(award(shown));
        }
        std::vector<std::vector<int>> groups;
        for (int seat = 0; seat < players; ++seat) {
            const int size = largest_group(seat);
            groups.push_back(size > 0 ? std::vector<int>{size} : std::vector<int>{});
        }
        parts.push_back(award(groups));
        return parts;
    }

    bool zones_full() const {
        return std::ranges::all_of(made_.plots, [this](const auto& plot) {
            return plot.second.zone == "--" || taken_.contains(plot.first);
        });
    }

  private:
    static int number(const Value& value, const std::string& key) {
        return static_cast<int>(*value.find(key)->integer());
    }

    bool reachable(Place place, const std::string& phase) const {
        for (const Place& other : MadeUp::beside(place)) {
            if (phase == "building") {
                if (MadeUp::name(other) == *doc_.find("last_plot")->string()) return true;
            } else if (other == made_.centre || taken_.contains(other)) {
                return true;
            }
        }
        return false;
    }

    static std::vector<int> award(const std::vector<std::vector<int>>& keys) {
        std::vector<int> points;
        for (const auto& key : keys) {
            const auto ahead = std::ranges::count_if(keys, [&](const auto& k) { return k > key; });
            constexpr std::array<int, 4> kPoints = {10, 6, 3, 0};
            points.push_back(key.empty() ? 0 : kPoints.at(static_cast<std::size_t>(ahead)));
        }
        return points;
    }

    int largest_group(int seat) const {
        std::set<Place> own;
        for (const auto& [place, piece] : taken_) {
            if (piece.first == seat) own.insert(place);
        }
        int largest = 0;
        while (!own.empty()) largest = std::max(largest, remove_group(own, *own.begin()));
        return largest;
    }

    static int remove_group(std::set<Place>& own, Place place) {
        if (own.erase(place) == 0) return 0;
        int size = 1;
        for (const Place& other : MadeUp::beside(place)) size += remove_group(own, other);
        return size;
    }

    const MadeUp& made_;
    const Value& doc_;
    std::map<Place, std::pair<int, int>> taken_;  // owner (-1: a park) and height
};

// Plays one random game on the made-up pack and checks everything at every step.
void check_game(const MadeUp& made, const Rules& rules, int players, std::uint64_t seed) {
    FastRandom random(seed);
    Deal deal(std::to_string(seed));
    State state = rules.set_up(players, {}, deal);
    ActionList<Rules> list;
    NoEvents silent;
    for (int step = 0;; ++step) {
        RC_ASSERT(step < 20000);
        const Value document = state_document(rules, state, deal, Value::object(), Viewer::all());
        const Referee referee(made, document);
        const Seat seat = rules.actor(state);
        Texts texts;
        if (seat != kNobody) {
            rules.legal(state, seat, list);
            for (const Action action : list) texts.push_back(rules.text(action));
        }
        RC_ASSERT(texts == referee.legal());
        Deal read_deal(std::to_string(seed));
        const auto read = rules.read_document(document, read_deal);  // checks conservation too
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == state);
        const Standing standing = rules.score(state);
        const auto bonuses = referee.bonuses(players);
        for (std::size_t bonus = 0; bonus < kBonuses; ++bonus) {
            for (const Seat ranked : all_seats(players)) {
                RC_ASSERT(standing.seats[ranked].parts[1 + bonus] ==
                          bonuses[bonus][ranked.index()]);
            }
        }
        RC_ASSERT(!referee.zones_full() || state.phase == Phase::Over);
        if (seat == kNobody) return;
        const Action action = list[random.below(static_cast<std::uint32_t>(list.size()))];
        rules.apply(state, seat, action, deal, silent);
    }
}

TEST(SunriseBoards, SUN_4_any_playable_pack_is_played_by_the_rules) {
    EXPECT_TRUE(rc::check("random boards, zones, colours and counts", [](std::uint64_t seed) {
        const MadeUp made = PackMaker(seed).make();
        const auto rules = Rules::from_pack(made.pack);
        RC_ASSERT(rules.has_value());
        const int players = *rc::gen::inRange(2, 5);
        check_game(made, *rules, players, seed);
    }));
}

TEST(SunriseBoards, SUN_4_codes_follow_the_texts_on_any_board) {
    EXPECT_TRUE(rc::check("action texts", [](std::uint64_t seed) {
        const auto rules = Rules::from_pack(PackMaker(seed).make().pack);
        RC_ASSERT(rules.has_value());
        std::string last;
        for (unsigned code = 0; code < rules->action_count(); ++code) {
            const Action action{static_cast<std::uint16_t>(code)};
            const std::string text = rules->text(action);
            RC_ASSERT(last < text);
            RC_ASSERT(rules->parse(text) == action);
            last = text;
        }
    }));
}

}  // namespace
}  // namespace faubourg::sunrise
