#pragma once

#include <string>
#include <string_view>

#include "src/core/document_writer.h"

namespace faubourg::codec {

// Appends compact JSON to a text: members in their order, no blanks.
class JsonWriter final : public DocumentWriter {
  public:
    explicit JsonWriter(std::string& text) : text_(text) {}

  protected:
    void name(std::string_view key) override;
    void open_object() override;
    void close_object() override { text_ += '}'; }
    void open_list() override;
    void close_list() override { text_ += ']'; }
    void put_null() override;
    void put_truth(bool truth) override;
    void put_integer(std::int64_t integer) override;
    void put_real(double real) override;
    void put_text(std::string_view text) override;

  private:
    void separate();
    void quote(std::string_view text);

    std::string& text_;
};

}  // namespace faubourg::codec
