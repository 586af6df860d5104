#pragma once

#include <memory>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "src/core/executor.h"

namespace faubourg::server {

// The network thread as an executor.
class AsioExecutor final : public Executor {
  public:
    explicit AsioExecutor(boost::asio::io_context& context) : context_(context) {}

    void post(Work work) override {
        boost::asio::post(context_, [work = std::move(work)]() mutable { work(); });
    }
    void post_after(std::chrono::milliseconds delay, Work work) override {
        auto timer = std::make_unique<boost::asio::steady_timer>(context_, delay);
        boost::asio::steady_timer& waiting = *timer;
        waiting.async_wait([timer = std::move(timer), work = std::move(work)](
                               const boost::system::error_code& error) mutable {
            if (!error) work();
        });
    }

  private:
    boost::asio::io_context& context_;
};

}  // namespace faubourg::server
