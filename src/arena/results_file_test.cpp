#include "src/arena/results_file.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>

#include <gtest/gtest.h>

#include "src/arena/report.h"
#include "src/arena/testing.h"
#include "src/codec/json.h"

namespace faubourg::arena {
namespace {

using match::code_of;
using match::message_of;

class ResultsFiles : public testing::Test {
  protected:
    ResultsFiles()
        : path_(testing::TempDir() + "arena_results_" + std::to_string(getpid()) + ".jsonl"),
          plan_(plan_of("dreamhome", {"greedy", "random"}, 2, 6)) {}
    ~ResultsFiles() override { std::filesystem::remove(path_); }

    std::string text() const {
        std::ostringstream out;
        out << std::ifstream(path_, std::ios::binary).rdbuf();
        return out.str();
    }
    void write(const std::string& text) const {
        std::ofstream(path_, std::ios::binary | std::ios::trunc) << text;
    }
    // Plays the rest of the plan into the file.
    std::vector<GameResult> go_on() const {
        std::vector<GameResult> results;
        auto file = ResultsFile::resume(path_, plan_, results);
        EXPECT_TRUE(file) << message_of(file);
        std::set<int> before;
        for (const GameResult& result : results) before.insert(result.number);
        const auto done = play_tournament(plan_, before, 2, {}, [&](GameResult result) {
            const auto kept = file->append(result);
            results.push_back(std::move(result));
            return kept;
        });
        EXPECT_TRUE(done) << message_of(done);
        return results;
    }
    // A file with the first games of the plan.
    void write_some(std::size_t games) const {
        auto file = ResultsFile::create(path_, plan_);
        ASSERT_TRUE(file) << message_of(file);
        const auto results = played(plan_);
        for (std::size_t i = 0; i < games; ++i) ASSERT_TRUE(file->append(results[i]));
    }

    std::string path_;
    Plan plan_;
};

TEST_F(ResultsFiles, give_back_what_was_written) {
    write_some(12);
    std::vector<GameResult> read;
    ASSERT_TRUE(ResultsFile::resume(path_, plan_, read));
    EXPECT_EQ(timeless(read), timeless(played(plan_)));
    EXPECT_GT(read[0].seats[0].times.count(), 0);
    EXPECT_EQ(read[0].seats[0].win + read[0].seats[1].win, 1);
}

TEST_F(ResultsFiles, go_on_after_every_torn_line_as_if_nothing_had_happened) {
    const auto whole = played(plan_);
    write_some(5);
    const std::string good = text();
    const std::size_t last = good.rfind('\n', good.size() - 2) + 1;
    // Cut within the last game, right before its newline, within the settings, and to nothing.
    for (const std::size_t left :
         {good.size(), good.size() - 1, last + 1, last, std::size_t{20}, std::size_t{0}}) {
        write(good.substr(0, left));
        const auto results = go_on();
        EXPECT_EQ(timeless(results), timeless(whole)) << left;
        std::vector<GameResult> again;
        EXPECT_TRUE(ResultsFile::resume(path_, plan_, again)) << left;
        EXPECT_EQ(again.size(), whole.size()) << left;
    }
}

TEST_F(ResultsFiles, make_the_same_report_as_a_run_without_a_break) {
    const auto timeless_report = [&](const std::vector<GameResult>& results) {
        Report report = make_report(plan_, results);
        for (EntrantReport& entrant : report.entrants) entrant.times = {};
        return codec::to_json(report_document(report));
    };
    write_some(7);
    EXPECT_EQ(timeless_report(go_on()), timeless_report(played(plan_)));
}

TEST_F(ResultsFiles, can_be_made_longer_and_read_shorter) {
    write_some(12);
    plan_.deals = 8;
    EXPECT_EQ(go_on().size(), 16U);
    plan_.deals = 2;
    EXPECT_EQ(go_on().size(), 4U);
}

TEST_F(ResultsFiles, are_never_written_over) {
    write_some(1);
    const std::string before = text();
    EXPECT_EQ(code_of(ResultsFile::create(path_, plan_)), "results/exists");
    EXPECT_EQ(text(), before);
}

TEST_F(ResultsFiles, of_0_1_0_are_resumed_although_the_pack_had_another_hash) {
    write_some(2);
    std::string written = text();
    const std::string& hash = plan_.rules->pack_hash();
    constexpr std::string_view kFormer =
        "sha256:d1780c5b6f08c2a4aad77596c70f2253ce1825a584cd071bdc8c3173af3ff0b3";
    ASSERT_NE(written.find(hash), std::string::npos);
    written.replace(written.find(hash), hash.size(), kFormer);
    write(written);
    std::vector<GameResult> read;
    const auto file = ResultsFile::resume(path_, plan_, read);
    ASSERT_TRUE(file) << message_of(file);
    EXPECT_EQ(read.size(), 2U);
    EXPECT_EQ(text(), written);
}

// What the arena of 0.1.0 wrote, times aside, where bots' settings had other names.
constexpr std::string_view kSettingsOf010 =
    R"({"arena_results":2,"game":"dreamhome",)"
    R"("pack":"sha256:d1780c5b6f08c2a4aad77596c70f2253ce1825a584cd071bdc8c3173af3ff0b3",)"
    R"("rules":1,"players":2,"options":{},"schedule":"everybody",)"
    R"("bots":["search:simulations=4,explore=60,heed=1","random"],)"
    R"("settings":["simulations=4,threads=1,explore=60,widen=100,horizon=0,solve=30000,noise=0,)"
    R"(heed=1,win=60,range=20",""],"seed":"1","facts":false})";
