#pragma once

#include <functional>
#include <memory>
#include <string>

namespace faubourg::store {

// Hears, on a thread of its own, of tables that other processes on the same PostgreSQL have written
// to. After a lost connection it says so with an empty id: anything may have been missed.
class News {
  public:
    using Heard = std::function<void(std::string table)>;
    virtual ~News() = default;
};

// `origin` is this process: what it says itself is not heard.
std::unique_ptr<News> listen_to_postgres(const std::string& url, std::string origin,
                                         News::Heard heard);

}  // namespace faubourg::store
