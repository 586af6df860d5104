#include <algorithm>
#include <utility>

#include "src/core/index.h"
#include "src/games/game_screen.h"
#include "src/games/sunrise/rules.h"

// The table as a text screen. Plot colours are letters and owners digits, so colour is never
// needed.
namespace faubourg::sunrise {
namespace {

constexpr int kCellWidth = 4;
constexpr int kMargin = 4;       // row numbers
constexpr int kPanelWidth = 49;  // seats and standings
constexpr int kSeatColumn = 9;

constexpr Ink kGreenery = {.colour = 71};
constexpr std::array<std::pair<std::string_view, int>, 5> kInks = {
    {{"pink", 211}, {"blue", 75}, {"green", 107}, {"red", 167}, {"yellow", 221}}};
constexpr PerSeat<int, kMaxPlayers> kSeatInks = {209, 117, 228, 183};

class Screen : GameScreen<Rules> {
  public:
    Screen(const Rules& rules, const State& state, Viewer viewer, const ScreenStyle& style)
        : GameScreen(rules, state, viewer, style) {}

    std::string draw() {
        draw_header();
        find_borders();
        const int top = y_;
        draw_board();
        const int board_end = y_;
        const bool beside = board_width_ + kPanelWidth <= kScreenWidth;
        panel_x_ = beside ? board_width_ + 2 : 1;
        y_ = beside ? top : board_end + 1;
        draw_seats();
        draw_standings();
        y_ = std::max(y_, board_end) + 1;
        draw_legend();
        return canvas_.render(style_.colour);
    }

  private:
    Ink ink_of(std::size_t colour) const {
        for (const auto& [id, ink] : kInks) {
            if (id == components_.colours[colour].id) return {.colour = ink, .bold = true};
        }
        return {.bold = true};
    }
    static Ink seat_ink(Seat seat) { return {.colour = kSeatInks[seat], .bold = true}; }

    void draw_header() {
        int x = canvas_.put(1, y_, "SUNRISE AVENUE", kTitle) + 3;
        x = canvas_.put(x, y_, say("Turn ", "Tour ") + std::to_string(state_.turn)) + 3;
        x = canvas_.put(x, y_, say("Deck ", "Pioche ") + std::to_string(state_.deck_count)) + 3;
        x = canvas_.put(x, y_, say("Parks ", "Parcs ") + std::to_string(state_.parks_left)) + 3;
        if (state_.phase == Phase::Over) {
            canvas_.put(x, y_, say("The game is over", "Fin de la partie"), kTitle);
        } else if (state_.final_phase != 0) {
            canvas_.put(x, y_, say("Final phase", "Phase finale"), kTitle);
        }
        ++y_;
        x = canvas_.put(1, y_, say("Discards", "Défausse"), kQuiet) + 1;
        draw_cards(x, state_.discard);
        y_ += 2;
    }

    // "P2 B1": how many cards of each colour; "-" for none.
    int draw_cards(int x, const std::array<std::uint8_t, kMaxColours>& counts) {
        const int start = x;
        for (const std::size_t colour : components_.colours_shown) {
            if (counts[colour] == 0) continue;
            const std::string text =
                components_.colours[colour].letter + std::to_string(counts[colour]);
            x = canvas_.put(x, y_, text, ink_of(colour)) + 1;
        }
        return x > start ? x : canvas_.put(x, y_, "-", kQuiet);
    }

    bool zone_ends_right(int column, int row) const {
        return column + 1 < components_.columns &&
               components_.zone_at(column, row) != components_.zone_at(column + 1, row);
    }
    bool zone_ends_below(int column, int row) const {
        return row + 1 < components_.rows &&
               components_.zone_at(column, row) != components_.zone_at(column, row + 1);
    }

    // A line between two columns or rows is drawn if a zone ends there at any point.
    void find_borders() {
        int x = kMargin;
        for (int column = 0; column < components_.columns; ++column) {
            columns_.push_back(x);
            bool border = false;
            for (int row = 0; row < components_.rows; ++row) border |= zone_ends_right(column, row);
            x += kCellWidth + (border ? 1 : 0);
        }
        board_width_ = x;
    }

    void draw_board() {
        for (int column = 0; column < components_.columns; ++column) {
            canvas_.put(cell_x(column) + 1, y_, std::string(1, static_cast<char>('a' + column)),
                        kQuiet);
        }
        ++y_;
        for (int row = 0; row < components_.rows; ++row) {
            canvas_.put(row < 9 ? 2 : 1, y_, std::to_string(row + 1), kQuiet);
            bool border = false;
            for (int column = 0; column < components_.columns; ++column) {
                draw_place(cell_x(column), column, row);
                if (zone_ends_right(column, row)) {
                    canvas_.put(cell_x(column) + kCellWidth, y_, "│", kQuiet);
                }
                border |= zone_ends_below(column, row);
            }
            ++y_;
            if (border) draw_border_below(row);
        }
    }

    void draw_border_below(int row) {
        for (int column = 0; column < components_.columns; ++column) {
            const int end = column + 1 < components_.columns ? cell_x(column + 1) : board_width_;
            if (!zone_ends_below(column, row)) continue;
            for (int x = cell_x(column); x < end; ++x) canvas_.put(x, y_, "─", kQuiet);
        }
        ++y_;
    }

    int cell_x(int column) const { return at_index(columns_, column); }

