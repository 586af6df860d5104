#include <bit>

#include "src/core/match_facts.h"
#include "src/games/california/rules.h"

// What decides a game of California: gifts, bonus cards, rooms, coins and loans.
namespace faubourg::california {
namespace {

using Kind = FactInfo::Kind;

class Facts final : public MatchFacts {
  public:
    Facts(const Rules& rules, int players) : MatchFacts(players), rules_(&rules) {
        const Text gifts = {.en = "Gifts, by who brings them",
                            .fr = "Cadeaux, selon qui les offre"};
        const Text rooms = {.en = "Rooms, by colour", .fr = "Pièces, par couleur"};
        const Text money = {.en = "Money", .fr = "Argent"};
        const Text manor = {.en = "Manor", .fr = "Manoir"};
        const Text cards = {.en = "Bonus cards", .fr = "Cartes bonus"};
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            const Text& name = rules.components().colour_names[colour];
            const std::string id(kColourIds[colour]);
            gifts_[colour] =
                add({.id = "gifts." + id,
                     .group = gifts,
                     .label = {.en = name.en + " neighbour", .fr = "voisin " + name.fr}});
        }
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            const Text& name = rules.components().colour_names[colour];
            rooms_[colour] = add({.id = "rooms." + std::string(kColourIds[colour]),
                                  .group = rooms,
                                  .label = {.en = name.en, .fr = name.fr}});
        }
        coins_ = add({"coins_taken", money, {"coins taken", "monnaies d'or prises"}});
        spent_ = add({"silver_spent", money, {"silver spent", "argent dépensé"}});
        silver_ = add({"silver_left", money, {"silver left", "argent restant"}});
        borrowed_ = add({"borrowed", money, {"took a loan", "a emprunté"}, Kind::Flag});
        repaid_ = add({"repaid",
                       money,
                       {"repaid during the game", "a remboursé en cours de jeu"},
                       Kind::Flag});
        owing_ =
            add({"owing", money, {"still owes at the end", "doit encore à la fin"}, Kind::Flag});
        furnished_ = add({"furnished", manor, {"rooms with furniture", "pièces meublées"}});
        visits_ = add({"visits", manor, {"neighbours who came", "voisins venus"}});
        extension_ = add({"extension", manor, {"attic extension", "grenier agrandi"}, Kind::Flag});
        attic_ =
            add({"attic", manor, {"furniture left in the attic", "meubles restés au grenier"}});
        for (const BonusCard& card : rules.components().cards) {
            cards_.push_back(add({"bonus." + card.id, cards, card.name, Kind::Flag}));
        }
        taken_ = add({.id = "bonus_taken",
                      .group = cards,
                      .label = {.en = "cards taken in a game", .fr = "cartes prises par partie"},
                      .of_table = true});
    }

    void see(const Value& event) override {
        const std::string_view name = text_in(event, "event");
        const Seat seat = Seat::of(number_in(event, "seat"));
        if (seat == kNobody) return;
        if (name == "coin") ++at(coins_, seat);
        if (name == "borrow") at(borrowed_, seat) = 1;
        if (name == "repay") at(repaid_, seat) = 1;
        if (name == "buy") at(spent_, seat) += number_in(event, "paid");
        if (name == "neighbour") ++at(visits_, seat);
        if (name == "gift") ++at(gifts_[colour_of(text_in(event, "colour"))], seat);
    }

    void finish(const Value& end) override {
        Deal unused("");
        const auto state = rules_->read_document(end, unused);
        if (!state) return;
        for (const Seat seat : all_seats(players())) {
            const Manor& manor = state->manor(seat);
            for (std::size_t colour = 0; colour < kColours; ++colour) {
                at(rooms_[colour], seat) = std::popcount(manor.rooms[colour]);
            }
            at(silver_, seat) = manor.silver;
            at(owing_, seat) = manor.loan != 0 ? 1 : 0;
            at(furnished_, seat) = std::popcount(manor.furnished);
            at(extension_, seat) = manor.extension != 0 ? 1 : 0;
            for (const Tile tile : manor.attic) {
                at(attic_, seat) += tile != kNoTile ? 1 : 0;
            }
        }
        for (std::size_t card = 0; card < cards_.size(); ++card) {
            const Seat owner = state->card_owners[card];
            if (owner == kNobody) continue;
            at(cards_[card], owner) = 1;
            ++of_table(taken_);
        }
    }

  private:
    static std::size_t colour_of(std::string_view id) {
        const auto found = std::ranges::find(kColourIds, id);
        return static_cast<std::size_t>(found - kColourIds.begin()) % kColours;
    }

    const Rules* rules_;
    std::array<std::size_t, kColours> gifts_{};
    std::array<std::size_t, kColours> rooms_{};
    std::size_t coins_ = 0, spent_ = 0, silver_ = 0, borrowed_ = 0, repaid_ = 0, owing_ = 0;
    std::size_t furnished_ = 0, visits_ = 0, extension_ = 0, attic_ = 0, taken_ = 0;
    std::vector<std::size_t> cards_;
};

}  // namespace

std::unique_ptr<MatchFacts> Rules::match_facts(const State& start) const {
    return std::make_unique<Facts>(*this, start.players);
}

}  // namespace faubourg::california
