# The language, the warnings and the flags of each preset.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
set(CMAKE_COLOR_DIAGNOSTICS OFF)

# Assertions are on everywhere but in the release: only Release defines NDEBUG.
# -g1 keeps function names and line numbers, which is enough to find a failure.
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -g1")
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
# The server does less work for each move when it is optimised across files.
set(CMAKE_INTERPROCEDURAL_OPTIMIZATION_RELEASE ON)

# Results are the same on every machine: the compiler must not fuse multiply and add.
add_compile_options(-ffp-contract=off)

if(CMAKE_BUILD_TYPE STREQUAL "Release")
  # Every x86-64 machine since about 2009 has popcount, which the bit sets use.
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
    add_compile_options(-march=x86-64-v2)
  endif()
else()
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

if(FAUBOURG_SANITIZE)
  add_compile_options(-fsanitize=${FAUBOURG_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${FAUBOURG_SANITIZE})
endif()
if(FAUBOURG_COVERAGE)
  add_compile_options(-fprofile-instr-generate -fcoverage-mapping)
  add_link_options(-fprofile-instr-generate)
endif()

# Warnings are for our own code only; libraries come in as system headers.
add_library(faubourg_warnings INTERFACE)
target_compile_options(faubourg_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Werror)

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 warns of overlaps in std::string's operator+ that cannot happen (its bug 105651).
  target_compile_options(faubourg_warnings INTERFACE -Wno-restrict)
endif()

if(FAUBOURG_CCACHE)
  find_program(FAUBOURG_CCACHE_PROGRAM ccache)
  if(FAUBOURG_CCACHE_PROGRAM)
    # ccache needs this sloppiness for precompiled headers.
    set(CMAKE_CXX_COMPILER_LAUNCHER
      "${CMAKE_COMMAND}" -E env "CCACHE_SLOPPINESS=pch_defines,time_macros" "${FAUBOURG_CCACHE_PROGRAM}")
  endif()
endif()
