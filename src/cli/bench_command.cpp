#include <algorithm>
#include <cmath>
#include <map>
#include <ostream>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "src/cli/bench_bodies.h"
#include "src/cli/commands.h"
#include "src/cli/signature.h"
#include "src/codec/json.h"
#include "src/content/packs.h"
#include "src/match/games.h"

// Speed is reported as a ratio: everything is measured in the same run as a yardstick, which does
// the least work that a step of any game could do.
namespace faubourg::cli {
namespace {

constexpr int kRepetitions = 5;
constexpr std::string_view kYardstick = "yardstick";

// The result of one benchmark: the median over the repetitions.
struct Measured {
    double ns = 0;  // per iteration
    double actions = 0;
    double choices = 0;
};

class Collector : public benchmark::BenchmarkReporter {
  public:
    bool ReportContext(const Context& /*context*/) override { return true; }
    void ReportRuns(const std::vector<Run>& runs) override {
        for (const Run& run : runs) {
            if (run.run_type != Run::RT_Iteration) continue;
            // The processor time of this thread: other programs on the machine do not count.
            Measured measured{.ns = run.GetAdjustedCPUTime()};
            const auto counter = [&run](const char* name) {
                const auto found = run.counters.find(name);
                return found == run.counters.end() ? 0.0 : static_cast<double>(found->second);
            };
            if (const double playouts = counter("playouts"); playouts > 0) {
                measured.actions = counter("actions") / playouts;
                measured.choices = counter("choices") / counter("actions");
            }
            runs_[run.run_name.function_name].push_back(measured);
        }
    }
    Measured median(const std::string& name) {
        auto& runs = runs_[name];
        if (runs.empty()) return {};
        std::ranges::sort(runs, {}, &Measured::ns);
        return runs[runs.size() / 2];
    }

