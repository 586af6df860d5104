#include "src/codec/record_json.h"

#include "fuzz/support.h"

// Reads any text as a record. If it replays, the match writes a record that replays to the same
// bytes.
namespace faubourg::fuzz {
namespace {

constexpr int kMaxActions = 20'000;

std::string record_text(const match::AnyMatch& match) {
    return codec::to_json(codec::record_document(match.record()));
}

void require_same(const match::AnyMatch& one, const match::AnyMatch& two) {
    require(record_text(one) == record_text(two), "the record of a replay is the record");
    require(codec::to_json(one.state(Viewer::all())) == codec::to_json(two.state(Viewer::all())),
            "a replay gives the same state");
    require(codec::to_json(one.events(Viewer::all())) == codec::to_json(two.events(Viewer::all())),
            "a replay gives the same events");
    require(one.hash() == two.hash(), "a replay gives the same hash");
}

std::unique_ptr<match::AnyMatch> replay_text(const std::string& text) {
    const auto document = codec::from_json(text);
    require(document.has_value(), "a record that was written is JSON");
    const auto record = codec::read_record(*document);
    require(record.has_value(), "a record that was written is read");
    auto match = library().replay(*record);
    require(match.has_value(), "a record that was written replays");
    return std::move(*match);
}

}  // namespace
}  // namespace faubourg::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace faubourg;
    const auto document = codec::from_json(fuzz::text_of(data, size));
    if (!document) return 0;
    auto record = codec::read_record(*document);
    if (!record) {
        fuzz::require(record.error().code == "record/invalid", "a bad record is record/invalid");
        return 0;
    }
    // A fuzzer cannot guess a hash, so the right one is put in.
    if (const match::AnyRules* rules = fuzz::library().find(record->game)) {
        record->pack = rules->pack_hash();
    }
    const auto match = fuzz::library().replay(*record);
    if (!match) {
        fuzz::require(match.error().code == "record/invalid", "a bad record is record/invalid");
        return 0;
    }
    fuzz::require_same(**match, *fuzz::replay_text(fuzz::record_text(**match)));
    fuzz::require_state_is_whole(*fuzz::library().find(record->game), **match);
    // A position that was accepted can be played to its end.
    FastRandom random(size);
    fuzz::play_on(**match, random, fuzz::kMaxActions);
    fuzz::require((*match)->actor() == kNobody, "the game ends");
    fuzz::require_same(**match, *fuzz::replay_text(fuzz::record_text(**match)));
    return 0;
}
