#include "src/core/pack_reader.h"

#include <algorithm>

namespace faubourg {

void read_pack_head(const Reader& pack, std::string_view game) {
    pack.at("format").integer(1, 1);
    if (const Reader id = pack.at("game"); id.present() && id.string() != game) {
        id.report("must be \"" + std::string(game) + "\"");
    }
    read_names(pack.at("title"));
}

Text read_names(const Reader& names) {
    if (!names.present()) return {};
    names.only({"en", "fr"});
    const auto read = [](const Reader& name) {
        std::string text = name.string();
        if (name.present() && text.empty()) name.report("must not be empty");
        return text;
    };
    return {.en = read(names.at("en")), .fr = read(names.at("fr"))};
}

void read_status(const Reader& entry) {
    if (!entry.present()) return;
    const Reader status = entry.at("status");
    if (status.present()) status.one_of({"rulebook", "source", "reconstruction"});
}

std::string read_id(const Reader& id, std::vector<std::string>& taken) {
    std::string text = id.string();
    if (!id.present()) return text;
    const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
    const bool well_formed =
        !text.empty() && is_letter(text.front()) && std::ranges::all_of(text, [&](char c) {
            return is_letter(c) || (c >= '0' && c <= '9') || c == '-';
        });
    if (!well_formed) id.report("must be lower-case letters, digits and hyphens");
    if (std::ranges::find(taken, text) != taken.end()) id.report("\"" + text + "\" is there twice");
    taken.push_back(text);
    return text;
}

std::unexpected<Error> pack_error(const Problem& problem) {
    return fail("content/invalid", problem.message());
}

}  // namespace faubourg
