#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/value.h"

namespace faubourg {

// Receives a document member by member. One implementation makes a Value of it. Another writes text
// directly, without a tree, for the server, which writes many documents a second.
class DocumentWriter {
  public:
    DocumentWriter() = default;
    DocumentWriter(const DocumentWriter&) = delete;
    DocumentWriter& operator=(const DocumentWriter&) = delete;
    virtual ~DocumentWriter() = default;

    // A member of the open object; an item of the open list.
    template <class T>
    DocumentWriter& add(std::string_view key, const T& value) {
        name(key);
        put(value);
        return *this;
    }
    template <class T>
    DocumentWriter& add(const T& item) {
        put(item);
        return *this;
    }

    // A member whose value `write` writes.
    template <class Write>
    DocumentWriter& member(std::string_view key, Write&& write) {
        name(key);
        write();
        return *this;
    }

    // An object or a list whose content `fill` writes. With a key it is a member; without one it is
    // an item or the whole document.
    template <class Fill>
    DocumentWriter& object(std::string_view key, Fill&& fill) {
        name(key);
        return object(fill);
    }
    template <class Fill>
    DocumentWriter& object(Fill&& fill) {
        open_object();
        fill();
        close_object();
        return *this;
    }
    template <class Fill>
    DocumentWriter& list(std::string_view key, Fill&& fill) {
        name(key);
        return list(fill);
    }
    template <class Fill>
    DocumentWriter& list(Fill&& fill) {
        open_list();
        fill();
        close_list();
        return *this;
    }

  protected:
    virtual void name(std::string_view key) = 0;  // the key of the next value
    virtual void open_object() = 0;
    virtual void close_object() = 0;
    virtual void open_list() = 0;
    virtual void close_list() = 0;
    virtual void put_null() = 0;
    virtual void put_truth(bool truth) = 0;
    virtual void put_integer(std::int64_t integer) = 0;
    virtual void put_real(double real) = 0;
    virtual void put_text(std::string_view text) = 0;

  private:
    void put(std::nullptr_t) { put_null(); }
    template <std::same_as<bool> B>
    void put(B truth) {
        put_truth(truth);
    }
    template <std::integral I>
        requires(!std::same_as<I, bool> && !std::same_as<I, char>)
    void put(I integer) {
        put_integer(static_cast<std::int64_t>(integer));
    }
    void put(double real) { put_real(real); }
    // A seat's number; nobody is null.
    void put(Seat seat) {
        if (seat == kNobody) {
            put_null();
        } else {
            put_integer(seat.number());
        }
    }
    void put(std::string_view text) { put_text(text); }
    void put(const std::string& text) { put_text(text); }
    void put(const char* text) { put_text(text); }
    template <class T>
    void put(const std::optional<T>& value) {
        if (value) {
            put(*value);
        } else {
            put_null();
        }
    }
    void put(const Value& value);
};

// Makes a Value.
class ValueWriter final : public DocumentWriter {
  public:
    // The whole document, once it is written.
    Value take() { return std::move(whole_); }

  protected:
    void name(std::string_view key) override { key_ = key; }
    void open_object() override { open_.push_back({.value = Value::object(), .key = key_}); }
    void close_object() override { close(); }
    void open_list() override { open_.push_back({.value = Value::list(), .key = key_}); }
    void close_list() override { close(); }
    void put_null() override { place(Value(), key_); }
    void put_truth(bool truth) override { place(truth, key_); }
    void put_integer(std::int64_t integer) override { place(integer, key_); }
    void put_real(double real) override { place(real, key_); }
    void put_text(std::string_view text) override { place(text, key_); }

  private:
    struct Open {
        Value value;
        std::string key;
    };
    void close();
    void place(Value value, std::string_view key);

    Value whole_;
    std::vector<Open> open_;
    std::string key_;
};

}  // namespace faubourg
