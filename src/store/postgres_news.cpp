#include <array>
#include <chrono>
#include <cstdint>
#include <poll.h>
#include <sys/eventfd.h>
#include <thread>
#include <unistd.h>

#include "src/store/news.h"
#include "src/store/postgres_connection.h"
#include "src/store/store.h"

namespace faubourg::store {
namespace {

constexpr int kRetryMilliseconds = 500;

class PostgresNews final : public News {
  public:
    PostgresNews(std::string url, std::string origin, Heard heard)
        : url_(std::move(url)),
          origin_(std::move(origin)),
          heard_(std::move(heard)),
          ending_(eventfd(0, EFD_CLOEXEC)),
          connection_(listening()),
          thread_([this] { work(); }) {}
    PostgresNews(const PostgresNews&) = delete;
    PostgresNews& operator=(const PostgresNews&) = delete;

    ~PostgresNews() override {
        const std::uint64_t one = 1;
        if (write(ending_, &one, sizeof one) != sizeof one) std::terminate();
        thread_.join();
        close(ending_);
    }

  private:
    PostgresConnection listening() const {
        PostgresConnection connection = connect_to_postgres(url_);
        PGresult* answer = PQexec(connection.get(), "LISTEN faubourg");
        const bool good = PQresultStatus(answer) == PGRES_COMMAND_OK;
        PQclear(answer);
        if (!good) {
            throw Failure(std::string("PostgreSQL: LISTEN: ") + PQerrorMessage(connection.get()));
        }
        return connection;
    }

    // Waits for news or the end, at most this long; returns true at the end.
    bool wait(int timeout) const {
        std::array<pollfd, 2> files = {{{.fd = ending_, .events = POLLIN, .revents = 0},
                                        {.fd = connection_ ? PQsocket(connection_.get()) : -1,
                                         .events = POLLIN,
                                         .revents = 0}}};
        poll(files.data(), files.size(), timeout);
        return (files[0].revents & POLLIN) != 0;
    }

    void work() {
        while (!wait(connection_ ? -1 : kRetryMilliseconds)) {
            if (!connection_) {
                reconnect();
            } else if (PQconsumeInput(connection_.get()) == 0) {
                connection_.reset();
            }
            if (connection_) tell();
        }
    }

    void reconnect() {
        try {
            connection_ = listening();
            heard_("");
        } catch (const Failure&) {
            connection_.reset();  // the next round connects again
        }
    }

    // "table origin"
    void tell() {
        while (PGnotify* notice = PQnotifies(connection_.get())) {
            const std::string text = notice->extra;
            PQfreemem(notice);
            const std::size_t blank = text.find(' ');
            if (blank == std::string::npos || text.substr(blank + 1) == origin_) continue;
            heard_(text.substr(0, blank));
        }
    }

    std::string url_;
    std::string origin_;
    Heard heard_;
    int ending_;
    PostgresConnection connection_;
    std::thread thread_;  // last: it uses all the others
};

}  // namespace

std::unique_ptr<News> listen_to_postgres(const std::string& url, std::string origin,
                                         News::Heard heard) {
    return std::make_unique<PostgresNews>(url, std::move(origin), std::move(heard));
}

}  // namespace faubourg::store
