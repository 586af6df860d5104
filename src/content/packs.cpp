#include "src/content/packs.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>

#include "src/content/content_hash.h"
#include "src/content/embedded.h"
#include "src/content/toml_document.h"

namespace faubourg::content {
namespace {

// Far above any real pack; a mistyped path to a huge file must not fill the memory.
constexpr std::size_t kMaxPackBytes = std::size_t{1} << 20;

std::unexpected<Error> bad(std::string_view source, std::string_view reason) {
    return fail("content/invalid", std::string(source) + ": " + std::string(reason));
}

}  // namespace

Result<Pack> parse_pack(std::string_view toml, std::string_view source) {
    if (toml.size() > kMaxPackBytes) return bad(source, "a pack is at most 1 MiB");
    auto document = parse_toml(toml);
    if (!document) return bad(source, document.error().message);
    const Value* game = document->find("game");
    if (game == nullptr || game->string() == nullptr) {
        return bad(source, "game: must be the id of a game");
    }
    std::string hash = content_hash(*document);
    std::vector<std::string> former = former_hashes(*document, hash);
    Pack pack{.game = *game->string(),
              .source = std::string(source),
              .hash = std::move(hash),
              .former_hashes = std::move(former),
              .document = {}};
    pack.document = std::move(*document);
    return pack;
}

Result<Pack> load_pack(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return bad(file, std::string("can't be opened: ") + std::strerror(errno));
    std::string text(kMaxPackBytes + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad()) return bad(file, "can't be read");
    text.resize(static_cast<std::size_t>(in.gcount()));
    return parse_pack(text, file);
}

Result<Pack> default_pack(std::string_view game) {
    for (const EmbeddedPack& pack : embedded_packs()) {
        if (pack.game == game) return parse_pack(pack.text, std::string(game) + ".toml");
    }
    return bad(std::string(game) + ".toml", "no such pack is compiled in");
}

Result<std::vector<Pack>> default_packs() {
    std::vector<Pack> packs;
    for (const EmbeddedPack& embedded : embedded_packs()) {
        auto pack = default_pack(embedded.game);
        if (!pack) return fail(pack);
        packs.push_back(std::move(*pack));
    }
    return packs;
}

}  // namespace faubourg::content
