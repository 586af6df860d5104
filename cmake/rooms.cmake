# A room is a folder of src/ and a library: faubourg_core, faubourg_games, ...

# faubourg_room(NAME [NO_EXCEPTIONS] [VERSION] [DEPENDS room...] [LIBRARIES library...])
# The library of src/NAME: all its .cpp files but the tests (*_test.cpp), what tests share (*testing.cpp) and main.cpp.
# New files and folders are found by themselves. VERSION defines FAUBOURG_VERSION in it. A room without a folder is
# left out, also where others depend on it.
function(faubourg_room name)
  cmake_parse_arguments(PARSE_ARGV 1 room "NO_EXCEPTIONS;VERSION" "" "DEPENDS;LIBRARIES")
  if(NOT IS_DIRECTORY "${PROJECT_SOURCE_DIR}/src/${name}")
    return()
  endif()

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/${name}/*.cpp")
  list(FILTER sources EXCLUDE REGEX "(_test|testing|/main)\\.cpp$")
  # A room may consist of headers only; with this file every room is the same kind of library.
  set(anchor "${PROJECT_BINARY_DIR}/rooms/${name}.cpp")
  file(CONFIGURE OUTPUT "${anchor}" CONTENT "// The room ${name} is a library even without a source of its own.\n")

  set(library faubourg_${name})
  add_library(${library} STATIC ${sources} "${anchor}")
  target_include_directories(${library} PUBLIC "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${library} PRIVATE faubourg_warnings)
  if(room_VERSION)
    target_compile_definitions(${library} PRIVATE FAUBOURG_VERSION="${PROJECT_VERSION}")
  endif()
  if(FAUBOURG_FUZZ)
    # libFuzzer is guided by the code of the rooms; only the fuzz targets link its main function.
    target_compile_options(${library} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
  if(room_NO_EXCEPTIONS)
    target_compile_options(${library} PRIVATE -fno-exceptions)
  endif()
  foreach(lower IN LISTS room_DEPENDS)
    if(TARGET faubourg_${lower})
      target_link_libraries(${library} PUBLIC faubourg_${lower})
    endif()
  endforeach()
  target_link_libraries(${library} PUBLIC ${room_LIBRARIES})
  set_property(GLOBAL APPEND PROPERTY FAUBOURG_ROOMS ${name})
  set_property(GLOBAL PROPERTY FAUBOURG_${name}_DEPENDS ${room_DEPENDS})
endfunction()

# faubourg_embed_packs(LIBRARY): compiles content/*.toml into LIBRARY, behind src/content/embedded.h.
function(faubourg_embed_packs library)
  if(NOT TARGET ${library})
    return()
  endif()
  file(GLOB packs CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/content/*.toml")
  set(script "${PROJECT_SOURCE_DIR}/cmake/embed_packs.cmake")
  set(generated "${PROJECT_BINARY_DIR}/generated/embedded_packs.cpp")
  # The list is in a file, so that the build notices when a pack is removed as well as when one
  # changes.
  set(list_file "${PROJECT_BINARY_DIR}/generated/packs.txt")
  list(JOIN packs "\n" lines)
  file(CONFIGURE OUTPUT "${list_file}" CONTENT "${lines}\n" @ONLY)
  add_custom_command(
    OUTPUT "${generated}"
    COMMAND "${CMAKE_COMMAND}" -D "PACKS=${list_file}" -D "OUTPUT=${generated}" -P "${script}"
    DEPENDS ${packs} "${script}" "${list_file}"
    COMMENT "Embedding content packs"
    VERBATIM)
  target_sources(${library} PRIVATE "${generated}")
endfunction()

# faubourg_embed_assets(LIBRARY): compiles docs/openapi.json and, once they are built, the browser client's files
# (web/dist) into LIBRARY, behind src/server/assets.h.
function(faubourg_embed_assets library)
  set(sources "${PROJECT_SOURCE_DIR}/docs/openapi.json")
  set(lines "/api/openapi.json=${PROJECT_SOURCE_DIR}/docs/openapi.json\n")
  file(GLOB_RECURSE pages CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/web/dist" "${PROJECT_SOURCE_DIR}/web/dist/*")
  foreach(page IN LISTS pages)
    list(APPEND sources "${PROJECT_SOURCE_DIR}/web/dist/${page}")
    string(APPEND lines "/${page}=${PROJECT_SOURCE_DIR}/web/dist/${page}\n")
  endforeach()
  set(script "${PROJECT_SOURCE_DIR}/cmake/embed_assets.cmake")
  set(generated "${PROJECT_BINARY_DIR}/generated/embedded_assets.cpp")
  set(list_file "${PROJECT_BINARY_DIR}/generated/assets.txt")
  file(CONFIGURE OUTPUT "${list_file}" CONTENT "${lines}" @ONLY)
  add_custom_command(
    OUTPUT "${generated}"
    COMMAND "${CMAKE_COMMAND}" -D "ASSETS=${list_file}" -D "OUTPUT=${generated}" -P "${script}"
    DEPENDS ${sources} "${script}" "${list_file}"
    COMMENT "Embedding assets"
    VERBATIM)
  target_sources(${library} PRIVATE "${generated}")
endfunction()

# faubourg_program(NAME MAIN LIBRARY): the executable, once its main file is there.
function(faubourg_program name main library)
  if(NOT EXISTS "${PROJECT_SOURCE_DIR}/${main}")
    return()
  endif()
  add_executable(${name} ${main})
  target_link_libraries(${name} PRIVATE ${library} faubourg_warnings)
endfunction()
