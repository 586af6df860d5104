#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "src/core/document_writer.h"

namespace faubourg::codec {

// Appends compact JSON to a text: members in their order, no blanks. The text is complete only
// after the writer is destroyed; until then it is longer than what has been written, so that most
// writing is plain copying.
class JsonWriter final : public DocumentWriter {
  public:
    explicit JsonWriter(std::string& text) : text_(text), size_(text.size()) {}
    JsonWriter(const JsonWriter&) = delete;
    JsonWriter& operator=(const JsonWriter&) = delete;
    ~JsonWriter() override { text_.resize(size_); }

  protected:
    void name(std::string_view key) override;
    void open_object() override { put_item("{"); }
    void close_object() override { put_end('}'); }
    void open_list() override { put_item("["); }
    void close_list() override { put_end(']'); }
    void put_null() override { put_item("null"); }
    void put_truth(bool truth) override { put_item(truth ? "true" : "false"); }
    void put_integer(std::int64_t integer) override;
    void put_real(double real) override;
    void put_text(std::string_view text) override;

  private:
    // Makes room for this many characters and what may surround them: a comma, quotes, a colon.
    void grow_by(std::size_t characters);
    // Where the next characters go, after a comma if one is needed; there is room for this many.
    char* room_for(std::size_t characters);
    void written_to(const char* end) { size_ = static_cast<std::size_t>(end - text_.data()); }
    void put_item(std::string_view text);
    void put_end(char bracket);
    char* quote(char* to, std::string_view text);

    std::string& text_;
    std::size_t size_;
};

}  // namespace faubourg::codec
