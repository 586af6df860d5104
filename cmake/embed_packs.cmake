# cmake -D PACKS=<file with a pack's path on each line> -D OUTPUT=<.cpp> -P embed_packs.cmake
# Writes the packs as arrays of characters, since compilers limit the length of string literals.

file(STRINGS "${PACKS}" packs)
set(arrays "")
set(entries "")
set(count 0)
foreach(pack IN LISTS packs)
  get_filename_component(game "${pack}" NAME_WE)
  file(READ "${pack}" bytes HEX)
  string(LENGTH "${bytes}" digits)
  math(EXPR size "${digits} / 2")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
  # The closing zero keeps the array of an empty pack from being empty.
  string(APPEND arrays "constexpr char kPack${count}[] = {${bytes}'\\0'};\n")
  string(APPEND entries "    {\"${game}\", {kPack${count}, ${size}}},\n")
  math(EXPR count "${count} + 1")
endforeach()

set(text "// Made from content/*.toml by cmake/embed_packs.cmake.\n#include \"src/content/embedded.h\"\n\n")
string(APPEND text "namespace faubourg::content {\n")
if(count EQUAL 0)
  string(APPEND text "std::span<const EmbeddedPack> embedded_packs() { return {}; }\n")
else()
  string(APPEND text "namespace {\n${arrays}constexpr EmbeddedPack kPacks[] = {\n${entries}};\n}  // namespace\n\n")
  string(APPEND text "std::span<const EmbeddedPack> embedded_packs() { return kPacks; }\n")
endif()
string(APPEND text "}  // namespace faubourg::content\n")
file(WRITE "${OUTPUT}" "${text}")
