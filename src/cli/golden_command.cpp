#include <filesystem>
#include <ostream>

#include "src/cli/commands.h"
#include "src/cli/files.h"
#include "src/cli/signature.h"
#include "src/cli/transcript.h"

namespace faubourg::cli {
namespace {

// Writes `text` or reports what went wrong; returns whether it succeeded.
bool write_or_report(const std::string& path, const Result<std::string>& text, std::ostream& err) {
    Result<void> done;
    if (text) done = write_file(path, *text);
    const Error* error = !text ? &text.error() : !done ? &done.error() : nullptr;
    if (error != nullptr) err << "faubourg: " << error->message << '\n';
    return error == nullptr;
}

}  // namespace

int golden_command(const match::Library& library, const std::string& folder, std::ostream& err) {
    std::filesystem::create_directories(folder);
    bool well = true;
    for (const GoldenGame& golden : golden_games(library)) {
        well &= write_or_report(folder + "/" + golden.name() + ".txt",
                                golden_transcript(library, golden), err);
    }
    well &= write_or_report(folder + "/perft.txt", perft_lines(library), err);
    well &= write_or_report(folder + "/signature.txt", bench_signature(), err);
    return well ? 0 : 1;
}

int release_records_command(const match::Library& library, const std::string& folder,
                            std::ostream& err) {
    const std::string place = folder + "/" + FAUBOURG_VERSION;
    std::filesystem::create_directories(place);
    bool well = true;
    for (const GoldenGame& golden : golden_games(library)) {
        well &= write_or_report(place + "/" + golden.name() + ".json",
                                golden_record(library, golden), err);
    }
    return well ? 0 : 1;
}

}  // namespace faubourg::cli
