# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# How targets are made: one function for libraries, one for tests.
#
#   cutecheck_library(NAME SOURCES a.cpp ... LINKS lib ... [EXTERNAL lib ...] [PRECOMPILED kind] [ALONE a.cpp ...])
# makes cutecheck_NAME and, when tests are built, cutecheck_NAME_faulty: the same with planted faults. A source that
# properties/mutation/faults names has a mutant copy there, which is written and compiled when something needs it; the
# other objects are shared. LINKS names cutecheck libraries without their prefix, so
# that a faulty library links faulty ones; EXTERNAL names other libraries; PRECOMPILED a header of cmake/precompiled
# (`std` unless said). Eight sources of one folder are compiled as one (CUTECHECK_UNITY), so that what they include is
# read and instantiated once; ALONE are those that repeat a name of another's unnamed namespace.
#
#   cutecheck_test(NAME SOURCES a_test.cpp ... LINKS lib ... [EXTERNAL lib ...] [FAULTY] [LABELS l ...] [ALONE ...])
# makes the GoogleTest program NAME and registers each of its tests with CTest; and NAME_mutated, its objects
# over the faulty libraries, in which the environment plants a fault (tools/mutate builds those it runs).

option(CUTECHECK_UNITY "compile eight sources of a folder as one" ON)
option(CUTECHECK_PRECOMPILE "precompile the headers that most sources include (clang)" ON)

# What a test spends its time on is in the libraries; optimising the test itself costs more than it gives.
set(CUTECHECK_TEST_OPTIONS -O0)

