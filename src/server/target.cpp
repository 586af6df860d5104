#include "src/server/target.h"

#include <algorithm>

#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

#include "src/table/names.h"

namespace faubourg::server {
namespace {

constexpr std::string_view kTablePath = "/api/tables/";
constexpr std::string_view kPlay = "/play";
constexpr std::size_t kMostDigits = 15;

std::optional<std::int64_t> number_in(const Request& request, std::string_view name) {
    const auto found = request.query.find(name);
    if (found == request.query.end() || found->second.empty() ||
        found->second.size() > kMostDigits ||
        found->second.find_first_not_of("0123456789") != std::string::npos) {
        return std::nullopt;
    }
    return std::stoll(found->second);
}

}  // namespace

bool read_target(std::string_view target, Request& request) {
    const auto parsed = boost::urls::parse_origin_form({target.data(), target.size()});
    if (!parsed) return false;
    request.path = parsed->path();
    for (const auto& item : parsed->params()) {
        request.query.try_emplace(item.key, item.value);
    }
    return true;
}

Result<Hello> read_hello(std::string_view target) {
    Request request;
    if (!read_target(target, request)) return fail("request/invalid", "no such address");
    const std::string& path = request.path;
    if (!path.starts_with(kTablePath) || !path.ends_with(kPlay) ||
        path.size() < kTablePath.size() + kPlay.size()) {
        return fail("request/not_found", "there is nothing here");
    }
    Hello hello;
    hello.table = path.substr(kTablePath.size(), path.size() - kTablePath.size() - kPlay.size());
    if (!table::is_id(hello.table)) return fail("table/unknown", "there is no such table");
    hello.since = number_in(request, "since");
    if (const auto seat = number_in(request, "seat"))
        hello.seat = Seat::of(std::min<std::int64_t>(*seat, kMaxSeats));
    if (const auto lang = request.query.find("lang"); lang != request.query.end()) {
        if (lang->second != "en" && lang->second != "fr")
            return fail("request/invalid", "lang: en or fr");
        hello.language = lang->second == "fr" ? Language::French : Language::English;
    }
    return hello;
}

}  // namespace faubourg::server
