#include <algorithm>
#include <utility>

#include "src/core/index.h"
#include "src/games/dreamhome/rules.h"
#include "src/games/game_screen.h"

// The table as a text screen: the market above, the homes side by side below. Rooms are recognised
// by their names, so colour is never needed.
namespace faubourg::dreamhome {
namespace {

constexpr int kMarketWidth = 19;
constexpr int kHomeWidth = 50;
constexpr int kHomesPerRow = 2;
constexpr int kCell = kShortName;
constexpr int kHomeHeight = 13;     // at least
constexpr int kBesideBasement = 8;  // the first row of the corner beside it

constexpr Ink kBold = {.bold = true};
constexpr std::array<int, 8> kRoomInks = {167, 110, 179, 107, 140, 137, 73, 175};

std::string repeat(std::string_view glyph, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += glyph;
    return text;
}

std::string join(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

class Screen : GameScreen<Rules> {
  public:
    Screen(const Rules& rules, const State& state, Viewer viewer, const ScreenStyle& style)
        : GameScreen(rules, state, viewer, style) {}

    std::string draw() {
        draw_header();
        draw_market();
        draw_taken();
        for (int first = 0; first < state_.players; first += kHomesPerRow) draw_homes(first);
        return canvas_.render(style_.colour);
    }

  private:
    static Ink ink_of(std::size_t type) {
        return {.colour = kRoomInks[type % kRoomInks.size()], .bold = true};
    }
    // The seat for whose home the market shows where its cards fit: the viewer's, or else the seat
    // to act.
    Seat subject() const {
        return viewer_.kind == Viewer::Kind::Player ? viewer_.seat : Seat{state_.to_act};
    }

    void draw_header() {
        int x = canvas_.put(1, y_, "DREAM HOME", kTitle);
        x = canvas_.put(x + 3, y_,
                        say("Round ", "Manche ") + std::to_string(state_.round) + "/" +
                            std::to_string(kRounds));
        x = canvas_.put(x + 3, y_, say("opened by ", "ouverte par ") + name(state_.first));
        x = canvas_.put(x + 3, y_, "⚑ " + name(state_.marker));
        const std::string decks = std::to_string(state_.room_deck_count) + " + " +
                                  std::to_string(state_.resource_deck_count);
        canvas_.put(x + 3, y_, say("Decks ", "Pioches ") + decks, kQuiet);
        y_ += 2;
    }

    // Where a card could lie face up in that home if it is taken with this resource.
    SpaceSet allowed(Card card, Resource resource) const {
        if (subject() == kNobody) return 0;
        Home home = state_.home(subject());
        constexpr auto kDesigner = std::to_underlying(Helper::Designer);
        if (resource != kNoResource && resource == components_.helper_resources[kDesigner]) {
            ++home.helpers[kDesigner];  // DRH-20: at work for the card of the same turn
        }
        return suitable(home, components_.types[components_.type_of(card)]) & home.open();
    }
    std::string spaces_words(SpaceSet spaces) const {
        std::string words;
        for (const Space space : kReadingOrder) {
            if (!has(spaces, space)) continue;
            words += (words.empty() ? "" : " ") + std::string(text_of(space));
        }
        return words.empty() ? say("face down", "face cachée") : "▸ " + words;
    }
    std::string points_words(Card card) const {
        const RoomType& type = components_.types[components_.type_of(card)];
        std::string words;
        for (int size = 1; size <= type.max; ++size) {
            words += (size > 1 ? "/" : "") + std::to_string(at_index(type.points, size));
        }
        if (type.beside != RoomType::kNone) {
            const RoomType& beside = at_index(components_.types, type.beside);
            words += " (" + std::to_string(type.beside_points) + say(": ", " : ") +
                     beside.short_name.in(style_.language) + ")";
        }
        return words + " " + children_words(card);
    }
    std::string children_words(Card card) const {
        const int children = components_.cards[card].children;
        if (children == 0) return {};
        return "☺" + (children > 1 ? std::to_string(children) : "");
    }

    void draw_market() {
        for (int column = 0; column < kColumns; ++column) {
            const int x = 1 + (kMarketWidth + 1) * column;
            const Card card = state_.room(column);
            const Resource resource = state_.resource(column);
            std::string above = "-";
            if (column == 0) above = say("⚑ first player", "⚑ premier joueur");
            if (resource != kNoResource) above = rules_.resource_name(resource, style_.language);
            int after = canvas_.put(x, y_, std::to_string(column) + " ", kBold);
            canvas_.put(after, y_, fit(above, kMarketWidth - 2));
            if (card == kNoCard) {
                canvas_.put(x + 2, y_ + 1, "-", kQuiet);
                continue;
            }
            canvas_.put(x + 2, y_ + 1,
                        fit(rules_.card_name(card, style_.language), kMarketWidth - 2),
                        ink_of(components_.type_of(card)));
            canvas_.put(x + 2, y_ + 2, fit(points_words(card), kMarketWidth - 2), kQuiet);
            canvas_.put(x + 2, y_ + 3,
                        fit(spaces_words(allowed(card, resource)), kMarketWidth - 2));
        }
        y_ += 5;
    }

    void draw_taken() {
        if (state_.taken_room == kNoCard && state_.taken_resource == kNoResource) return;
        std::vector<std::string> words;
        if (state_.taken_room != kNoCard) {
            words.push_back(rules_.card_name(state_.taken_room, style_.language) + " " +
                            spaces_words(allowed(state_.taken_room, kNoResource)));
        }
        if (state_.taken_resource != kNoResource) {
            words.push_back(rules_.resource_name(state_.taken_resource, style_.language));
        }
        canvas_.put(1, y_,
                    name(state_.to_act) + say(" has in hand: ", " a en main : ") + join(words),
                    kBold);
        y_ += 2;
    }

    // Homes side by side, as high as the home with the most belongings needs.
    void draw_homes(int first) {
        const int end = std::min<int>(first + kHomesPerRow, state_.players);
        int height = kHomeHeight;
        for (int number = first; number < end; ++number) {
            const Seat seat = Seat::of(number);
            const Words lines = belongings(state_.home(seat));
            const int x = kHomeWidth * (number - first);
            draw_home(seat, x, y_);
            for (std::size_t i = 0; i < lines.size(); ++i) {
                canvas_.put(x + 3, y_ + kBesideBasement + static_cast<int>(i), lines[i]);
            }
            height = std::max(height, kBesideBasement + static_cast<int>(lines.size()));
        }
        y_ += height;
    }

    void draw_home(Seat seat, int x, int y) {
        const Home& home = state_.home(seat);
        const SeatScore& score = standing_.seats[seat];
        const bool acts = state_.to_act == seat;
        int end = canvas_.put(x + 1, y, (acts ? "▶ " : "  ") + name(seat), {.bold = acts});
        if (state_.marker == seat) end = canvas_.put(end + 1, y, "⚑");
        std::string points = std::to_string(score.total) + " pts";
        if (score.hidden_parts != 0) points += say(" + roof", " + toit");
        end = canvas_.put(end + 2, y, points, kTitle);
        if (home.skips != 0) canvas_.put(end + 2, y, say("skips", "passe son tour"), kQuiet);
        for (std::size_t floor = 0; floor < kFloors.size(); ++floor) {
            draw_floor(home, kFloors[floor], x, y + 1 + 3 * static_cast<int>(floor));
        }
        const int bottom = y + 1 + 3 * static_cast<int>(kFloors.size());
        canvas_.put(space_x(x, 0), bottom, "+" + repeat(repeat("-", kCell) + "+", 2), kQuiet);
    }

    // The left edge of a space's cell; b4 is below g4.
    static int space_x(int x, Space space) {
        const int column = space < 2 ? space + 3 : (space - 2) % 5;
        return x + 2 + (kCell + 1) * column;
    }

    void draw_floor(const Home& home, const Floor& floor, int x, int y) {
        const Space last = floor.first + floor.size - 1;
        // The line above the basement is also the floor of the whole house.
        const bool is_basement = floor.first == 0;
        const int columns = is_basement ? 5 : floor.size;
        canvas_.put(x + 2, y, "+" + repeat(repeat("-", kCell) + "+", columns), kQuiet);
        for (Space space = floor.first; space <= last; ++space) {
            const int left = space_x(x, space);
            const bool joined_left = space > floor.first && has(home.up, space) &&
                                     has(room_at(components_, home, space), space - 1);
            if (!joined_left) put_edge(left, y);
            draw_space(home, space, left + 1, y + 1);
        }
        put_edge(space_x(x, last) + kCell + 1, y);
    }

    void put_edge(int x, int y) {
        canvas_.put(x, y + 1, "|", kQuiet);
        canvas_.put(x, y + 2, "|", kQuiet);
    }

    void draw_space(const Home& home, Space space, int x, int y) {
        if (has(home.scaffolds, space)) {
            canvas_.put(x, y, "#XXXXXX#", kQuiet);
            canvas_.put(x, y + 1, fit(say("scaffold", "échafaud"), kCell), kQuiet);
        } else if (has(home.down, space)) {
            canvas_.put(x, y, "░░░░░░░░", kQuiet);
            canvas_.put(x, y + 1, fit(say(" empty", " vide"), kCell), kQuiet);
        } else if (has(home.up, space)) {
            draw_card(home, space, x, y);
        } else {
            const bool open = has(home.open(), space);
            canvas_.put(x + 3, y, text_of(space), kQuiet);
            if (open) canvas_.put(x + 3, y + 1, "··", kQuiet);
        }
    }

    void draw_card(const Home& home, Space space, int x, int y) {
        const Card card = home.card_at(space);
        const std::size_t type = components_.type_of(card);
        canvas_.put(x, y, fit(components_.types[type].short_name.in(style_.language), kCell),
                    ink_of(type));
        const int after = canvas_.put(x, y + 1, children_words(card));
        const Token token = home.token_at(space);
        if (token == kNoToken) return;
        canvas_.put(
            after, y + 1,
            fit("*" + components_.decor[token].short_name.in(style_.language), kCell - (after - x)),
            kBold);
    }

    using Words = std::vector<std::string>;

    // Roofs, helpers, tools and garden: lines in the corner beside the basement and, if there are
    // many, below the home.
    Words belongings(const Home& home) const {
        Words helpers;
        for (std::size_t i = 0; i < kHelpers; ++i) {
            add(helpers, components_.helper_names[i].in(style_.language), home.helpers[i]);
        }
        Words tools;
        for (std::size_t i = 0; i < kTools; ++i) {
            add(tools, components_.tool_names[i].in(style_.language), home.tools[i]);
        }
        Words garden;
        for (std::size_t token = 0; token < components_.decor.size(); ++token) {
            add(garden, components_.decor[token].short_name.in(style_.language),
                home.garden >> token & 1);
        }
        Words lines;
        add_lines(lines, say("Roof", "Toit"), roof_words(home), "");
        add_lines(lines, "☻", helpers, ",");
        add_lines(lines, "⚒", tools, ",");
        add_lines(lines, "♣", garden, ",");
        return lines;
    }

    // A list over as many lines as it needs; no word is broken.
    static void add_lines(Words& lines, const std::string& title, const Words& words,
                          std::string_view comma) {
        constexpr std::size_t kCornerLines = 3;
        constexpr int kCorner = 3 * (kCell + 1) - 2;
        constexpr int kBelow = kHomeWidth - 4;
        const auto width = [&lines] { return lines.size() < kCornerLines ? kCorner : kBelow; };
        if (words.empty()) return;
        std::string line = title;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::string word = words[i] + std::string(i + 1 < words.size() ? comma : "");
            if (columns_of(line) + 1 + columns_of(word) > width()) {
                lines.push_back(fit(line, width()));
                line = " ";
            }
            line += " " + word;
        }
        lines.push_back(fit(line, width()));
    }

    static void add(Words& words, const std::string& name, int count) {
        if (count > 0) words.push_back(count == 1 ? name : name + "×" + std::to_string(count));
    }

    Words roof_words(const Home& home) const {
        if (home.roof_count == 0) return {};
        if (!viewer_.is_all() && !state_.roofs_shown()) {  // DRH-17
            return {std::to_string(home.roof_count)};
        }
        Words words;
        for (std::size_t roof = 0; roof < components_.roofs.size(); ++roof) {
            const RoofCard& card = components_.roofs[roof];
            const std::string& colour = components_.colours[card.colour].name.in(style_.language);
            add(words, colour + (card.window ? "⊞" : ""), home.roofs[roof]);
        }
        return words;
    }
};

}  // namespace

std::string Rules::screen(const State& state, Viewer viewer, const ScreenStyle& style) const {
    return Screen(*this, state, viewer, style).draw();
}

}  // namespace faubourg::dreamhome