  private:
    std::map<std::string, std::vector<Measured>> runs_;
};

struct Row {
    std::string game;
    int players;
    std::size_t state_bytes;
    std::string key() const { return game + "/" + std::to_string(players); }
};

template <class Body>
void add(const std::string& name, double seconds, const Body& body) {
    benchmark::RegisterBenchmark(name.c_str(), body)
        ->MinTime(seconds / kRepetitions)
        ->Repetitions(kRepetitions)
        ->Unit(benchmark::kNanosecond);
}

Result<std::vector<Row>> register_games(const BenchOptions& options) {
    Result<std::vector<Row>> rows = std::vector<Row>{};
    AllGames::for_each([&]<class R>() {
        if (!rows || (!options.game.empty() && options.game != R::kFacts.id)) return;
        auto made = and_then(content::default_pack(R::kFacts.id),
                             [](const Pack& pack) { return R::from_pack(pack.document); });
        if (!made) {
            rows = fail(made);
            return;
        }
        const auto rules = std::make_shared<const R>(std::move(*made));
        for (int players = R::kFacts.min_players; players <= R::kFacts.max_players; ++players) {
            const Row row{.game = std::string(R::kFacts.id),
                          .players = players,
                          .state_bytes = sizeof(typename R::State)};
            add(row.key(), options.seconds,
                [rules, players](benchmark::State& bench) { playouts(bench, *rules, players); });
            add(row.key() + "/copy", options.seconds,
                [rules, players](benchmark::State& bench) { copies(bench, *rules, players); });
            using Expert = typename players::Expert<R>::Evaluator;
            add(row.key() + "/random", options.seconds, [rules, players](benchmark::State& bench) {
                simulations<R, search::UniformEvaluator<R>>(bench, *rules, players);
            });
            add(row.key() + "/guided", options.seconds, [rules, players](benchmark::State& bench) {
                simulations<R, Expert>(bench, *rules, players);
            });
            rows->push_back(row);
        }
    });
    return rows;
}

Value bench_document(const std::vector<Row>& rows, Collector& collector) {
    const auto rounded = [](double value) { return std::round(value * 100) / 100; };
    Value playouts = Value::list();
    for (const Row& row : rows) {
        const Measured measured = collector.median(row.key());
        Value entry = Value::object();
        entry.add("game", row.game)
            .add("players", row.players)
            .add("ns_per_action", rounded(measured.ns / measured.actions))
            .add("playouts_per_s", rounded(1e9 / measured.ns))
            .add("actions_per_game", rounded(measured.actions))
            .add("branching", rounded(measured.choices))
            .add("copy_ns", rounded(collector.median(row.key() + "/copy").ns))
            .add("state_bytes", row.state_bytes);
        playouts.add(std::move(entry));
    }
    Value searches = Value::list();
    for (const Row& row : rows) {
        const double playout = collector.median(row.key()).ns;
        const double random = collector.median(row.key() + "/random").ns / kSimulations;
        const double guided = collector.median(row.key() + "/guided").ns / kSimulations;
        Value entry = Value::object();
        entry.add("game", row.game)
            .add("players", row.players)
            .add("random_per_s", rounded(1e9 / random))
            .add("random_to_playout", rounded(random / playout))
            .add("guided_per_s", rounded(1e9 / guided))
            .add("guided_to_playout", rounded(guided / playout));
        searches.add(std::move(entry));
    }
    Value out = Value::object();
    out.add("yardstick_ns", rounded(collector.median(std::string(kYardstick)).ns))
        .add("playouts", std::move(playouts))
        .add("searches", std::move(searches));
    return out;
}

void print_table(const Value& document, std::ostream& out) {
    const double yard = *document.find("yardstick_ns")->real();
    out << fmt::format("yardstick {:.2f} ns: copy 256 bytes, draw 1 of 20, write one byte\n\n",
                       yard);
    out << fmt::format("{:<12}{:>8}{:>12}{:>12}{:>13}{:>9}{:>11}{:>9}{:>7}\n", "game", "players",
                       "ns/action", "yardsticks", "playouts/s", "actions", "branching", "copy ns",
                       "bytes");
    for (const Value& row : *document.find("playouts")->items()) {
        const auto real = [&row](std::string_view key) { return *row.find(key)->real(); };
        out << fmt::format("{:<12}{:>8}{:>12.1f}{:>12.2f}{:>13.0f}{:>9.1f}{:>11.1f}{:>9.1f}{:>7}\n",
                           *row.find("game")->string(), *row.find("players")->integer(),
                           real("ns_per_action"), real("ns_per_action") / yard,
                           real("playouts_per_s"), real("actions_per_game"), real("branching"),
                           real("copy_ns"), *row.find("state_bytes")->integer());
    }
}

void print_searches(const Value& document, std::ostream& out) {
    out << fmt::format("\nsimulations of a search from the opening, {} a decision\n\n",
                       kSimulations);
    out << fmt::format("{:<12}{:>8}{:>12}{:>12}{:>12}{:>12}\n", "game", "players", "random/s",
                       "playouts", "guided/s", "playouts");
    for (const Value& row : *document.find("searches")->items()) {
        const auto real = [&row](std::string_view key) { return *row.find(key)->real(); };
        out << fmt::format("{:<12}{:>8}{:>12.0f}{:>12.2f}{:>12.0f}{:>12.2f}\n",
                           *row.find("game")->string(), *row.find("players")->integer(),
                           real("random_per_s"), real("random_to_playout"), real("guided_per_s"),
                           real("guided_to_playout"));
    }
}

}  // namespace

int bench_command(const BenchOptions& options, std::ostream& out, std::ostream& err) {
    if (options.signature) {
        const auto signature = bench_signature();
        if (signature) out << *signature;
        if (!signature) err << "faubourg: " << signature.error().message << '\n';
        return signature ? 0 : 1;
    }
    add(std::string(kYardstick), options.seconds, yardstick);
    const auto rows = register_games(options);
    if (!rows || rows->empty()) {
        err << "faubourg: " << (rows ? "no such game" : rows.error().message) << '\n';
        return 1;
    }
    Collector collector;
    benchmark::RunSpecifiedBenchmarks(&collector);
    const Value document = bench_document(*rows, collector);
    if (options.json) {
        out << codec::to_json(document) << '\n';
    } else {
        print_table(document, out);
        print_searches(document, out);
    }
    return 0;
}

}  // namespace faubourg::cli
