# cmake -D ASSETS=<file with "path=file" on each line> -D OUTPUT=<.cpp> -P embed_assets.cmake
# Writes the files as arrays of characters behind src/server/assets.h, text also compressed with gzip.
cmake_minimum_required(VERSION 3.25)

set(types_json "application/json")
set(types_html "text/html; charset=utf-8")
set(types_js "text/javascript; charset=utf-8")
set(types_css "text/css; charset=utf-8")
set(types_txt "text/plain; charset=utf-8")
set(types_svg "image/svg+xml")
set(types_webmanifest "application/manifest+json")
set(types_wasm "application/wasm")
set(types_png "image/png")
set(types_ico "image/x-icon")
set(types_woff2 "font/woff2")
set(compressible json html js css txt svg webmanifest wasm)

# A file's bytes as an array called NAME, and its size.
function(array_of file name text_variable size_variable)
  file(READ "${file}" bytes HEX)
  string(LENGTH "${bytes}" digits)
  math(EXPR size "${digits} / 2")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
  set(${text_variable} "constexpr char ${name}[] = {${bytes}'\\0'};\n" PARENT_SCOPE)
  set(${size_variable} ${size} PARENT_SCOPE)
endfunction()

file(STRINGS "${ASSETS}" assets)
set(arrays "")
set(entries "")
set(count 0)
foreach(asset IN LISTS assets)
  string(FIND "${asset}" "=" equals)
  string(SUBSTRING "${asset}" 0 ${equals} path)
  math(EXPR after "${equals} + 1")
  string(SUBSTRING "${asset}" ${after} -1 source)
  string(REGEX REPLACE "^.*\\." "" ending "${path}")
  set(type "${types_${ending}}")
  if(NOT type)
    set(type "application/octet-stream")
  endif()
  file(SHA256 "${source}" hash)
  string(SUBSTRING "${hash}" 0 20 tag)
  array_of("${source}" kAsset${count} array size)
  string(APPEND arrays "${array}")
  set(gzip "{}")
  if(ending IN_LIST compressible)
    set(packed "${OUTPUT}.gz")
    execute_process(COMMAND gzip -9 -n -c "${source}" OUTPUT_FILE "${packed}" COMMAND_ERROR_IS_FATAL ANY)
    array_of("${packed}" kPacked${count} array packed_size)
    file(REMOVE "${packed}")
    string(APPEND arrays "${array}")
    set(gzip "{kPacked${count}, ${packed_size}}")
  endif()
  string(APPEND entries
    "    {\"${path}\", \"${type}\", \"\\\"${tag}\\\"\", {kAsset${count}, ${size}}, ${gzip}},\n")
  math(EXPR count "${count} + 1")
endforeach()

file(WRITE "${OUTPUT}" "// Made by cmake/embed_assets.cmake.\n#include \"src/server/assets.h\"\n
namespace faubourg::server {
namespace {
${arrays}constexpr Asset kAssets[] = {\n${entries}};
}  // namespace

std::span<const Asset> embedded_assets() { return kAssets; }
}  // namespace faubourg::server
")
