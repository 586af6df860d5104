#include "src/content/content_hash.h"

#include <array>
#include <string_view>

#include "src/core/sha256.h"

namespace faubourg::content {
namespace {

struct FormerName {
    std::string_view now;
    std::string_view former;
};

// The hashes of 0.1.0's packs. Records and stores contain them, so they stay accepted.
constexpr std::array<FormerName, 3> kFormerNames = {{
    // California
    {.now = "sha256:7acfe4977bda7e5fe26ec5f6b47ed17fde2aec3c74424b4de60feb24d582055a",
     .former = "sha256:43857ff439c69378e75c1caea4b3c979f201464818c6db07c3d81b1d2314570d"},
    // Dream Home
    {.now = "sha256:2ee7d19bdf2de98fa12a39ea3d5f4d7b93bc9e34aeb7564bcbe491c048d6b1c1",
     .former = "sha256:d1780c5b6f08c2a4aad77596c70f2253ce1825a584cd071bdc8c3173af3ff0b3"},
    // Sunrise Avenue
    {.now = "sha256:3f2bd2a34379f5ec455fd16e9c2ca75e07f5ededc31d616a2123cf991924e585",
     .former = "sha256:9b0607eeb4ad96ff4a9abee03df19265c13e1624f302aeae9f1d5df318238fca"},
}};

std::string hash_of(const Value& document) {
    return "sha256:" + hex(sha256(canonical_bytes(document)));
}

bool is_string(const Value* value) { return value != nullptr && value->string() != nullptr; }

bool is_words(const Value& value) {
    return value.members() != nullptr && value.members()->size() == 2 &&
           is_string(value.find("en")) && is_string(value.find("fr"));
}

bool is_word(const Member& member) {
    return is_words(member.value) || (member.key == "status" && is_string(&member.value));
}

// In a list, words become an empty object, so that the number of items still counts.
Value figures_of(const Value& value) {
    if (is_words(value)) return Value::object();
    if (const auto* items = value.items()) {
        Value out = Value::list();
        for (const Value& item : *items) out.add(figures_of(item));
        return out;
    }
    if (const auto* members = value.members()) {
        Value out = Value::object();
        for (const Member& member : *members) {
            if (!is_word(member)) out.add(member.key, figures_of(member.value));
        }
        return out;
    }
    return value;
}

}  // namespace

std::string content_hash(const Value& pack) { return hash_of(figures_of(pack)); }

std::vector<std::string> former_hashes(const Value& pack, std::string_view now) {
    std::vector<std::string> names;
    for (const FormerName& name : kFormerNames) {
        if (name.now == now) names.emplace_back(name.former);
    }
    if (std::string whole = hash_of(pack); whole != now) names.push_back(std::move(whole));
    return names;
}

}  // namespace faubourg::content
