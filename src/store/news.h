#pragma once

#include <functional>
#include <memory>
#include <string>

namespace faubourg::store {

// Listens, on its own thread, for tables that other processes on the same PostgreSQL have written
// to. After a lost connection it reports an empty id, because any news may have been missed.
class News {
  public:
    using Heard = std::function<void(std::string table)>;
    virtual ~News() = default;
};

// `origin` names this process; its own news is ignored.
std::unique_ptr<News> listen_to_postgres(const std::string& url, std::string origin,
                                         News::Heard heard);

}  // namespace faubourg::store
