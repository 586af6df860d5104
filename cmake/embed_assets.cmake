# cmake -D ASSETS=<file with "path=file" on each line> -D OUTPUT=<.cpp> -P embed_assets.cmake
# Writes the files as arrays of characters behind src/server/assets.h.

set(types_json "application/json")
set(types_html "text/html; charset=utf-8")
set(types_js "text/javascript; charset=utf-8")
set(types_css "text/css; charset=utf-8")
set(types_svg "image/svg+xml")
set(types_png "image/png")
set(types_ico "image/x-icon")
set(types_woff2 "font/woff2")
set(types_wasm "application/wasm")
set(types_webmanifest "application/manifest+json")

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
  file(READ "${source}" bytes HEX)
  string(LENGTH "${bytes}" digits)
  math(EXPR size "${digits} / 2")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
  string(APPEND arrays "constexpr char kAsset${count}[] = {${bytes}'\\0'};\n")
  string(APPEND entries "    {\"${path}\", \"${type}\", {kAsset${count}, ${size}}},\n")
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
