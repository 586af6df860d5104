#include <istream>
#include <ostream>
#include <random>

#include <fmt/format.h>

#include "src/cli/commands.h"
#include "src/cli/play_session.h"
#include "src/cli/play_words.h"
#include "src/core/index.h"
#include "src/players/bot_name.h"

namespace faubourg::cli {
namespace {

// Repeats a question until the answer is valid; an empty answer means the default. Returns false at
// the end of the input.
class Asker {
  public:
    Asker(std::istream& in, std::ostream& out, Language language)
        : in_(in), out_(out), language_(language) {}

    bool number(const Words& question, int least, int most, int by_default, int& answer) {
        for (;;) {
            out_ << fmt::format("{} ({}-{}) [{}] ", question.in(language_), least, most, by_default)
                 << std::flush;
            std::string line;
            if (!std::getline(in_, line)) return false;
            const std::string text = trimmed(line);
            if (text.empty()) {
                answer = by_default;
                return true;
            }
            if (const auto read = read_number(text); read && *read >= least && *read <= most) {
                answer = *read;
                return true;
            }
            out_ << kAnswerRange.in(language_) << '\n';
        }
    }

    void say(const std::string& line) { out_ << line << '\n'; }
    Language language() const { return language_; }

  private:
    std::istream& in_;
    std::ostream& out_;
    Language language_;
};

std::string new_seed() {
    std::random_device device;
    std::string seed;
    for (int word = 0; word < 4; ++word) seed += fmt::format("{:08x}", device());
    return seed;
}

bool choose_game(const match::Library& library, Asker& asker, std::ostream& out, Language language,
                 std::string& game) {
    const auto& games = library.games();
    if (games.size() == 1) {
        game = games.front()->facts().id;
        return true;
    }
    for (std::size_t i = 0; i < games.size(); ++i) {
        const GameFacts& facts = games[i]->facts();
        out << fmt::format("  {}. {} ({}-{})\n", i + 1, facts.title.in(language), facts.min_players,
                           facts.max_players);
    }
    int number = 1;
    if (!asker.number(kWhichGame, 1, static_cast<int>(games.size()), 1, number)) return false;
    game = at_index(games, number - 1)->facts().id;
    return true;
}

bool choose_level(Asker& asker, std::string& bot) {
    constexpr int kByDefault = 3;
    for (int level = 1; level <= players::kLevelCount; ++level) {
        asker.say(fmt::format("  {}. {}", level, players::level_name(level).in(asker.language())));
    }
    constexpr int kFull = players::kLevelCount + 1;
    asker.say(fmt::format("  {}. {}", kFull, kFullStrength.in(asker.language())));
    int level = kByDefault;
    if (!asker.number(kHowStrong, 1, kFull, kByDefault, level)) return false;
    bot = level == kFull ? "search" : "level" + std::to_string(level);
    return true;
}

bool choose_seats(const GameFacts& facts, Asker& asker, std::vector<std::string>& seats) {
    int players = facts.min_players;
    if (!asker.number(kHowManyPlayers, facts.min_players, facts.max_players, facts.min_players,
                      players)) {
        return false;
    }
    int people = 1;
    if (!asker.number(kHowManyPeople, 0, players, 1, people)) return false;
    std::string bot;
    if (people < players && !choose_level(asker, bot)) return false;
    for (int seat = 0; seat < players; ++seat) seats.push_back(seat < people ? "human" : bot);
    return true;
}

}  // namespace

int play_command(const match::Library& library, const PlayOptions& options, std::istream& in,
                 std::ostream& out) {
    const Language language = options.style.language;
    out << kWelcome.in(language) << "\n\n";
    Asker asker(in, out, language);
    std::string game = options.game;
    if (game.empty() && !choose_game(library, asker, out, language, game)) return 0;
    const match::AnyRules* rules = library.find(game);
    if (rules == nullptr) {
        out << fmt::format(fmt::runtime(kNoSuchGame.in(language)), game) << '\n';
        return 1;
    }
    std::vector<std::string> seats = options.seats;
    if (seats.empty() && !choose_seats(rules->facts(), asker, seats)) return 0;
    for (const std::string& seat : seats) {
        if (seat == "human" || rules->bot(seat)) continue;
        out << fmt::format(fmt::runtime(kNoSuchBot.in(language)), seat) << '\n';
        return 1;
    }
    match::Setup setup;
    setup.players = static_cast<int>(seats.size());
    setup.options = options.options;
    setup.seed = options.seed.empty() ? new_seed() : options.seed;
    auto match = rules->start(setup);
    if (!match) {
        out << match.error().message << '\n';
        return 1;
    }
    PlaySession session(*rules, std::move(*match), seats, options.style, options.curtain, in, out);
    session.run();
    return 0;
}

}  // namespace faubourg::cli
