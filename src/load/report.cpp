#include <iomanip>
#include <ostream>

#include "src/codec/json.h"
#include "src/load/load.h"

namespace faubourg::load {

void print(const Report& report, const Options& options, std::ostream& out) {
    const double rate =
        report.seconds > 0 ? static_cast<double>(report.acknowledged) / report.seconds : 0;
    if (options.json) {
        Value line = Value::object();
        line.add("tables", options.tables)
            .add("seconds", report.seconds)
            .add("acknowledged", report.acknowledged);
        line.add("per_second", rate)
            .add("p50_ms", report.p50)
            .add("p99_ms", report.p99)
            .add("max_ms", report.max);
        line.add("bytes_in", report.bytes_in)
            .add("bytes_out", report.bytes_out)
            .add("games", report.games);
        line.add("verified", report.verified)
            .add("missing", report.missing)
            .add("unasked", report.unasked);
        line.add("refused", report.refused)
            .add("reconnects", report.reconnects)
            .add("problem", report.problem);
        out << codec::to_json(line) << '\n';
        return;
    }
    out << std::fixed << std::setprecision(1) << report.acknowledged << " actions acknowledged in "
        << report.seconds << " s: " << rate << " a second\n"
        << std::setprecision(2) << "latency in ms: p50 " << report.p50 << ", p99 " << report.p99
        << ", max " << report.max << '\n'
        << std::setprecision(1) << "received " << static_cast<double>(report.bytes_in) / 1e6
        << " MB, sent " << static_cast<double>(report.bytes_out) / 1e6 << " MB; " << report.games
        << " games finished; " << report.reconnects << " reconnects\n"
        << "verified in the records: " << report.verified << " of " << report.acknowledged
        << "; missing " << report.missing << ", unasked " << report.unasked << ", refused "
        << report.refused << '\n';
    if (!report.problem.empty()) out << "problem: " << report.problem << '\n';
}

}  // namespace faubourg::load
