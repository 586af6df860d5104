#include "src/content/toml_document.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "src/content/toml_library.h"

namespace faubourg::content {
namespace {

// Deeper than any pack nests; protects the stack.
constexpr int kMaxDepth = 16;
// toml++ has no limit of its own for nested tables, and every dot of a key nests one more.
constexpr std::ptrdiff_t kMaxDots = 100;

std::string at_line(const toml::source_region& region, std::string_view reason) {
    return "line " + std::to_string(region.begin.line) + ": " + std::string(reason);
}

Result<Value> convert(const toml::node& node, Fractions fractions, int depth) {
    if (depth > kMaxDepth) {
        return fail("content/invalid", at_line(node.source(), "is nested too deeply"));
    }
    if (const toml::table* table = node.as_table()) {
        Value object = Value::object();
        for (const auto& [key, child] : *table) {
            auto value = convert(child, fractions, depth + 1);
            if (!value) return value;
            object.add(key.str(), std::move(*value));
        }
        return object;
    }
    if (const toml::array* array = node.as_array()) {
        Value list = Value::list();
        for (const toml::node& child : *array) {
            auto value = convert(child, fractions, depth + 1);
            if (!value) return value;
            list.add(std::move(*value));
        }
        return list;
    }
    if (const auto* text = node.as_string()) return Value(text->get());
    if (const auto* number = node.as_integer()) return Value(number->get());
    if (const auto* truth = node.as_boolean()) return Value(truth->get());
    const auto* real = node.as_floating_point();
    if (real != nullptr && fractions == Fractions::Taken && std::isfinite(real->get())) {
        return Value(real->get());
    }
    return fail("content/invalid",
                at_line(node.source(), "dates and numbers with a fraction have no place here"));
}

// The first line with more dots than any key has, or 0.
int line_with_too_many_dots(std::string_view text) {
    for (int line = 1; !text.empty(); ++line) {
        const std::string_view first = text.substr(0, text.find('\n'));
        if (std::ranges::count(first, '.') > kMaxDots) return line;
        text.remove_prefix(std::min(first.size() + 1, text.size()));
    }
    return 0;
}

}  // namespace

Result<Value> parse_toml(std::string_view text, Fractions fractions) {
    if (const int line = line_with_too_many_dots(text); line > 0) {
        return fail("content/invalid", "line " + std::to_string(line) + ": is nested too deeply");
    }
    const toml::parse_result parsed = toml::parse(text);
    if (!parsed) {
        return fail("content/invalid",
                    at_line(parsed.error().source(), parsed.error().description()));
    }
    return convert(parsed.table(), fractions, 0);
}

}  // namespace faubourg::content
