#pragma once

#include <algorithm>
#include <optional>
#include <ostream>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "src/core/value.h"

// Helpers for documents in tests: they show, read and edit them.
namespace faubourg {

// A document on one line, in JSON notation.
inline std::string show(const Value& value) {
    if (const bool* truth = value.boolean()) return *truth ? "true" : "false";
    if (const auto* number = value.integer()) return std::to_string(*number);
    if (const double* real = value.real()) return std::to_string(*real);
    if (const auto* text = value.string()) return "\"" + *text + "\"";
    std::string inside;
    if (const auto* items = value.items()) {
        for (const Value& item : *items) inside += (inside.empty() ? "" : ",") + show(item);
        return "[" + inside + "]";
    }
    if (value.members() == nullptr) return "null";
    for (const Member& member : *value.members()) {
        inside += (inside.empty() ? "\"" : ",\"") + member.key + "\":" + show(member.value);
    }
    return "{" + inside + "}";
}

inline void PrintTo(const Value& value, std::ostream* out) { *out << show(value); }

// The steps of a path in messages: both "seats[1].rooms.b2" and "seats.1.rooms.b2" are seats, 1,
// rooms, b2.
inline std::vector<std::string> steps_of(std::string_view path) {
    std::vector<std::string> steps(1);
    for (const char letter : path) {
        if (letter == '.' || letter == '[') {
            steps.emplace_back();
        } else if (letter != ']') {
            steps.back() += letter;
        }
    }
    return steps;
}

inline const Value& at(const Value& document, std::string_view path) {
    const Value* value = &document;
    for (const std::string& step : steps_of(path)) {
        const Value::List* items = value->items();
        value = items != nullptr ? &items->at(std::stoul(step)) : value->find(step);
        if (value == nullptr) throw std::runtime_error("no such path: " + std::string(path));
    }
    return *value;
}

// The document with the value at the end of the steps replaced, or added if there is none yet (also
// to a list); without a value, removed.
inline Value edited(const Value& document, std::span<const std::string> steps,
                    const std::optional<Value>& value) {
    const bool last = steps.size() == 1;
    if (const Value::List* items = document.items()) {
        Value::List list = *items;
        const std::size_t index = std::stoul(steps[0]);
        if (!last) {
            list.at(index) = edited(list.at(index), steps.subspan(1), value);
        } else if (!value) {
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(index));
        } else if (index >= list.size()) {
            list.push_back(*value);
        } else {
            list[index] = *value;
        }
        return list;
    }
    Value::Object object = *document.members();
    const auto place = std::ranges::find(object, steps[0], &Member::key);
    if (place == object.end()) {
        object.push_back({.key = steps[0], .value = value.value()});
    } else if (!last) {
        place->value = edited(place->value, steps.subspan(1), value);
    } else if (value) {
        place->value = *value;
    } else {
        object.erase(place);
    }
    return object;
}
inline Value edited(const Value& document, std::string_view path,
                    const std::optional<Value>& value) {
    return edited(document, steps_of(path), value);
}
inline Value with(const Value& document, std::string_view path, Value value) {
    return edited(document, path, std::move(value));
}
inline Value without(const Value& document, std::string_view path) {
    return edited(document, path, std::nullopt);
}

// The paths of everything in a document, in the notation of messages, outermost first.
inline void collect_paths(const Value& value, const std::string& path,
                          std::vector<std::string>& paths) {
    if (!path.empty()) paths.push_back(path);
    if (const Value::List* items = value.items()) {
        for (std::size_t i = 0; i < items->size(); ++i) {
            collect_paths((*items)[i], path + "[" + std::to_string(i) + "]", paths);
        }
    }
    if (value.members() == nullptr) return;
    for (const Member& member : *value.members()) {
        collect_paths(member.value, path.empty() ? member.key : path + "." + member.key, paths);
    }
}
inline std::vector<std::string> paths_of(const Value& document) {
    std::vector<std::string> paths;
    collect_paths(document, "", paths);
    return paths;
}
inline bool is_member(std::string_view path) { return !path.ends_with(']'); }

}  // namespace faubourg
