# Libraries from outside, all Debian packages (tools/bootstrap.sh lists them).

find_package(Boost 1.81 REQUIRED COMPONENTS json)
find_package(fmt REQUIRED)
find_package(Threads REQUIRED)

# toml++ headers only: a single file includes them, and sanitizers and fuzzers can see into the
# code.
find_path(FAUBOURG_TOML_INCLUDE toml++/toml.h REQUIRED)
add_library(faubourg_toml INTERFACE)
target_include_directories(faubourg_toml SYSTEM INTERFACE "${FAUBOURG_TOML_INCLUDE}")
target_compile_definitions(faubourg_toml INTERFACE TOML_HEADER_ONLY=1)

if(FAUBOURG_TESTS)
  find_package(GTest REQUIRED)
  find_package(rapidcheck REQUIRED)
endif()
if(NOT FAUBOURG_PROGRAM)
  return()
endif()

# What only the rooms with databases and sockets and the program need.
find_package(Boost 1.81 REQUIRED COMPONENTS url)
find_package(CLI11 REQUIRED)
find_package(benchmark REQUIRED)
find_package(SQLite3 REQUIRED)

# CMake's own module for PostgreSQL also wants the server's headers; the client's are enough.
find_path(FAUBOURG_PQ_INCLUDE libpq-fe.h PATH_SUFFIXES postgresql REQUIRED)
find_library(FAUBOURG_PQ_LIBRARY pq REQUIRED)
add_library(faubourg_pq INTERFACE)
target_include_directories(faubourg_pq SYSTEM INTERFACE "${FAUBOURG_PQ_INCLUDE}")
target_link_libraries(faubourg_pq INTERFACE "${FAUBOURG_PQ_LIBRARY}")

find_package(spdlog REQUIRED)
find_package(prometheus-cpp REQUIRED COMPONENTS core)
find_path(FAUBOURG_SODIUM_INCLUDE sodium.h REQUIRED)
find_library(FAUBOURG_SODIUM_LIBRARY sodium REQUIRED)
add_library(faubourg_sodium INTERFACE)
target_include_directories(faubourg_sodium SYSTEM INTERFACE "${FAUBOURG_SODIUM_INCLUDE}")
target_link_libraries(faubourg_sodium INTERFACE "${FAUBOURG_SODIUM_LIBRARY}")
