#include "src/server/metrics.h"

#include <vector>

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

namespace faubourg::server {
namespace {

const prometheus::Histogram::BucketBoundaries kSeconds = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                                          0.1,   0.25,   0.5,   1,    2.5,   10};

}  // namespace

struct Metrics::Inside {
    struct Watched {
        prometheus::Counter* counter;
        prometheus::Gauge* gauge;
        std::function<double()> figure;
    };

    prometheus::Registry registry;
    prometheus::Family<prometheus::Counter>& requests =
        prometheus::BuildCounter()
            .Name("faubourg_http_requests_total")
            .Help("HTTP requests by route and status")
            .Register(registry);
    prometheus::Histogram& request_seconds = prometheus::BuildHistogram()
                                                 .Name("faubourg_http_seconds")
                                                 .Help("Time to answer an HTTP request")
                                                 .Register(registry)
                                                 .Add({}, kSeconds);
    prometheus::Histogram& wish_seconds =
        prometheus::BuildHistogram()
            .Name("faubourg_wish_seconds")
            .Help("Time from a WebSocket message to its durable answer")
            .Register(registry)
            .Add({}, kSeconds);
    prometheus::Family<prometheus::Counter>& refusals =
        prometheus::BuildCounter()
            .Name("faubourg_refusals_total")
            .Help("Refusals of connections and limits by code")
            .Register(registry);
    std::vector<Watched> watched;
};

Metrics::Metrics() : inside_(std::make_unique<Inside>()) {}
Metrics::~Metrics() = default;

void Metrics::count_request(std::string_view route, int status, double seconds) {
    inside_->requests
        .Add({{"route", std::string(route.empty() ? "other" : route)},
              {"status", std::to_string(status)}})
        .Increment();
    inside_->request_seconds.Observe(seconds);
}

void Metrics::count_message(double seconds_to_answer) {
    inside_->wish_seconds.Observe(seconds_to_answer);
}

void Metrics::count_refusal(std::string_view code) {
    inside_->refusals.Add({{"code", std::string(code)}}).Increment();
}

void Metrics::watch(const std::string& name, const std::string& help, bool counts,
                    std::function<double()> figure) {
    auto& registry = inside_->registry;
    Inside::Watched item{.counter = nullptr, .gauge = nullptr, .figure = std::move(figure)};
    if (counts) {
        item.counter = &prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({});
    } else {
        item.gauge = &prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
    }
    inside_->watched.push_back(std::move(item));
}

std::string Metrics::text() {
    for (Inside::Watched& item : inside_->watched) {
        const double now = item.figure();
        if (item.gauge != nullptr) item.gauge->Set(now);
        if (item.counter != nullptr) item.counter->Increment(now - item.counter->Value());
    }
    return prometheus::TextSerializer().Serialize(inside_->registry.Collect());
}

}  // namespace faubourg::server
