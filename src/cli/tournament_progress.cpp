#include "src/cli/tournament_progress.h"

#include <cmath>
#include <ostream>

#include <fmt/format.h>

#include "src/arena/text_table.h"
#include "src/core/canvas.h"
#include "src/core/index.h"

namespace faubourg::cli {
namespace {

constexpr std::chrono::milliseconds kBetween{200};
constexpr int kBarWidth = 30;
constexpr int kNameWidth = 36;

constexpr Words kLeft = {.en = "{} of {} games, {} left", .fr = "{} parties sur {}, encore {}"};

std::string duration(double seconds) {
    const auto whole = std::lround(seconds);
    if (whole < 60) return fmt::format("{} s", whole);
    if (whole < 3600) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
    return fmt::format("{} h {:02} min", whole / 3600, whole / 60 % 60);
}

}  // namespace

TournamentProgress::TournamentProgress(const arena::Plan& plan, Language language,
                                       std::ostream& out, bool shown)
    : plan_(&plan),
      language_(language),
      out_(out),
      shown_(shown),
      wins_(plan.entrants.size()),
      scores_(plan.entrants.size()) {}

TournamentProgress::~TournamentProgress() {
    if (shown_) clear();
}

void TournamentProgress::add(const arena::GameResult& result, bool earlier) {
    if (!shown_) return;
    ++games_;
    if (earlier) ++earlier_;
    const int deal = plan_->deal_of(result.number);
    for (const arena::SeatResult& seat : result.seats) {
        at_index(wins_, seat.entrant).add(deal, seat.win);
        if (!result.forfeit) at_index(scores_, seat.entrant).add(deal, seat.total);
    }
    const Clock::time_point now = Clock::now();
    if (earlier || now - drawn_ < kBetween) return;
    drawn_ = now;
    draw();
}

std::string TournamentProgress::bar() const {
    const int filled = kBarWidth * games_ / plan_->games();
    std::string out;
    for (int i = 0; i < kBarWidth; ++i) out += i < filled ? "█" : "░";
    const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
    const double each = seconds / std::max(1, games_ - earlier_);
    return out + " " +
           fmt::format(fmt::runtime(kLeft.in(language_)), games_, plan_->games(),
                       duration(each * (plan_->games() - games_)));
}

void TournamentProgress::draw() {
    clear();
    std::string text = bar() + "\n";
    lines_ = 1;
    for (std::size_t i = 0; plan_->entrants.size() > 1 && i < plan_->entrants.size(); ++i) {
        const arena::Estimate win = wins_[i].share();
        const auto tenths = [this](double value) { return arena::figure(value, 1, language_); };
        text += fmt::format("  {} {:>5} %   {:6} {:>8}\n", fit(plan_->entrants[i].name, kNameWidth),
                            tenths(100 * win.value),
                            win.bounded ? "± " + tenths(100 * win.half_width()) : "",
                            tenths(scores_[i].mean().value));
        ++lines_;
    }
    out_ << text << std::flush;
}

void TournamentProgress::clear() {
    if (lines_ > 0) out_ << fmt::format("\x1b[{}A\x1b[J", lines_) << std::flush;
    lines_ = 0;
}

}  // namespace faubourg::cli
