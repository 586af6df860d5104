# Test executables: unit_tests from the files beside the code, the others from the folders of tests/.

enable_testing()
get_property(FAUBOURG_ROOM_LIBRARIES GLOBAL PROPERTY FAUBOURG_ROOMS)

# faubourg_test(NAME SOURCE...): a GoogleTest executable over all rooms. Without sources there is none.
function(faubourg_test name)
  if(NOT ARGN)
    return()
  endif()
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE
    ${FAUBOURG_ROOM_LIBRARIES} faubourg_warnings rapidcheck_gtest GTest::gmock GTest::gtest_main)
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
  target_compile_definitions(${name} PRIVATE
    FAUBOURG_VERSION="${PROJECT_VERSION}"
    FAUBOURG_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
    FAUBOURG_PROGRAM="${PROJECT_BINARY_DIR}/faubourg")
  add_test(NAME ${name} COMMAND ${name})
endfunction()

# GoogleTest is half of what a small test file costs to compile: it is compiled once, in a library
# of its own, so that no suite waits for another.
file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/rooms/test_headers.cpp"
     CONTENT "// Carries the precompiled header of the tests.\n")
faubourg_test(test_headers "${PROJECT_BINARY_DIR}/rooms/test_headers.cpp")
target_precompile_headers(test_headers PRIVATE <gtest/gtest.h>)

# The rooms with input and output have their unit tests apart: those need databases and sockets.
file(GLOB_RECURSE unit_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/*_test.cpp")
set(service_sources ${unit_sources})
list(FILTER unit_sources EXCLUDE REGEX "/src/(store|server|load)/")
list(FILTER service_sources INCLUDE REGEX "/src/(store|server|load)/")
faubourg_test(unit_tests ${unit_sources})
# With the matches that tests share.
faubourg_test(service_tests ${service_sources} src/match/testing_test.cpp)
set(conformance_support src/match/testing_test.cpp)
foreach(suite conformance golden blackbox crash)
  file(GLOB_RECURSE suite_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/${suite}/*.cpp")
  faubourg_test(${suite}_tests ${suite_sources} ${${suite}_support})
endforeach()
foreach(suite unit service conformance golden blackbox crash)
  if(TARGET ${suite}_tests)
    target_precompile_headers(${suite}_tests REUSE_FROM test_headers)
  endif()
endforeach()

# These start the program.
foreach(suite blackbox crash)
  if(TARGET ${suite}_tests AND TARGET faubourg)
    add_dependencies(${suite}_tests faubourg)
  endif()
endforeach()
