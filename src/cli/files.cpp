#include "src/cli/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace faubourg::cli {
namespace {

std::unexpected<Error> failed(const std::string& path, std::string_view what) {
    return fail("file/failed",
                path + ": " + std::string(what) + ": " + std::string(std::strerror(errno)));
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return failed(path, "can't be opened");
    if (std::filesystem::is_directory(path)) return fail("file/failed", path + ": is a folder");
    std::ostringstream text;
    text << in.rdbuf();
    if (in.bad()) return failed(path, "can't be read");
    return text.str();
}

Result<void> write_file(const std::string& path, std::string_view text) {
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    out.flush();
    if (!out) return failed(path, "can't be written");
    return {};
}

}  // namespace faubourg::cli
