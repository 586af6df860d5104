#include "src/server/secret.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include <sodium.h>

#include "src/store/store.h"

namespace faubourg::server {
namespace {

constexpr std::string_view kLetters = "0123456789abcdefghjkmnpqrstvwxyz";  // no i, l, o, u
constexpr std::size_t kSecretLetters = 32;                                 // 5 bits each
constexpr std::size_t kIdLetters = 16;
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
    for (std::size_t i = 0; i < count; ++i) text[i] = kLetters[bytes[i] % kLetters.size()];
    return text;
}

std::string hexadecimal(const unsigned char* bytes, std::size_t size) {
    std::string text(2 * size + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes, size);
    text.pop_back();
    return text;
}

bool has_form(std::string_view text, std::size_t letters) {
    return text.size() == letters &&
           std::ranges::all_of(text, [](char c) { return kLetters.contains(c); });
}

}  // namespace

std::string new_secret() { return random_letters(kSecretLetters); }
std::string new_id() { return random_letters(kIdLetters); }
bool is_secret(std::string_view text) { return has_form(text, kSecretLetters); }
bool is_id(std::string_view text) { return has_form(text, kIdLetters); }

std::string hash_of_secret(std::string_view secret) {
    need_sodium();
    std::array<unsigned char, crypto_generichash_BYTES> hash{};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(secret.data()), secret.size(),
                       nullptr, 0);
    return hexadecimal(hash.data(), hash.size());
}

std::uint64_t keyed_hash(std::string_view text) {
    using Key = std::array<unsigned char, crypto_shorthash_KEYBYTES>;
    static const Key kKey = [] {
        need_sodium();
        Key fresh{};
        crypto_shorthash_keygen(fresh.data());
        return fresh;
    }();
    std::array<unsigned char, crypto_shorthash_BYTES> hash{};
    crypto_shorthash(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                     kKey.data());
    return std::bit_cast<std::uint64_t>(hash);
}

std::string new_seed() {
    need_sodium();
    std::array<unsigned char, kSeedBytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return hexadecimal(bytes.data(), bytes.size());
}

}  // namespace faubourg::server
