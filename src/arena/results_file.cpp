#include "src/arena/results_file.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <set>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

#include "src/codec/json.h"

namespace faubourg::arena {
namespace {

constexpr int kReadableByAll = 0644;

// The complete lines of a text; what follows the last newline is incomplete and left out.
std::vector<std::string_view> whole_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    return lines;
}

// A file of version 0.1.0 has the pack's former hash.
bool is_setting(const Value* found, const Member& wanted, const Plan& plan) {
    if (found == nullptr) return false;
    if (*found == wanted.value) return true;
    return wanted.key == "pack" && found->string() != nullptr &&
           plan.rules->has_pack(*found->string());
}

Result<void> check_settings(const std::string& path, std::string_view line, const Plan& plan) {
    const auto there = codec::from_json(line);
    const Value wanted = settings_document(plan);
    if (!there || there->find("arena_results") == nullptr) {
        return fail("results/invalid", path + ": is not a results file of the arena");
    }
    for (const Member& member : *wanted.members()) {
        const Value* found = there->find(member.key);
        if (is_setting(found, member, plan)) continue;
        return fail("results/other", path + ": was played with other settings: " + member.key +
                                         " is " +
                                         (found != nullptr ? codec::to_json(*found) : "missing") +
                                         " there and " + codec::to_json(member.value) + " now");
    }
    return {};
}

Result<std::vector<GameResult>> read_games(const std::string& path,
                                           const std::vector<std::string_view>& lines,
                                           const Plan& plan) {
    std::vector<GameResult> games;
    std::set<int> numbers;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        auto game = and_then(codec::from_json(lines[i]),
                             [&](const Value& document) { return read_result(document, plan); });
        if (!game) {
            return fail("results/invalid",
                        path + ", line " + std::to_string(i + 1) + ": " + game.error().message);
        }
        if (!numbers.insert(game->number).second) {
            return fail("results/invalid",
                        path + ", line " + std::to_string(i + 1) + ": this game is there already");
        }
        if (game->number < plan.games()) games.push_back(std::move(*game));
    }
    return games;
}

// The games of a file that was begun with this plan.
Result<std::vector<GameResult>> games_in(const std::string& path, const std::string& text,
                                         const Plan& plan) {
    const auto lines = whole_lines(text);
    if (!lines.empty()) {
        return and_then(check_settings(path, lines[0], plan),
                        [&] { return read_games(path, lines, plan); });
    }
    // A file without a complete line is ours only if the program was killed while writing its first
    // line.
    if (!codec::to_json(settings_document(plan)).starts_with(text)) {
        return fail("results/invalid", path + ": is not a file of results");
    }
    return std::vector<GameResult>();
}

}  // namespace

Result<ResultsFile> ResultsFile::open_locked(const std::string& path, int flags) {
    const int file = open(path.c_str(), flags | O_RDWR | O_APPEND | O_CLOEXEC, kReadableByAll);
    ResultsFile opened(path, file);
    if (file < 0 && errno == EEXIST) {
        return fail("results/exists", path + ": is there already; go on with it by --resume");
    }
    if (file < 0) return opened.failed("can't be opened");
    if (flock(file, LOCK_EX | LOCK_NB) != 0) {
        return fail("results/busy", path + ": another arena is writing to it");
    }
    return opened;
}

Result<ResultsFile> ResultsFile::create(const std::string& path, const Plan& plan) {
    auto file = open_locked(path, O_CREAT | O_EXCL);
    if (!file) return file;
    return transform(file->write_line(settings_document(plan)), [&] { return std::move(*file); });
}

Result<ResultsFile> ResultsFile::resume(const std::string& path, const Plan& plan,
                                        std::vector<GameResult>& played) {
    auto file = open_locked(path, 0);
    if (!file) return file;
    const auto text = file->read_all();
    auto games =
        and_then(text, [&](const std::string& whole) { return games_in(path, whole, plan); });
    if (!games) return fail(games);
    played = std::move(*games);
    const std::size_t whole = text->rfind('\n') + 1;  // 0 when there is none
    if (ftruncate(file->file_, static_cast<off_t>(whole)) != 0) return file->failed("can't be cut");
    if (whole > 0) return file;
    return transform(file->write_line(settings_document(plan)), [&] { return std::move(*file); });
}

ResultsFile::~ResultsFile() {
    if (file_ >= 0) close(file_);
}

ResultsFile::ResultsFile(ResultsFile&& other) noexcept
    : path_(std::move(other.path_)), file_(std::exchange(other.file_, -1)) {}

ResultsFile& ResultsFile::operator=(ResultsFile&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(file_, other.file_);
    return *this;
}

std::unexpected<Error> ResultsFile::failed(std::string_view what) const {
    return fail("file/failed",
                path_ + ": " + std::string(what) + ": " + std::string(std::strerror(errno)));
}

Result<std::string> ResultsFile::read_all() const {
    std::string text;
    std::array<char, 65536> bytes{};
    for (;;) {
        const ssize_t count = read(file_, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return failed("can't be read");
        if (count == 0) return text;
        text.append(bytes.data(), static_cast<std::size_t>(count));
    }
}

Result<void> ResultsFile::write_line(const Value& document) {
    const std::string line = codec::to_json(document) + "\n";
    std::string_view left = line;
    while (!left.empty()) {
        const ssize_t count = write(file_, left.data(), left.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return failed("can't be written");
        left.remove_prefix(static_cast<std::size_t>(count));
    }
    return {};
}

Result<void> ResultsFile::append(const GameResult& result) {
    return write_line(result_document(result));
}

}  // namespace faubourg::arena
