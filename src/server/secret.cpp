#include "src/server/secret.h"

#include <array>
#include <vector>

#include <sodium.h>

#include "src/store/store.h"
#include "src/table/names.h"

namespace faubourg::server {
namespace {

using table::kIdAlphabet;

constexpr std::size_t kSecretLetters = 32;
constexpr std::size_t kSeedBytes = 16;

void need_sodium() {
    static const bool kReady = sodium_init() >= 0;
    if (!kReady) throw store::Failure("libsodium can't be used");
}

std::string random_letters(std::size_t count) {
    need_sodium();
    std::vector<unsigned char> bytes(count);
    randombytes_buf(bytes.data(), bytes.size());
    std::string text(count, '0');
    for (std::size_t i = 0; i < count; ++i) text[i] = kIdAlphabet[bytes[i] % kIdAlphabet.size()];
    return text;
}

std::string hexadecimal(const unsigned char* bytes, std::size_t size) {
    std::string text(2 * size + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes, size);
    text.pop_back();
    return text;
}

}  // namespace

std::string new_secret() { return random_letters(kSecretLetters); }
std::string new_id() { return random_letters(table::kIdLetters); }
bool is_secret(std::string_view text) { return table::is_of_alphabet(text, kSecretLetters); }

std::string hash_of_secret(std::string_view secret) {
    need_sodium();
    std::array<unsigned char, crypto_generichash_BYTES> hash{};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(secret.data()), secret.size(),
                       nullptr, 0);
    return hexadecimal(hash.data(), hash.size());
}

std::string new_seed() {
    need_sodium();
    std::array<unsigned char, kSeedBytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return hexadecimal(bytes.data(), bytes.size());
}

table::Seeds new_seeds() { return {.deal = new_seed(), .bots = new_seed()}; }

}  // namespace faubourg::server