function(cutecheck_compile_options target)
  # g++ 12 sees overlapping copies in "literal" + std::string where there are none (GCC bug 105651).
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
    $<$<BOOL:${CUTECHECK_WERROR}>:-Werror>)
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>)
  if(CUTECHECK_PRECOMPILE AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    # One model for all code, so that programs and modules share a precompiled header.
    target_compile_options(${target} PRIVATE -fPIC)
  endif()
endfunction()

# Makes a target carry a precompiled header, which others reuse. Without time stamps in it, what the same folder compiled
# once is found again by ccache when its build folder is made anew.
function(cutecheck_carry target header)
  target_precompile_headers(${target} PRIVATE ${header})
  target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
endfunction()

# Lets a target reuse the precompiled header cmake/precompiled/KIND.h, which is compiled once. A definition that the
# target adds must not change those headers.
function(cutecheck_precompile target kind)
  # What includes MLIR has its own (cutecheck_mlir_options).
  if(kind STREQUAL "mlir" OR NOT CUTECHECK_PRECOMPILE OR NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    return()
  endif()
  set(carrier cutecheck_precompiled_${kind})
  if(NOT TARGET ${carrier})
    add_library(${carrier} OBJECT ${PROJECT_SOURCE_DIR}/cmake/precompiled/carrier.cpp)
    cutecheck_compile_options(${carrier})
    if(kind STREQUAL "llvm")
      target_link_libraries(${carrier} PRIVATE cutecheck_llvm)
    elseif(kind STREQUAL "gtest")
      target_link_libraries(${carrier} PRIVATE GTest::gtest GTest::gmock)
      target_compile_options(${carrier} PRIVATE ${CUTECHECK_TEST_OPTIONS})
    endif()
    cutecheck_carry(${carrier} ${PROJECT_SOURCE_DIR}/cmake/precompiled/${kind}.h)
  endif()
  target_precompile_headers(${target} REUSE_FROM ${carrier})
endfunction()

# Lets libFuzzer see which edges of the target run: of what is checked, and not of the checks, whose edges say
# nothing about it. Its hooks at comparisons stay out: they cost as much as the code around them, and the mutators and
# dictionaries of fuzz/ know the words that they would find.
function(cutecheck_covered target)
  target_compile_options(${target} PRIVATE -fsanitize-coverage=inline-8bit-counters,pc-table)
endfunction()

# The mutant copies of those of the sources that have faults, and a pattern for the names of these sources. A copy lies
# in the build folder under the path of its source, which the compiler's messages name.
function(cutecheck_mutants mutants names)
  set(copies)
  set(files)
  foreach(source ${ARGN})
    cmake_path(ABSOLUTE_PATH source NORMALIZE OUTPUT_VARIABLE path)
    cmake_path(RELATIVE_PATH path BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE file)
    if(NOT file IN_LIST CUTECHECK_MUTATED)
      continue()
    endif()
    get_property(tables GLOBAL PROPERTY "CUTECHECK_FAULTS_OF_${file}")
    list(REMOVE_DUPLICATES tables)
    set(copy ${PROJECT_BINARY_DIR}/mutants/${file})
    add_custom_command(OUTPUT ${copy}
      COMMAND plant_faults ${PROJECT_SOURCE_DIR} ${file} ${copy} ${tables}
      DEPENDS plant_faults ${path} ${tables}
      COMMENT "Planting the faults of ${file}" VERBATIM)
    list(APPEND copies ${copy})
    cmake_path(GET path FILENAME stem)
    list(APPEND files ${stem})
  endforeach()
  list(JOIN files "|" pattern)
  set(${mutants} ${copies} PARENT_SCOPE)
  set(${names} ${pattern} PARENT_SCOPE)
endfunction()

# Compiles eight sources of one folder as one, but for those that `alone` lists. Sources with faults stand apart from the
# others, so that a faulty library shares all that has none. A source's group is a property of the folder of the caller,
# whichever of its targets takes the source.
function(cutecheck_unity target alone)
  if(NOT CUTECHECK_UNITY)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  foreach(source ${ARGN})
    if(source IN_LIST alone)
      continue()
    endif()
    cmake_path(ABSOLUTE_PATH source NORMALIZE OUTPUT_VARIABLE path)
    cmake_path(RELATIVE_PATH path BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE file)
    cmake_path(GET file PARENT_PATH folder)
    string(MAKE_C_IDENTIFIER "${folder}" group)
    if(file IN_LIST CUTECHECK_MUTATED)
      string(PREPEND group mutated_)
    endif()
    if(NOT DEFINED ${group}_count)
      set(${group}_count 0)
    endif()
    math(EXPR number "${${group}_count} / 8")
    math(EXPR ${group}_count "${${group}_count} + 1")
    set_source_files_properties(${source} ${PROJECT_BINARY_DIR}/mutants/${file} PROPERTIES
      UNITY_GROUP ${group}_${number})
  endforeach()
endfunction()

function(cutecheck_library name)
  cmake_parse_arguments(ARG "" "PRECOMPILED" "SOURCES;LINKS;EXTERNAL;ALONE" ${ARGN})
  if(NOT ARG_PRECOMPILED)
    set(ARG_PRECOMPILED std)
  endif()
  add_library(cutecheck_${name} STATIC ${ARG_SOURCES})
  cutecheck_unity(cutecheck_${name} "${ARG_ALONE}" ${ARG_SOURCES})
  cutecheck_compile_options(cutecheck_${name})
  cutecheck_precompile(cutecheck_${name} ${ARG_PRECOMPILED})
  list(TRANSFORM ARG_LINKS PREPEND cutecheck_ OUTPUT_VARIABLE links)
  target_link_libraries(cutecheck_${name} PUBLIC ${links} ${ARG_EXTERNAL})
  add_library(cutecheck::${name} ALIAS cutecheck_${name})

  if(CUTECHECK_TESTS)
    cutecheck_mutants(mutants names ${ARG_SOURCES})
    set(others $<TARGET_OBJECTS:cutecheck_${name}>)
    if(mutants)
      set(others "$<FILTER:${others},EXCLUDE,/(${names}|unity_mutated_[^/]*)\\.o$>")
    endif()
    add_library(cutecheck_${name}_faulty STATIC EXCLUDE_FROM_ALL ${mutants} ${others})
    set_target_properties(cutecheck_${name}_faulty PROPERTIES LINKER_LANGUAGE CXX)
    cutecheck_unity(cutecheck_${name}_faulty "${ARG_ALONE}")
    cutecheck_compile_options(cutecheck_${name}_faulty)
    if(mutants)
      cutecheck_precompile(cutecheck_${name}_faulty ${ARG_PRECOMPILED})
    endif()
    target_compile_definitions(cutecheck_${name}_faulty PUBLIC CUTECHECK_PLANTED_FAULTS)
    list(TRANSFORM links APPEND _faulty)
    target_link_libraries(cutecheck_${name}_faulty PUBLIC ${links} ${ARG_EXTERNAL})
  endif()
endfunction()

# cutecheck_umbrella(NAME LINKS lib ...): the libraries under one name, faulty or not.
function(cutecheck_umbrella name)
  cmake_parse_arguments(ARG "" "" "LINKS" ${ARGN})
  list(TRANSFORM ARG_LINKS PREPEND cutecheck_ OUTPUT_VARIABLE links)
  add_library(cutecheck_${name} INTERFACE)
  target_link_libraries(cutecheck_${name} INTERFACE ${links})
  add_library(cutecheck::${name} ALIAS cutecheck_${name})
  if(CUTECHECK_TESTS)
    list(TRANSFORM links APPEND _faulty)
    add_library(cutecheck_${name}_faulty INTERFACE)
    target_link_libraries(cutecheck_${name}_faulty INTERFACE ${links})
  endif()
endfunction()

function(cutecheck_test name)
  cmake_parse_arguments(ARG "FAULTY;LONG" "" "SOURCES;LINKS;EXTERNAL;LABELS;ALONE" ${ARGN})
  if(NOT CUTECHECK_TESTS OR (ARG_FAULTY AND NOT CUTECHECK_PLANTED))
    return()
  endif()
  find_package(GTest REQUIRED)
  include(GoogleTest)
  add_executable(${name} ${ARG_SOURCES})
  cutecheck_unity(${name} "${ARG_ALONE}" ${ARG_SOURCES})
  cutecheck_compile_options(${name})
  target_compile_options(${name} PRIVATE ${CUTECHECK_TEST_OPTIONS})
  cutecheck_precompile(${name} gtest)
  target_compile_definitions(${name} PRIVATE CUTECHECK_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  list(TRANSFORM ARG_LINKS PREPEND cutecheck_ OUTPUT_VARIABLE libraries)
  set(links ${libraries})
  if(ARG_FAULTY)
    list(TRANSFORM links APPEND _faulty)
  endif()
  target_link_libraries(${name} PRIVATE ${links} ${ARG_EXTERNAL} GTest::gtest GTest::gmock GTest::gtest_main)
  if(CUTECHECK_PLANTED)
    set(faulty ${libraries})
    list(TRANSFORM faulty APPEND _faulty)
    add_executable(${name}_mutated EXCLUDE_FROM_ALL $<TARGET_OBJECTS:${name}>
      ${PROJECT_SOURCE_DIR}/tools/mutate/plant_each_test.cpp)
    cutecheck_compile_options(${name}_mutated)
    target_compile_definitions(${name}_mutated PRIVATE CUTECHECK_PLANTED_FAULTS)
    target_link_libraries(${name}_mutated PRIVATE ${faulty} ${ARG_EXTERNAL} GTest::gtest GTest::gmock
      GTest::gtest_main)
  endif()
  if(NOT ARG_LABELS)
    set(ARG_LABELS unit)
  endif()
  # gtest_discover_tests would pass a list of labels on as several properties; one label of several words it
  # passes whole, and `ctest -L WORD` finds it.
  list(JOIN ARG_LABELS " " labels)
  # CTest knows how long a test takes when it has run once. A first run must not end with a long one, on one processor.
  set(cost 0)
  if(ARG_LONG)
    set(cost 100)
  endif()
  # NO_PRETTY_VALUES: a parameter that GoogleTest cannot print would put its address into the test's name.
  # The discovery asks the program for its tests; five seconds, the default, is short on a busy machine.
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST NO_PRETTY_VALUES DISCOVERY_TIMEOUT 120
    PROPERTIES LABELS "${labels}" TIMEOUT 900 COST ${cost}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
endfunction()
