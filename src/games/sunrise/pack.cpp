#include <algorithm>
#include <numeric>
#include <utility>

#include "src/core/index.h"
#include "src/core/pack_reader.h"
#include "src/games/sunrise/rules.h"

namespace faubourg::sunrise {
namespace {

// SUN-12: this many cards can be in hands at once, when all hands are full and one seat draws two
// more. With fewer cards the deck could run out.
constexpr int kMinCards = static_cast<int>(kMaxPlayers) * kHandLimit + 2;
constexpr int kMinHouses = 3;  // SUN-13: with fewer the final phase would begin at once
constexpr int kMaxHouses = 255;
constexpr int kMaxParks = 255;
constexpr int kMaxCards = 255;  // in all: a deck has at most 255 cards
constexpr std::uint8_t kNothing = 0xFF;

constexpr std::string_view kScenery = "##";
constexpr std::string_view kCentre = "**";
constexpr std::string_view kCrossMark = "--";

std::string place_name(int column, int row) {
    return static_cast<char>('a' + column) + std::to_string(row + 1);
}

void read_parks(const Reader& entry, Components& components) {
    entry.only({"count", "status"});
    read_status(entry);
    components.parks = static_cast<int>(entry.at("count").integer(0, kMaxParks));
}

void read_houses(const Reader& entry, Components& components) {  // SUN-1
    constexpr std::array<std::string_view, 3> kKeys = {"two", "three", "four"};
    entry.only({kKeys[0], kKeys[1], kKeys[2], "status"});
    read_status(entry);
    for (std::size_t i = 0; i < kKeys.size(); ++i) {
        const auto count = entry.at(kKeys[i]).integer(kMinHouses, kMaxHouses);
        components.houses[i + 2] = static_cast<std::uint8_t>(count);
    }
}

char read_letter(const Reader& reader, const std::vector<Colour>& others) {
    const std::string text = reader.string();
    if (!reader.present()) return '?';
    if (text.size() != 1 || text[0] < 'A' || text[0] > 'Z') {
        reader.report("must be one capital letter");
        return '?';
    }
    const bool taken = std::ranges::find(others, text[0], &Colour::letter) != others.end();
    if (taken) reader.report("\"" + text + "\" is there twice");
    return text[0];
}

void read_colours(const Reader& list, Components& components) {  // SUN-2
    std::vector<std::string> ids;
    std::vector<Colour>& colours = components.colours;
    for (const Reader& entry : list.items(1, kMaxColours)) {
        entry.only({"id", "letter", "name", "cards", "status"});
        Colour colour{};
        colour.id = read_id(entry.at("id"), ids);
        colour.letter = read_letter(entry.at("letter"), colours);
        colour.name = read_names(entry.at("name"));
        colour.cards = static_cast<std::uint8_t>(entry.at("cards").integer(1, kMaxCards));
        read_status(entry);
        colours.push_back(std::move(colour));
    }
    std::ranges::sort(colours, {}, &Colour::id);
    int total = 0;
    for (std::size_t colour = 0; colour < colours.size(); ++colour) {
        components.cards[colour] = colours[colour].cards;
        total += colours[colour].cards;
    }
    for (const std::string& id : ids) {
        components.colours_shown.push_back(*index_in(colours, id, &Colour::id));
    }
    if (total < kMinCards) {
        list.report("four hands and a draw can need " + std::to_string(kMinCards) +
                    " cards, there are only " + std::to_string(total));
    } else if (total > kMaxCards) {
        list.report("there are at most " + std::to_string(kMaxCards) + " cards in all, not " +
                    std::to_string(total));
    }
}

// The words of a row of the board: two characters each, separated by one blank.
std::vector<std::string> read_places(const Reader& row) {
    const std::string text = row.string();
    std::vector<std::string> places;
    for (std::size_t at = 0; at < text.size(); at += 3) {
        const std::string place = text.substr(at, 2);
        const bool ends_well =
            at + 2 == text.size() || (at + 3 < text.size() && text[at + 2] == ' ');
        if (place.size() != 2 || place.find(' ') != std::string::npos || !ends_well) {
            row.report("must be places of two characters with one blank between them");
            return {};
        }
        places.push_back(place);
    }
    if (places.size() > kMaxGrid) row.report("a board has at most 15 columns");
    return places;
}

// The board while it is being read: first what each row says, then the plots, numbered by their
// names.
class BoardReader {
  public:
    BoardReader(const Reader& board, Components& components)
        : board_(board), components_(components) {}

    void read(const Problem& problem) {
        board_.only({"rows", "zones", "status"});
        read_status(board_);
        const auto rows = board_.at("rows").items(1, kMaxGrid);
        const auto zones = board_.at("zones").items(rows.size(), rows.size());
        components_.rows = static_cast<int>(rows.size());
        for (std::size_t row = 0; row < rows.size() && row < zones.size(); ++row) {
            read_row(static_cast<int>(row), rows[row], zones[row]);
        }
        check_counts();
        if (problem.found()) return;
        number_plots();
        check_play();
    }

