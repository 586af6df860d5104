# Test programs: <room>_tests from the files beside the code, <suite>_tests from the folders of tests/. Each links
# only the rooms it needs. CTest knows them all, with what they are as a label: unit, service or the suite's name;
# tools/run_tests.py asks it.

enable_testing()
configure_file("${PROJECT_SOURCE_DIR}/cmake/project_paths.h.in" "${PROJECT_BINARY_DIR}/generated/project_paths.h")
get_property(rooms GLOBAL PROPERTY FAUBOURG_ROOMS)

# Test code is not optimised: that would take longer than it saves, and the tested code is optimised
# in its room. But what these test programs make of the templates over the rules would be too slow unoptimised with
# sanitizers.
set(optimised_with_sanitizers search_tests players_tests conformance_tests)

# Rooms that the tests of a room use besides those of the room itself: the default packs.
set(games_tests_use content)
set(players_tests_use content)
set(match_tests_use content)

# Rooms with databases and sockets, and the rooms above them. Their unit tests are apart: they need a PostgreSQL.
set(service_rooms store server load)

# Half the compile time of a small test file is GoogleTest, so its headers are precompiled once, in
# a library of their own, and no suite waits for another.
file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/rooms/test_headers.cpp"
     CONTENT "// Carries the precompiled header of the tests.\n")
add_library(test_headers STATIC "${PROJECT_BINARY_DIR}/rooms/test_headers.cpp")
target_precompile_headers(test_headers PRIVATE <gtest/gtest.h>)

# faubourg_test_code(TARGET ROOM...): what all test code has in common.
function(faubourg_test_code target)
  list(TRANSFORM ARGN PREPEND faubourg_ OUTPUT_VARIABLE libraries)
  target_link_libraries(${target} PUBLIC ${libraries} rapidcheck_gtest GTest::gmock GTest::gtest PRIVATE faubourg_warnings)
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}" "${PROJECT_BINARY_DIR}/generated")
  target_compile_definitions(${target} PRIVATE FAUBOURG_VERSION="${PROJECT_VERSION}")
  # Tests of one folder use the same short names for different things, so they can't be joined as rooms can.
  set_target_properties(${target} PROPERTIES UNITY_BUILD OFF)
  if(FAUBOURG_SANITIZE AND target IN_LIST optimised_with_sanitizers)
    target_precompile_headers(${target} PRIVATE <gtest/gtest.h>)  # the shared one is not optimised
  else()
    target_compile_options(${target} PRIVATE -O0)
    if(NOT target STREQUAL test_headers)
      target_precompile_headers(${target} REUSE_FROM test_headers)
    endif()
  endif()
endfunction()
faubourg_test_code(test_headers)

# faubourg_use_testing(TARGET ROOM...): what those rooms have for tests.
function(faubourg_use_testing target)
  foreach(room IN LISTS ARGN)
    if(TARGET faubourg_${room}_testing AND NOT target STREQUAL faubourg_${room}_testing)
      target_link_libraries(${target} PUBLIC faubourg_${room}_testing)
    endif()
  endforeach()
endfunction()

# faubourg_test(NAME LABEL SOURCES source... ROOMS room...): a test program, and what its rooms have for tests.
function(faubourg_test name label)
  cmake_parse_arguments(PARSE_ARGV 2 test "" "" "SOURCES;ROOMS")
  if(NOT test_SOURCES)
    return()
  endif()
  add_executable(${name} ${test_SOURCES})
  faubourg_test_code(${name} ${test_ROOMS})
  faubourg_use_testing(${name} ${test_ROOMS})
  target_link_libraries(${name} PRIVATE GTest::gtest_main)
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES LABELS ${label})
  set_property(GLOBAL APPEND PROPERTY FAUBOURG_${label}_TESTS ${name})
endfunction()

foreach(room IN LISTS rooms)
  get_property(depends GLOBAL PROPERTY FAUBOURG_${room}_DEPENDS)
  set(label unit)
  foreach(used ${room} ${depends})
    if(used IN_LIST service_rooms)
      set(label service)
    endif()
  endforeach()
  set(used_rooms ${room} ${depends} ${${room}_tests_use})

  # Code that a room's tests share with the tests of the rooms above it.
  file(GLOB_RECURSE shared CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/${room}/*testing.cpp")
  if(shared)
    add_library(faubourg_${room}_testing STATIC ${shared})
    faubourg_test_code(faubourg_${room}_testing ${used_rooms})
    faubourg_use_testing(faubourg_${room}_testing ${used_rooms})
  endif()
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/${room}/*_test.cpp")
  faubourg_test(${room}_tests ${label} SOURCES ${sources} ROOMS ${used_rooms})
endforeach()

# The suites over several rooms: each folder of tests/ with a *_test.cpp. These are the rooms they
# use, besides the rooms below those; a suite that is not named here uses all but the program.
set(conformance_rooms content match codec engine server)
set(golden_rooms cli)
set(blackbox_rooms content match codec server)
set(crash_rooms content match server load)
set(other_rooms ${rooms})
list(REMOVE_ITEM other_rooms cli)
file(GLOB_RECURSE suite_tests CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/tests" "${PROJECT_SOURCE_DIR}/tests/*_test.cpp")
list(TRANSFORM suite_tests REPLACE "/.*" "" OUTPUT_VARIABLE suites)
list(REMOVE_DUPLICATES suites)
if(NOT FAUBOURG_PROGRAM)
  set(suites)  # all of them use the program, or the rooms it is made of
endif()
foreach(suite IN LISTS suites)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/${suite}/*.cpp")
  if(NOT DEFINED ${suite}_rooms)
    set(${suite}_rooms ${other_rooms})
  endif()
  faubourg_test(${suite}_tests ${suite} SOURCES ${sources} ROOMS ${${suite}_rooms})
endforeach()

# unit_tests and service_tests are the programs of the rooms together.
foreach(label unit service)
  get_property(programs GLOBAL PROPERTY FAUBOURG_${label}_TESTS)
  add_custom_target(${label}_tests DEPENDS ${programs})
endforeach()

# The tests of these suites start the program.
foreach(suite blackbox crash)
  if(TARGET ${suite}_tests AND TARGET faubourg)
    add_dependencies(${suite}_tests faubourg)
  endif()
endforeach()