    void draw_place(int x, int column, int row) {
        const Plot plot = components_.plot_at(column, row);
        if (plot == kNoPlot) {
            const bool centre =
                column == components_.centre_column && row == components_.centre_row;
            canvas_.put(x + 1, y_, centre ? "◎" : "·", centre ? kTitle : kQuiet);
        } else if (state_.parks.has(plot)) {
            canvas_.put(x + 1, y_, "♣", kGreenery);
        } else if (const Seat owner = state_.owner(plot); owner != kNobody) {
            const std::string text =
                std::to_string(owner.number() + 1) + "⌂" + std::to_string(state_.height(plot));
            canvas_.put(x + 1, y_, text, seat_ink(owner));
        } else {
            const PlotInfo& info = components_.plot(plot);
            const bool open = rules_.sites(state_).has(plot);
            canvas_.put(x + 1, y_,
                        components_.colours[info.colour].letter + std::to_string(info.circles),
                        ink_of(info.colour));
            if (open) {
                canvas_.put(x, y_, "[");
                canvas_.put(x + 3, y_, "]");
            }
        }
    }

    void draw_seats() {
        for (const Seat seat : all_seats(state_.players)) {
            const Player& player = state_.at(seat);
            const bool acts = state_.to_act == seat;
            const int total = standing_.seats[seat].total;
            canvas_.put(panel_x_, y_, acts ? "▶" : " ");
            canvas_.put(panel_x_ + 2, y_, name(seat), seat_ink(seat));
            canvas_.put(panel_x_ + 11, y_, std::to_string(total) + " pts", kTitle);
            canvas_.put(panel_x_ + 20, y_,
                        say("track ", "piste ") + std::to_string(player.track) + "   " +
                            say("houses ", "demeures ") + std::to_string(player.houses_left));
            ++y_;
            const int x =
                canvas_.put(panel_x_ + 2, y_,
                            say("hand ", "main ") + std::to_string(player.hand_count), kQuiet);
            if (state_.phase == Phase::Over || viewer_.sees_secrets_of(seat)) {
                draw_cards(canvas_.put(x, y_, ": ", kQuiet), player.hand);
            }
            ++y_;
        }
        ++y_;
    }

    // SUN-16 to SUN-19 in the present position: what each seat has, and the points it would get.
    void draw_standings() {
        canvas_.put(panel_x_, y_, say("If it ended now", "Si tout finissait là"), kQuiet);
        ++y_;
        for (const Seat seat : all_seats(state_.players)) {
            canvas_.put(seat_x(seat), y_, name(seat), seat_ink(seat));
        }
        ++y_;
        for (std::size_t bonus = 0; bonus < kBonuses; ++bonus) {
            canvas_.put(panel_x_, y_, bonus_name(bonus));
            for (const Seat seat : all_seats(state_.players)) draw_rank(seat, bonus);
            ++y_;
        }
    }

    int seat_x(Seat seat) const { return panel_x_ + 11 + kSeatColumn * seat.number(); }

    std::string bonus_name(std::size_t bonus) const {
        if (bonus == kGroupBonus) return say("C  group", "C ensemble");
        return std::string(kZoneIds[bonus]) +
               (ranks_height(bonus) ? say(" tallest", " hauteur") : say(" most", " nombre"));
    }

    void draw_rank(Seat seat, std::size_t bonus) {
        const RankKey key = rules_.rank_key(state_, seat, bonus);
        if (key == RankKey{}) {
            canvas_.put(seat_x(seat), y_, "-", kQuiet);
            return;
        }
        const bool tallest = bonus != kGroupBonus && ranks_height(bonus);
        const std::string shown = tallest
                                      ? std::to_string(key.count) + "×⌂" + std::to_string(key.value)
                                      : std::to_string(key.value);
        const int points = standing_.seats[seat].parts[1 + bonus];
        const int x = canvas_.put(seat_x(seat), y_, shown) + 1;
        canvas_.put(canvas_.put(x, y_, "+", kTitle), y_, std::to_string(points), kTitle);
    }

    void draw_legend() {
        int x = 1;
        for (const std::size_t colour : components_.colours_shown) {
            const Colour& entry = components_.colours[colour];
            const std::string text =
                std::string(1, entry.letter) + " " + entry.name.in(style_.language);
            if (x + columns_of(text) >= kScreenWidth) {
                x = 1;
                ++y_;
            }
            x = canvas_.put(x, y_, text, ink_of(colour)) + 3;
        }
        ++y_;
        canvas_.put(1, y_,
                    say("[P5] pink, 5 circles, open now   1⌂3 player 1, 3 houses   ♣ park   "
                        "◎ centre   · scenery",
                        "[P5] rose, 5 ronds, libre d'accès   1⌂3 joueur 1, 3 demeures   ♣ parc   "
                        "◎ centre   · décor"),
                    kQuiet);
        ++y_;
        x = 1;
        for (std::size_t zone = 0; zone < kZones; ++zone) {
            x = canvas_.put(x, y_, std::string(kZoneIds[zone]) + " " + extent(zone), kQuiet) + 3;
        }
        ++y_;
    }

    // The corner places around a zone: "a1-e5".
    std::string extent(std::size_t zone) const {
        int left = kMaxGrid;
        int right = 0;
        int top = kMaxGrid;
        int bottom = 0;
        for_each(components_.zone_plots[zone], [&](Plot plot) {
            const PlotInfo& info = components_.plot(plot);
            left = std::min(left, info.column);
            right = std::max(right, info.column);
            top = std::min(top, info.row);
            bottom = std::max(bottom, info.row);
        });
        return static_cast<char>('a' + left) + std::to_string(top + 1) + "-" +
               static_cast<char>('a' + right) + std::to_string(bottom + 1);
    }

    std::vector<int> columns_;
    int board_width_ = 0;
    int panel_x_ = 0;
};

}  // namespace

std::string Rules::screen(const State& state, Viewer viewer, const ScreenStyle& style) const {
    return Screen(*this, state, viewer, style).draw();
}

}  // namespace faubourg::sunrise
