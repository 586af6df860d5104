#pragma once

#include <cstdint>
#include <memory>

#include "src/match/library.h"
#include "src/server/config.h"

namespace faubourg::server {

// The whole server. Tables, sessions and the API live on the thread that calls `run`; the store and
// each bot have their own.
class Server {
  public:
    // Opens the store and the port; throws store::Failure.
    Server(const match::Library& library, Config config);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    std::uint16_t port() const;
    // Serves until `stop` is called and everything under way is done.
    void run();
    // Takes nothing new, finishes what is under way, and lets `run` return. Any thread may call it.
    void stop();
    // Calls `stop` on SIGTERM or SIGINT.
    void stop_at_signals();

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace faubourg::server
