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
  target_precompile_headers(${name} PRIVATE <gtest/gtest.h>)
  target_compile_definitions(${name} PRIVATE
    FAUBOURG_VERSION="${PROJECT_VERSION}"
    FAUBOURG_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
    FAUBOURG_PROGRAM="${PROJECT_BINARY_DIR}/faubourg")
  add_test(NAME ${name} COMMAND ${name})
endfunction()

file(GLOB_RECURSE unit_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/*_test.cpp")
faubourg_test(unit_tests ${unit_sources})

foreach(suite conformance golden blackbox)
  file(GLOB_RECURSE suite_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/${suite}/*.cpp")
  faubourg_test(${suite}_tests ${suite_sources})
endforeach()

# The black-box tests start the program.
if(TARGET blackbox_tests AND TARGET faubourg)
  add_dependencies(blackbox_tests faubourg)
endif()
