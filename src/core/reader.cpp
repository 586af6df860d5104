#include "src/core/reader.h"

#include <algorithm>

#include "src/core/index.h"

namespace faubourg {

void Problem::report(std::string_view path, std::string_view reason) {
    if (reason_) return;
    reason_ = path.empty() ? std::string(reason) : std::string(path) + ": " + std::string(reason);
}

const Value& Reader::value() const {
    static const Value kMissing;
    return value_ != nullptr ? *value_ : kMissing;
}

Reader Reader::child(const Value* value, std::string_view key) const {
    std::string path = path_.empty() ? std::string(key) : path_ + "." + std::string(key);
    return {value, std::move(path), *problem_};
}

Reader Reader::maybe(std::string_view key) const {
    if (value_ != nullptr && value_->members() == nullptr) report("must be a table of keys");
    return child(value_ != nullptr ? value_->find(key) : nullptr, key);
}

Reader Reader::at(std::string_view key) const {
    Reader found = maybe(key);
    if (!found.present()) found.report("is missing");
    return found;
}

std::vector<Reader> Reader::items(std::size_t least, std::size_t most) const {
    std::vector<Reader> readers;
    if (value_ == nullptr) return readers;
    const Value::List* list = value_->items();
    if (list == nullptr) {
        report("must be a list");
        return readers;
    }
    if (list->size() < least || list->size() > most) {
        report("must have " +
               (least == most ? std::to_string(least)
                              : std::to_string(least) + " to " + std::to_string(most)) +
               " items, not " + std::to_string(list->size()));
        return readers;
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        readers.push_back(Reader(&(*list)[i], path_ + "[" + std::to_string(i) + "]", *problem_));
    }
    return readers;
}

std::vector<std::pair<std::string, Reader>> Reader::members() const {
    std::vector<std::pair<std::string, Reader>> readers;
    if (value_ == nullptr) return readers;
    const Value::Object* object = value_->members();
    if (object == nullptr) {
        report("must be a table of keys");
        return readers;
    }
    for (const Member& member : *object) {
        readers.emplace_back(member.key, child(&member.value, member.key));
    }
    return readers;
}

void Reader::only(std::initializer_list<std::string_view> keys) const {
    for (const auto& [key, reader] : members()) {
        if (std::ranges::find(keys, key) == keys.end()) reader.report("is not a known key");
    }
}

std::int64_t Reader::integer(std::int64_t least, std::int64_t most) const {
    if (value_ == nullptr) return least;
    const std::int64_t* number = value_->integer();
    if (number != nullptr && *number >= least && *number <= most) return *number;
    report("must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
}

bool Reader::boolean() const {
    if (value_ == nullptr) return false;
    const bool* truth = value_->boolean();
    if (truth == nullptr) report("must be true or false");
    return truth != nullptr && *truth;
}

std::string Reader::string() const {
    if (value_ == nullptr) return {};
    const std::string* text = value_->string();
    if (text == nullptr) report("must be a string");
    return text != nullptr ? *text : std::string();
}

template <class Choices>
std::size_t Reader::choose(const Choices& choices) const {
    const std::string text = string();
    if (const auto index = index_in(choices, text)) return *index;
    std::string known;
    for (const auto& choice : choices) known += (known.empty() ? "" : ", ") + std::string(choice);
    report("must be one of: " + known);
    return 0;
}

std::size_t Reader::one_of(std::span<const std::string> choices) const { return choose(choices); }

std::size_t Reader::one_of(std::span<const std::string_view> choices) const {
    return choose(choices);
}

std::size_t Reader::one_of(std::initializer_list<std::string_view> choices) const {
    return choose(choices);
}

}  // namespace faubourg