  private:
    void read_row(int row, const Reader& reader, const Reader& zone_reader) {
        const std::vector<std::string> places = read_places(reader);
        const std::vector<std::string> zones = read_places(zone_reader);
        if (row == 0) components_.columns = static_cast<int>(places.size());
        if (static_cast<int>(places.size()) != components_.columns) {
            reader.report("has " + std::to_string(places.size()) + " places, the first row has " +
                          std::to_string(components_.columns));
        }
        if (zones.size() != places.size()) {
            zone_reader.report("has " + std::to_string(zones.size()) +
                               " places, the row of the board has " +
                               std::to_string(places.size()));
            return;
        }
        for (std::size_t column = 0; column < places.size(); ++column) {
            const std::string name = place_name(static_cast<int>(column), row);
            PlotInfo plot{.name = name, .column = static_cast<int>(column), .row = row};
            plot.zone = read_zone(zone_reader, name, zones[column]);
            if (column < kMaxGrid) at_index(components_.zones, row)[column] = plot.zone;
            if (places[column] == kScenery) continue;
            if (places[column] == kCentre) {
                ++centres_;
                components_.centre_column = static_cast<int>(column);
                components_.centre_row = row;
                continue;
            }
            read_plot(reader, places[column], plot);
            components_.plots.push_back(std::move(plot));
        }
    }

    static std::uint8_t read_zone(const Reader& reader, const std::string& name,
                                  std::string_view zone) {
        if (zone == kCrossMark) return kCross;
        const auto found = std::ranges::find(kZoneIds, zone);
        if (found == kZoneIds.end()) {
            reader.report(name + ": a zone is A1, B1, B2, A2 or --, not \"" + std::string(zone) +
                          "\"");
        }
        return static_cast<std::uint8_t>(found - kZoneIds.begin());
    }

    void read_plot(const Reader& reader, const std::string& place, PlotInfo& plot) const {
        const auto colour = std::ranges::find(components_.colours, place[0], &Colour::letter);
        if (colour == components_.colours.end()) {
            reader.report(plot.name + ": \"" + place + "\" is of no colour of this pack");
            return;
        }
        const int circles = place[1] - '0';
        if (circles < 1 || circles > kMaxCircles) {
            reader.report(plot.name + ": \"" + place + "\" must have 1 to 5 circles");
            return;
        }
        plot.colour = static_cast<std::uint8_t>(colour - components_.colours.begin());
        plot.circles = static_cast<std::uint8_t>(circles);
    }

    void check_counts() const {
        const Reader rows = board_.at("rows");
        if (centres_ != 1) rows.report("must show exactly one central space, **");
        if (components_.plots.size() > kMaxPlots) {
            rows.report("a board has at most 128 plots, not " +
                        std::to_string(components_.plots.size()));
        }
    }

    void number_plots() {
        for (auto& row : components_.grid) row.fill(kNothing);
        std::ranges::sort(components_.plots, {}, &PlotInfo::name);
        for (std::size_t index = 0; index < components_.plots.size(); ++index) {
            const PlotInfo& info = components_.plots[index];
            const auto plot = static_cast<Plot>(index);
            components_.plot_at(info.column, info.row) = static_cast<std::uint8_t>(plot);
            components_.plot_colour[index] = info.colour;
            components_.plot_circles[index] = info.circles;
            join(components_.all_plots, plot);
            join(components_.colour_plots[info.colour], plot);
            if (info.zone != kCross) {
                join(components_.zone_plots[info.zone], plot);
                join(components_.bonus_plots, plot);
            }
            components_.plots_by_row.push_back(plot);
        }
        std::ranges::sort(components_.plots_by_row, {}, [this](Plot plot) {
            return std::pair(components_.plot(plot).row, components_.plot(plot).column);
        });
        for (std::size_t index = 0; index < components_.plots.size(); ++index) {
            components_.neighbours[index] =
                beside(components_.plots[index].column, components_.plots[index].row);
        }
        components_.beside_centre = beside(components_.centre_column, components_.centre_row);
    }

    static void join(PlotSet& plots, Plot plot) { plots = plots | only(plot); }

    // SUN-4: adjacency is orthogonal.
    PlotSet beside(int column, int row) const {
        PlotSet plots;
        constexpr std::array<std::pair<int, int>, 4> kSteps = {{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
        for (const auto& [dx, dy] : kSteps) {
            const int x = column + dx;
            const int y = row + dy;
            if (x < 0 || y < 0 || x >= components_.columns || y >= components_.rows) continue;
            const Plot plot = components_.plot_at(x, y);
            if (plot != kNothing) join(plots, plot);
        }
        return plots;
    }

    void check_play() const {
        if (components_.beside_centre.empty()) {
            board_.at("rows").report(
                "no plot is beside the central space: nobody could ever build");
        }
        for (std::size_t zone = 0; zone < kZones; ++zone) {
            if (!components_.zone_plots[zone].empty()) continue;
            board_.at("zones").report("zone " + std::string(kZoneIds[zone]) + " has no plot");
        }
    }

    Reader board_;
    Components& components_;
    int centres_ = 0;
};

}  // namespace

Result<Rules> Rules::from_pack(const Value& document) {
    Problem problem;
    const Reader pack(document, problem);
    pack.only({"format", "game", "title", "parks", "houses", "colours", "board"});
    read_pack_head(pack, kFacts.id);
    Components components;
    read_parks(pack.at("parks"), components);
    read_houses(pack.at("houses"), components);
    read_colours(pack.at("colours"), components);
    if (const Reader board = pack.at("board"); !problem.found()) {
        BoardReader(board, components).read(problem);
    }
    if (problem.found()) return pack_error(problem);
    return Rules(std::move(components));
}

}  // namespace faubourg::sunrise
