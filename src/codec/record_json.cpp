#include "src/codec/record_json.h"

#include "src/core/reader.h"

namespace faubourg::codec {
namespace {

constexpr int kRecordFormat = 1;
constexpr std::size_t kMaxActions = 1'000'000;
constexpr int kMaxNumber = 1'000'000;

}  // namespace

Value record_document(const match::Record& record) {
    Value actions = Value::list();
    for (const match::RecordedAction& action : record.actions) {
        Value pair = Value::list();
        pair.add(Value(action.seat)).add(Value(action.text));
        actions.add(std::move(pair));
    }
    Value out = Value::object();
    out.add("record", kRecordFormat)
        .add("game", record.game)
        .add("pack", record.pack)
        .add("rules", record.rules_version)
        .add("players", record.setup.players)
        .add("options", record.setup.options)
        .add("seed", record.setup.seed);
    if (record.setup.initial_state) out.add("state", *record.setup.initial_state);
    out.add("actions", std::move(actions));
    return out;
}

Result<match::Record> read_record(const Value& document) {
    Problem problem;
    const Reader doc(document, problem);
    doc.only({"record", "game", "pack", "rules", "players", "options", "seed", "state", "actions"});
    doc.at("record").integer(kRecordFormat, kRecordFormat);
    match::Record record;
    record.game = doc.at("game").string();
    record.pack = doc.at("pack").string();
    record.rules_version = static_cast<int>(doc.at("rules").integer(1, kMaxNumber));
    record.setup.players = static_cast<int>(doc.at("players").integer(0, kMaxNumber));
    record.setup.seed = doc.at("seed").string();
    const Reader options = doc.at("options");
    options.members();
    record.setup.options = options.value();
    if (const Reader state = doc.maybe("state"); state.present()) {
        record.setup.initial_state = state.value();
    }
    for (const Reader& item : doc.at("actions").items(0, kMaxActions)) {
        const auto pair = item.items(2, 2);
        if (pair.size() != 2) break;
        record.actions.push_back(
            {.seat = Seat::of(pair[0].integer(0, kMaxSeats - 1)), .text = pair[1].string()});
    }
    if (problem.found()) return fail("record/invalid", problem.message());
    return record;
}

}  // namespace faubourg::codec
