#pragma once

#include <string>
#include <string_view>

#include "src/table/new_table.h"

namespace faubourg::server {

// Secrets and ids from libsodium, as letters and digits.

// 160 random bits that identify a guest or a link. Only a hash is stored; never logged.
std::string new_secret();
// The hash that is stored instead of a secret. A fast hash is safe because secrets are random.
std::string hash_of_secret(std::string_view secret);
// Whether the text has the form of a secret.
bool is_secret(std::string_view text);

// 80 random bits that name a table or a guest. Not secret, but hard to guess.
std::string new_id();

// 128 random bits: the seed of a random deal.
std::string new_seed();

table::Seeds new_seeds();

}  // namespace faubourg::server
