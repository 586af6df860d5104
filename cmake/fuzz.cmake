# Fuzz targets: each fuzz/<name>.cpp is the libFuzzer executable fuzz_<name>.

get_property(rooms GLOBAL PROPERTY FAUBOURG_ROOMS)
list(TRANSFORM rooms PREPEND faubourg_ OUTPUT_VARIABLE fuzz_rooms)

# faubourg_fuzz_names(OUT): the names of all fuzz targets.
function(faubourg_fuzz_names out)
  file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/fuzz/*.cpp")
  set(names)
  foreach(source IN LISTS sources)
    get_filename_component(name "${source}" NAME_WE)
    list(APPEND names ${name})
  endforeach()
  set(${out} ${names} PARENT_SCOPE)
endfunction()

faubourg_fuzz_names(fuzz_names)
add_custom_target(fuzz_targets)
foreach(name IN LISTS fuzz_names)
  add_executable(fuzz_${name} fuzz/${name}.cpp)
  target_include_directories(fuzz_${name} PRIVATE "${PROJECT_SOURCE_DIR}")
  target_link_libraries(fuzz_${name} PRIVATE ${fuzz_rooms} faubourg_warnings)
  target_compile_options(fuzz_${name} PRIVATE -fsanitize=fuzzer-no-link)
  target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
  add_dependencies(fuzz_targets fuzz_${name})
endforeach()
