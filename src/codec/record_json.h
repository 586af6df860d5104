#pragma once

#include <string_view>

#include "src/core/result.h"
#include "src/match/record.h"

namespace faubourg::codec {

// A record as a document: {"record":1,"game":..,"pack":"sha256:..","rules":1,"players":..,
// "options":{..},"seed":"..","state":{..} when one was given,"actions":[[0,"coin"],..]}.
Value record_document(const match::Record& record);

// Errors have the code record/invalid and name the key.
Result<match::Record> read_record(const Value& document);

}  // namespace faubourg::codec
