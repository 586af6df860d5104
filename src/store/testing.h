#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "src/store/memory_store.h"
#include "src/store/open_store.h"
#include "src/store/postgres_testing.h"

namespace faubourg::store {

// A folder that is removed when the test ends.
class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "faubourg-XXXXXX").string();
        path_ = mkdtemp(pattern.data());
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() { std::filesystem::remove_all(path_); }
    std::string file(const std::string& name) const { return path_ + "/" + name; }

  private:
    std::string path_;
};

// The kinds of stores that one suite runs over.
inline std::vector<std::string> store_kinds() { return {"memory", "sqlite", "postgres"}; }

// An empty store of a kind, and where it is.
class StorePlace {
  public:
    explicit StorePlace(const std::string& kind) {
        if (kind == "sqlite") where_ = folder_.file("store.db");
        if (kind == "postgres") where_ = TestPostgres::instance().new_database();
    }
    const std::string& where() const { return where_; }
    std::unique_ptr<Store> open(const std::string& origin = "test") const {
        return open_store(where_, origin);
    }

  private:
    TemporaryFolder folder_;
    std::string where_ = "memory";
};

// The n-th entry of a table, with its head.
inline Append append_of(const std::string& table, std::int64_t number) {
    const std::string id = table + "-" + std::to_string(number);
    return {.entry = {.table = table,
                      .number = number,
                      .at = 1000 + number,
                      .kind = number == 1 ? "open" : "act",
                      .seat = 1,
                      .guest = "guest",
                      .body = "buy A2 c3",
                      .id = id},
            .head = {.table = table,
                     .version = number,
                     .phase = Phase::Playing,
                     .listed = true,
                     .updated = 1000 + number,
                     .due = std::nullopt,
                     .summary = "{}"},
            .guests = std::nullopt,
            .claimed_until = 0};
}

}  // namespace faubourg::store