constexpr std::string_view kGameOf010 =
    R"({"game":0,"line_up":[0,1],"first":0,"totals":[41,18],"ties":[8,3],)"
    R"("parts":[[18,12,6,5,0],[7,0,0,4,7]],"actions":64)";

TEST_F(ResultsFiles, of_0_1_0_are_resumed_with_the_names_that_settings_had) {
    plan_ = plan_of("dreamhome", {"search:simulations=4,explore=60,heed=1", "random"}, 2, 2);
    plan_.seed = "1";
    const std::string game(kGameOf010);
    const std::string before = std::string(kSettingsOf010) + "\n" + game +
                               R"(,"times":[[],[]]})"
                               "\n";
    write(before);
    const auto results = timeless(go_on());
    EXPECT_EQ(results.size(), 4U);
    EXPECT_EQ(results.front(), game + "}");
    EXPECT_TRUE(text().starts_with(before));
}

TEST_F(ResultsFiles, of_other_settings_are_refused) {
    write_some(2);
    struct Case {
        std::function<void(Plan&)> change;
        const char* key;
    };
    const std::vector<Case> cases = {
        {[](Plan& plan) { plan.seed = "2"; }, "seed"},
        {[](Plan& plan) { plan.options.add("family", true); }, "options"},
        {[](Plan& plan) { plan.entrants[0].spec = "random"; }, "bots"},
        {[](Plan& plan) { plan.schedule = *Schedule::against_field(2, 2); }, "schedule"},
        {[](Plan& plan) { plan.schedule = *Schedule::everybody(3, 3); }, "players"},
        {[](Plan& plan) { plan.rules = match::default_library().find("sunrise"); }, "game"},
        {[](Plan& plan) { plan.facts = true; }, "facts"},
    };
    const std::string before = text();
    for (const Case& it : cases) {
        Plan other = plan_;
        it.change(other);
        std::vector<GameResult> read;
        const auto file = ResultsFile::resume(path_, other, read);
        EXPECT_EQ(code_of(file), "results/other") << it.key;
        EXPECT_NE(message_of(file).find(std::string(": ") + it.key + " is "), std::string::npos)
            << message_of(file);
    }
    EXPECT_EQ(text(), before);
}

TEST_F(ResultsFiles, with_a_spoilt_line_are_refused_and_left_alone) {
    write_some(3);
    const std::string good = text();
    const std::size_t second = good.find('\n') + 1;
    for (const std::string& line :
         {std::string("{\"game\":0"), std::string("[]"), std::string("{\"game\":-1}"),
          std::string(R"({"game":0,"line_up":[1,0]})")}) {
        const std::string spoilt = good.substr(0, second) + line + "\n" + good.substr(second);
        write(spoilt);
        std::vector<GameResult> read;
        const auto file = ResultsFile::resume(path_, plan_, read);
        EXPECT_EQ(code_of(file), "results/invalid") << line;
        EXPECT_NE(message_of(file).find("line 2"), std::string::npos) << message_of(file);
        EXPECT_EQ(text(), spoilt);
    }
    for (const std::string other : {"a shopping list\n", "a shopping list", "{\"arena\":1}"}) {
        write(other);
        std::vector<GameResult> read;
        EXPECT_EQ(code_of(ResultsFile::resume(path_, plan_, read)), "results/invalid");
        EXPECT_EQ(text(), other) << "nothing of it is lost";
    }
}

TEST_F(ResultsFiles, are_for_one_arena_at_a_time) {
    const auto file = ResultsFile::create(path_, plan_);
    std::vector<GameResult> read;
    EXPECT_EQ(code_of(ResultsFile::resume(path_, plan_, read)), "results/busy");
    EXPECT_EQ(code_of(ResultsFile::resume(path_ + ".none", plan_, read)), "file/failed");
}

TEST_F(ResultsFiles, remember_forfeits_and_facts) {
    plan_.entrants[1] = saying_bot("random", "castle");
    plan_.forfeits = true;
    GameResult result = played(plan_)[0];
    ASSERT_TRUE(result.forfeit);
    result.facts = {{3, 4}, {7}};
    const auto read = read_result(result_document(result), plan_);
    ASSERT_TRUE(read) << message_of(read);
    EXPECT_EQ(read->forfeit->error, result.forfeit->error);
    EXPECT_EQ(read->facts, result.facts);
    EXPECT_EQ(read->seats[1].win, 0);
}

TEST(DecisionTimes, know_mean_longest_and_quantiles) {
    DecisionTimes times;
    for (int i = 1; i <= 100; ++i) times.add(std::chrono::milliseconds(i));
    EXPECT_EQ(times.count(), 100);
    EXPECT_NEAR(times.mean_ms(), 50.5, 1e-9);
    EXPECT_EQ(times.max_ms(), 100);
    EXPECT_NEAR(times.quantile_ms(0.5), 50, 5);
    EXPECT_NEAR(times.quantile_ms(0.99), 99, 5);
    const DecisionTimes read = DecisionTimes::read(times.document());
    EXPECT_EQ(read.count(), 100);
    EXPECT_EQ(read.quantile_ms(0.5), times.quantile_ms(0.5));
    DecisionTimes twice = times;
    twice.add(read);
    EXPECT_EQ(twice.count(), 200);
    EXPECT_EQ(twice.quantile_ms(0.5), times.quantile_ms(0.5));
    EXPECT_EQ(DecisionTimes().quantile_ms(0.5), 0);
    EXPECT_EQ(DecisionTimes().mean_ms(), 0);
}

}  // namespace
}  // namespace faubourg::arena
