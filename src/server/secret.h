#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace faubourg::server {

// Secrets and ids from libsodium, as letters and digits.

// 160 random bits: what a guest or a link is known by. Never stored or logged.
std::string new_secret();
// What is stored instead of a secret. Secrets are random, so a fast hash is a safe one.
std::string hash_of_secret(std::string_view secret);
// Whether the text has the form of a secret.
bool is_secret(std::string_view text);

// 80 random bits: tables, guests. Not secret, but not to be guessed either.
std::string new_id();
bool is_id(std::string_view text);

// With a key that is new in each process: nobody can make two texts that collide.
std::uint64_t keyed_hash(std::string_view text);

// 128 random bits: the seed of a random deal.
std::string new_seed();

}  // namespace faubourg::server
