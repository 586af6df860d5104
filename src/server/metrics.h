#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace faubourg::server {

// The figures that a host watches, in Prometheus' text format. Labels are few and fixed: never a
// client's path, a table or a guest.
class Metrics {
  public:
    Metrics();
    Metrics(const Metrics&) = delete;
    Metrics& operator=(const Metrics&) = delete;
    ~Metrics();

    void count_request(std::string_view route, int status, double seconds);
    void count_message(double seconds_to_answer);
    void count_refusal(std::string_view code);

    // A figure that is read whenever the metrics are; `counts`: it only grows.
    void watch(const std::string& name, const std::string& help, bool counts,
               std::function<double()> figure);

    std::string text();

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace faubourg::server
