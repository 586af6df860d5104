#include "src/core/document_writer.h"

namespace faubourg {

void DocumentWriter::put(const Value& value) {
    if (const bool* truth = value.boolean()) {
        put_truth(*truth);
    } else if (const auto* integer = value.integer()) {
        put_integer(*integer);
    } else if (const double* real = value.real()) {
        put_real(*real);
    } else if (const auto* text = value.string()) {
        put_text(*text);
    } else if (const auto* items = value.items()) {
        list([&] {
            for (const Value& item : *items) put(item);
        });
    } else if (const auto* members = value.members()) {
        object([&] {
            for (const Member& member : *members) add(member.key, member.value);
        });
    } else {
        put_null();
    }
}

void ValueWriter::close() {
    Open done = std::move(open_.back());
    open_.pop_back();
    place(std::move(done.value), done.key);
}

void ValueWriter::place(Value value, std::string_view key) {
    if (open_.empty()) {
        whole_ = std::move(value);
    } else if (open_.back().value.members() != nullptr) {
        open_.back().value.add(key, std::move(value));
    } else {
        open_.back().value.add(std::move(value));
    }
}

}  // namespace faubourg
