#include <ostream>

#include <fmt/format.h>

#include "src/cli/commands.h"
#include "src/cli/files.h"
#include "src/cli/score_table.h"
#include "src/codec/json.h"
#include "src/codec/record_json.h"
#include "src/content/packs.h"

namespace faubourg::cli {
namespace {

int report(std::ostream& err, const Error& error) {
    err << "faubourg: " << error.message << " (" << error.code << ")\n";
    return 1;
}

Result<match::Record> load_record(const std::string& file) {
    const auto text = read_file(file);
    if (!text) return fail(text);
    const auto document = codec::from_json(*text);
    if (!document) return fail("record/invalid", file + ": " + document.error().message);
    // In a file that `golden --records` wrote, the record is the member "record".
    const Value* inside = document->find("record");
    const bool wrapped = inside != nullptr && inside->members() != nullptr;
    auto record = codec::read_record(wrapped ? *inside : *document);
    if (!record) return fail(record.error().code, file + ": " + record.error().message);
    return record;
}

}  // namespace

int perft_command(const match::Library& library, const PerftOptions& options, std::ostream& out,
                  std::ostream& err) {
    const match::AnyRules* rules = library.find(options.game);
    if (rules == nullptr) {
        return report(
            err, {.code = "game/unknown", .message = "no game is called \"" + options.game + "\""});
    }
    for (int depth = 1; depth <= options.depth; ++depth) {
        match::Setup setup;
        setup.players = options.players;
        setup.seed = options.seed;
        const auto lines = rules->perft(setup, depth);
        if (!lines) return report(err, lines.error());
        out << fmt::format("{} {}\n", depth, *lines) << std::flush;
    }
    return 0;
}

int content_check_command(const std::string& file, std::ostream& out, std::ostream& err) {
    const auto pack = content::load_pack(file);
    if (!pack) return report(err, pack.error());
    const auto rules = match::make_rules(*pack);
    if (!rules) return report(err, rules.error());
    out << fmt::format("{}: a good pack for {}\n{}\n", file, (*rules)->facts().title.en,
                       (*rules)->pack_hash());
    return 0;
}

int replay_command(const match::Library& library, const std::string& file, const ScreenStyle& style,
                   std::ostream& out, std::ostream& err) {
    const auto record = load_record(file);
    if (!record) return report(err, record.error());
    match::Record opening = *record;
    opening.actions.clear();
    if (const auto whole = library.replay(*record); !whole) {
        return report(err,
                      {.code = whole.error().code, .message = file + ": " + whole.error().message});
    }
    const auto match = library.replay(opening);
    if (!match) return report(err, match.error());
    int number = 0;
    for (const match::RecordedAction& action : record->actions) {
        if (const auto done = (*match)->act(action.seat, action.text); !done) {
            return report(err, done.error());
        }
        out << fmt::format("{:4}. {}: {}\n", ++number, seat_name(action.seat, style.language),
                           action.text);
        for (const std::string& line : (*match)->tell(Viewer::all(), style.language)) {
            out << "      " << line << '\n';
        }
    }
    out << '\n' << (*match)->screen(Viewer::all(), style);
    out << '\n' << score_table(**match, Viewer::all(), style.language);
    return 0;
}

}  // namespace faubourg::cli
