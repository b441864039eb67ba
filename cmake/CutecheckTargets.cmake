# How targets are made: one function for libraries, one for tests.
#
#   cutecheck_library(NAME SOURCES a.cpp ... LINKS lib ... [EXTERNAL lib ...] [EXCEPTIONS])
# makes cutecheck_NAME and, when tests are built, cutecheck_NAME_faulty: the same with the planted-fault switches
# of core/fault.h. Only sources that have a switch are compiled once more, which is seen when CMake runs: run it
# again after planting the first switch of a file. LINKS names cutecheck libraries without their prefix, so
# that a faulty library links faulty ones; EXTERNAL names other libraries.
#
#   cutecheck_test(NAME SOURCES a_test.cpp ... LINKS lib ... [EXTERNAL lib ...] [FAULTY] [LABELS l ...])
# makes the GoogleTest program NAME and registers each of its tests with CTest; and NAME_mutated, its objects
# over the faulty libraries, in which the environment plants a fault (tools/mutate builds those it runs).

function(cutecheck_compile_options target)
  # g++ 12 sees overlapping copies in "literal" + std::string where there are none (GCC bug 105651).
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
    $<$<BOOL:${CUTECHECK_WERROR}>:-Werror>)
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>)
endfunction()

# Lets libFuzzer see which edges of the target run: of what is checked, and not of the checks, whose edges say
# nothing about it. Its hooks at comparisons stay out: they cost as much as the code around them, and the mutators and
# dictionaries of fuzz/ know the words that they would find.
function(cutecheck_covered target)
  target_compile_options(${target} PRIVATE -fsanitize-coverage=inline-8bit-counters,pc-table)
endfunction()

function(cutecheck_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS;EXTERNAL" ${ARGN})
  add_library(cutecheck_${name} STATIC ${ARG_SOURCES})
  cutecheck_compile_options(cutecheck_${name})
  list(TRANSFORM ARG_LINKS PREPEND cutecheck_ OUTPUT_VARIABLE links)
  target_link_libraries(cutecheck_${name} PUBLIC ${links} ${ARG_EXTERNAL})
  add_library(cutecheck::${name} ALIAS cutecheck_${name})

  if(CUTECHECK_TESTS)
    set(switched)
    foreach(source ${ARG_SOURCES})
      file(STRINGS ${source} switch REGEX "CUTECHECK_FAULT|CUTECHECK_PLANTED" LIMIT_COUNT 1)
      if(switch)
        list(APPEND switched ${source})
      endif()
    endforeach()
    list(TRANSFORM switched REPLACE "^.*/" "" OUTPUT_VARIABLE names)
    list(JOIN names "|" names)
    set(objects $<TARGET_OBJECTS:cutecheck_${name}>)
    if(switched)
      set(objects "$<FILTER:${objects},EXCLUDE,/(${names})\\.o$>")
    endif()
    add_library(cutecheck_${name}_faulty STATIC EXCLUDE_FROM_ALL ${switched} ${objects})
    set_target_properties(cutecheck_${name}_faulty PROPERTIES LINKER_LANGUAGE CXX)
    cutecheck_compile_options(cutecheck_${name}_faulty)
    target_compile_definitions(cutecheck_${name}_faulty PUBLIC CUTECHECK_PLANTED_FAULTS)
    list(TRANSFORM links APPEND _faulty)
    target_link_libraries(cutecheck_${name}_faulty PUBLIC ${links} ${ARG_EXTERNAL})
  endif()
endfunction()

function(cutecheck_test name)
  cmake_parse_arguments(ARG "FAULTY" "" "SOURCES;LINKS;EXTERNAL;LABELS" ${ARGN})
  if(NOT CUTECHECK_TESTS OR (ARG_FAULTY AND NOT CUTECHECK_PLANTED))
    return()
  endif()
  find_package(GTest REQUIRED)
  include(GoogleTest)
  add_executable(${name} ${ARG_SOURCES})
  cutecheck_compile_options(${name})
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
  # NO_PRETTY_VALUES: a parameter that GoogleTest cannot print would put its address into the test's name.
  # The discovery asks the program for its tests; five seconds, the default, is short on a busy machine.
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST NO_PRETTY_VALUES DISCOVERY_TIMEOUT 120
    PROPERTIES LABELS "${labels}" TIMEOUT 900
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
endfunction()
