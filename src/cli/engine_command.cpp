#include <istream>
#include <ostream>

#include "src/cli/commands.h"
#include "src/engine/session.h"

namespace faubourg::cli {
namespace {

enum class Line { Read, TooLong, None };

// Reads a line of any length but keeps at most `most` bytes of it; the rest is read and dropped.
Line read_line(std::istream& in, std::string& line, std::size_t most) {
    line.clear();
    bool too_long = false;
    std::streambuf* bytes = in.rdbuf();
    constexpr int kEnd = std::char_traits<char>::eof();
    int byte = bytes->sbumpc();
    if (byte == kEnd) return Line::None;
    for (; byte != kEnd && byte != '\n'; byte = bytes->sbumpc()) {
        if (line.size() < most) {
            line.push_back(static_cast<char>(byte));
        } else {
            too_long = true;
        }
    }
    return too_long ? Line::TooLong : Line::Read;
}

}  // namespace

int engine_command(const match::Library& library, std::istream& in, std::ostream& out) {
    engine::Session session(library);
    std::string line;
    while (!session.finished()) {
        const Line read = read_line(in, line, engine::Session::kMaxLine);
        if (read == Line::None) break;
        out << (read == Line::TooLong ? engine::Session::answer_too_long() : session.answer(line))
            << '\n';
        out.flush();
        if (!out) return 1;  // nobody reads the answers
    }
    return 0;
}

}  // namespace faubourg::cli
