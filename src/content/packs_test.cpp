#include "src/content/packs.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

#include <gtest/gtest.h>

#include "src/content/content_hash.h"
#include "src/content/embedded.h"

#include "project_paths.h"

namespace faubourg::content {
namespace {

constexpr std::string_view kPack =
    "format = 1\n"
    "game = \"california\"\n"
    "title = { en = \"a\", fr = \"b\" }\n"
    "[[manors]]\n"
    "id = \"m1\"\n"
    "[[manors]]\n"
    "id = \"m2\"\n";

// A file that exists during one test.
class File {
  public:
    explicit File(std::string_view text)
        : path_(testing::TempDir() + "faubourg_" + std::to_string(getpid()) + ".toml") {
        std::ofstream(path_, std::ios::binary) << text;
    }
    ~File() { std::filesystem::remove(path_); }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

std::string hash_of(std::string_view toml) {
    const auto pack = parse_pack(toml, "test.toml");
    return pack ? pack->hash : pack.error().message;
}

Error error_of(const Result<Pack>& pack) { return pack ? Error{} : pack.error(); }

Error invalid(std::string message) {
    return {.code = "content/invalid", .message = std::move(message)};
}

TEST(ParsePack, knows_its_game_source_and_content) {
    const auto pack = parse_pack(kPack, "test.toml");
    ASSERT_TRUE(pack);
    EXPECT_EQ(pack->game, "california");
    EXPECT_EQ(pack->source, "test.toml");
    EXPECT_EQ(*pack->document.find("format"), Value(1));
    EXPECT_EQ(pack->hash, content_hash(pack->document));
    EXPECT_EQ(pack->former_hashes, former_hashes(pack->document, pack->hash));
}

TEST(ParsePack, hashes_the_content_not_the_layout) {
    EXPECT_EQ(hash_of(kPack), hash_of("# a comment\n" + std::string(kPack) + "\n\n# the end"));
    EXPECT_EQ(hash_of(kPack), hash_of("title.fr = 'b'\n"
                                      "title.en = \"\\u0061\"\n"
                                      "game   = 'california'\r\n"
                                      "format = 0x1\n"
                                      "manors = [{id = 'm1'},\n"
                                      "          {id = 'm2'}]\n"));
}

TEST(ParsePack, begins_its_errors_with_the_source) {
    EXPECT_EQ(error_of(parse_pack("", "some.toml")),
              invalid("some.toml: game: must be the id of a game"));
    EXPECT_EQ(error_of(parse_pack("game = 3", "some.toml")),
              invalid("some.toml: game: must be the id of a game"));
    const Error error = error_of(parse_pack("game = 'x'\n?", "some.toml"));
    EXPECT_EQ(error.code, "content/invalid");
    EXPECT_TRUE(error.message.starts_with("some.toml: line 2: ")) << error.message;
    EXPECT_EQ(error_of(parse_pack("game = 'x'\nfigure = 0.5", "some.toml")),
              invalid("some.toml: line 2: dates and numbers with a fraction have no place here"));
}

TEST(LoadPack, reads_a_file) {
    const File file(kPack);
    const auto pack = load_pack(file.path());
    ASSERT_TRUE(pack) << pack.error().message;
    EXPECT_EQ(pack->source, file.path());
    EXPECT_EQ(pack->hash, hash_of(kPack));
}

TEST(LoadPack, refuses_a_file_that_is_not_there) {
    EXPECT_EQ(error_of(load_pack("no/such/pack.toml")),
              invalid("no/such/pack.toml: can't be opened: No such file or directory"));
}

TEST(LoadPack, refuses_a_folder) {
    const std::string folder = testing::TempDir();
    const Error error = error_of(load_pack(folder));
    EXPECT_EQ(error.code, "content/invalid");
    EXPECT_TRUE(error.message.starts_with(folder + ": ")) << error.message;
}

TEST(LoadPack, refuses_a_file_that_is_too_large) {
    constexpr std::size_t kMost = std::size_t{1} << 20;
    std::string text(kPack);
    text += "#" + std::string(kMost - text.size() - 1, 'x');
    {
        const File full(text);
        EXPECT_TRUE(load_pack(full.path()));
    }
    const File larger(text + "x");
    EXPECT_EQ(error_of(load_pack(larger.path())),
              invalid(larger.path() + ": a pack is at most 1 MiB"));
}

TEST(LoadPack, does_not_read_an_endless_file_to_its_end) {
    EXPECT_EQ(error_of(load_pack("/dev/zero")), invalid("/dev/zero: a pack is at most 1 MiB"));
}

TEST(DefaultPack, is_there_for_every_file_of_content) {
    ASSERT_FALSE(embedded_packs().empty());
    for (const EmbeddedPack& embedded : embedded_packs()) {
        const auto pack = default_pack(embedded.game);
        ASSERT_TRUE(pack) << pack.error().message;
        EXPECT_EQ(pack->game, embedded.game);
        const std::string file = std::string(embedded.game) + ".toml";
        EXPECT_EQ(pack->source, file);
        const auto loaded = load_pack(FAUBOURG_SOURCE_DIR "/content/" + file);
        ASSERT_TRUE(loaded) << loaded.error().message;
        EXPECT_EQ(loaded->hash, pack->hash) << "what is compiled in is what the file says";
    }
}

TEST(DefaultPack, is_among_all_of_them) {
    const auto packs = default_packs();
    ASSERT_TRUE(packs) << packs.error().message;
    ASSERT_EQ(packs->size(), embedded_packs().size());
    for (const Pack& pack : *packs) EXPECT_EQ(pack.hash, default_pack(pack.game)->hash);
}

TEST(DefaultPack, is_not_there_for_another_game) {
    EXPECT_EQ(error_of(default_pack("chess")), invalid("chess.toml: no such pack is compiled in"));
    EXPECT_FALSE(default_pack(""));
}

}  // namespace
}  // namespace faubourg::content
