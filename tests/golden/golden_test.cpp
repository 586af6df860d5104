#include <filesystem>
#include <set>

#include <gtest/gtest.h>

#include "src/cli/files.h"
#include "src/cli/signature.h"
#include "src/cli/transcript.h"
#include "src/codec/json.h"
#include "src/codec/record_json.h"
#include "src/content/packs.h"

#include "project_paths.h"

// Compares with the files under tests/golden and tests/records. A difference is either a mistake or
// an intended change; for the latter, `make golden` writes the files anew and the diff is reviewed.
namespace faubourg::cli {
namespace {

const std::string kGolden = std::string(FAUBOURG_SOURCE_DIR) + "/tests/golden";
const std::string kRecords = std::string(FAUBOURG_SOURCE_DIR) + "/tests/records";

const match::Library& library() {
    static const match::Library made = match::Library::of(content::default_packs().value()).value();
    return made;
}

std::string kept(const std::string& path) {
    const auto text = read_file(path);
    EXPECT_TRUE(text.has_value()) << text.error().message << "; `make golden` writes it";
    return text.value_or("");
}

TEST(GoldenGames, PlayOutAsTheyAreKept) {
    for (const GoldenGame& golden : golden_games(library())) {
        const auto played = golden_transcript(library(), golden);
        ASSERT_TRUE(played.has_value()) << played.error().message;
        EXPECT_EQ(*played, kept(kGolden + "/" + golden.name() + ".txt")) << golden.name();
    }
}

TEST(GoldenGames, NothingElseIsKept) {
    std::set<std::string> known = {"perft.txt", "signature.txt"};
    for (const GoldenGame& golden : golden_games(library())) known.insert(golden.name() + ".txt");
    for (const auto& entry : std::filesystem::directory_iterator(kGolden)) {
        if (entry.path().extension() != ".txt") continue;
        EXPECT_TRUE(known.contains(entry.path().filename().string())) << entry.path();
    }
}

TEST(Perft, CountsAreTheRecordedOnes) {
    EXPECT_EQ(perft_lines(library()).value(), kept(kGolden + "/perft.txt"));
}

TEST(BenchSignature, IsTheRecordedOne) {
    EXPECT_EQ(bench_signature().value(), kept(kGolden + "/signature.txt"));
}

// Every release replays the records of all earlier releases.
TEST(ReleaseRecords, ReplayToTheStateAndScoreTheyEndedWith) {
    std::size_t replayed = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(kRecords)) {
        if (entry.path().extension() != ".json") continue;
        const auto document = codec::from_json(kept(entry.path().string()));
        ASSERT_TRUE(document.has_value()) << entry.path();
        const auto record = codec::read_record(*document->find("record"));
        ASSERT_TRUE(record.has_value()) << entry.path() << record.error().message;
        const auto match = library().replay(*record);
        ASSERT_TRUE(match.has_value()) << entry.path() << match.error().message;
        EXPECT_EQ((*match)->state(Viewer::all()), *document->find("state")) << entry.path();
        EXPECT_EQ((*match)->score(Viewer::all()), *document->find("score")) << entry.path();
        ++replayed;
    }
    EXPECT_GE(replayed, golden_games(library()).size());
}

}  // namespace
}  // namespace faubourg::cli
