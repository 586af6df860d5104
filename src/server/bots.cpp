#include "src/server/bots.h"

#include <algorithm>
#include <array>

#include "src/codec/json.h"
#include "src/core/sha256.h"

namespace faubourg::server {
namespace {

constexpr std::array<std::string_view, 9> kOffered = {
    "level1", "level2", "level3", "level4", "level5", "level6", "search", "greedy", "random"};

}  // namespace

std::span<const std::string_view> offered_bots() { return kOffered; }

Result<void> check_bot(std::string_view name) {
    if (std::ranges::count(kOffered, name) == 1) return {};
    return fail("bot/unknown", "there is no such bot here");
}

std::uint64_t thinking_seed(const match::AnyMatch& match, std::string_view secret) {
    const Value known = match.state(Viewer::of(match.actor()));
    return number_of(sha256(std::string(secret) + '\n' + std::to_string(match.length()) + '\n' +
                            codec::to_json(known)));
}

Bots::Bots(const match::Library& library, int threads, std::size_t most_waiting,
           std::function<void(std::move_only_function<void()>)> deliver)
    : library_(library), most_waiting_(most_waiting), deliver_(std::move(deliver)) {
    for (int i = 0; i < threads; ++i) {
        threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
    }
}

Bots::~Bots() {
    for (std::jthread& thread : threads_) thread.request_stop();
    threads_.clear();
}

std::size_t Bots::room(Urgency urgency) const {
    const std::scoped_lock lock(mutex_);
    return most_waiting_ - jobs_[static_cast<std::size_t>(urgency)].size();
}

std::size_t Bots::waiting() const {
    const std::scoped_lock lock(mutex_);
    std::size_t count = 0;
    for (const auto& queue : jobs_) count += queue.size();
    return count;
}

std::deque<Bots::Job>& Bots::next() {
    const auto found =
        std::ranges::find_if(jobs_, [](const auto& queue) { return !queue.empty(); });
    return found == jobs_.end() ? jobs_.back() : *found;
}

bool Bots::think(Turn turn, Chosen chosen) {
    {
        const std::scoped_lock lock(mutex_);
        auto& queue = jobs_[static_cast<std::size_t>(turn.urgency)];
        if (queue.size() >= most_waiting_) return false;
        queue.push_back({.turn = std::move(turn), .chosen = std::move(chosen)});
    }
    news_.notify_one();
    return true;
}

void Bots::work(const std::stop_token& stop) {
    Kept kept;
    std::unique_lock lock(mutex_);
    while (news_.wait(lock, stop, [&] { return !next().empty(); }) && !stop.stop_requested()) {
        Job job = std::move(next().front());
        next().pop_front();
        lock.unlock();
        auto found = choose(job.turn, kept, stop);
        if (!stop.stop_requested()) {
            deliver_([chosen = std::move(job.chosen), found = std::move(found)]() mutable {
                chosen(std::move(found));
            });
        }
        lock.lock();
    }
}

Result<match::SuggestionText> Bots::choose(const Turn& turn, Kept& kept,
                                           const std::stop_token& stop) const {
    const auto match = library_.replay(turn.record);
    if (!match) return std::unexpected(match.error());
    std::unique_ptr<match::AnyBot>& bot = kept[turn.record.game + " " + turn.bot];
    if (!bot) {
        auto made = library_.find(turn.record.game)->bot(turn.bot);
        if (!made) return std::unexpected(made.error());
        bot = std::move(*made);
    }
    const players::Thinking thinking{
        .budget = {}, .seed = thinking_seed(**match, turn.secret), .stop = stop};
    return bot->think(**match, thinking);
}

}  // namespace faubourg::server
