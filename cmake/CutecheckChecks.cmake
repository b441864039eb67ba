# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Checks for a project that uses cutecheck: each function registers CTest tests, labelled `cutecheck` and what they
# are. Add the repository (add_subdirectory or FetchContent), or find_package(cutecheck COMPONENTS core laws tools),
# then call them; docs/user/ci.md has an example.
# `ctest --output-junit FILE` writes all of them as JUnit XML; conform writes its own beside, a case for each law.
#
#   cutecheck_add_conform(NAME COMMAND word... [BASELINE FILE] [SMALL n|all] [CASES n] [SEED n] [TIMEOUT s] [STRICT])
# holds a program that speaks the batch form to the laws (docs/user/conform.md); its JUnit XML is NAME.xml in the
# build folder.
#
#   cutecheck_add_laws(NAME HEADER header SUBJECT class [LINKS target...] [CASES n])
# builds a program that holds a class derived from cutecheck::laws::Subject (properties/laws/subject.h), which
# `header` declares, to the laws; SUBJECT has a default constructor.
#
#   cutecheck_add_claims(NAME FILES file...)
# gives each claim its verdict, and fails unless it is the one that the file expects.
#
#   cutecheck_add_golden(NAME KERNELS folder FILES folder [TARGET sm_90a|sm_100a])
# fails when a module of KERNELS becomes other PTX than FILES keeps (docs/reference/golden.md says how to write FILES).
#
#   cutecheck_add_fuzzer(NAME SOURCES file... SEEDS folder [LINKS target...] [DICTIONARY file])
# a libFuzzer target in two programs: NAME_replay runs LLVMFuzzerTestOneInput over the seeds in every build and
# fails when there are none; NAME itself is built with CUTECHECK_FUZZERS.

# What the functions need lies beside this file where it is installed, in the repository else.
set(CUTECHECK_CHECKS_FOLDER ${CMAKE_CURRENT_LIST_DIR})
if(EXISTS ${CUTECHECK_CHECKS_FOLDER}/replay_main.cpp)
  set(CUTECHECK_REPLAY_MAIN ${CUTECHECK_CHECKS_FOLDER}/replay_main.cpp)
else()
  get_filename_component(CUTECHECK_REPLAY_MAIN ${CUTECHECK_CHECKS_FOLDER}/../fuzz/targets/replay_main.cpp ABSOLUTE)
endif()

# A path as the test sees it.
function(cutecheck_absolute out)
  set(paths)
  foreach(path ${ARGN})
    get_filename_component(path ${path} ABSOLUTE BASE_DIR ${CMAKE_CURRENT_SOURCE_DIR})
    list(APPEND paths ${path})
  endforeach()
  set(${out} ${paths} PARENT_SCOPE)
endfunction()

function(cutecheck_need name)
  foreach(key ${ARGN})
    if(NOT ARG_${key})
      message(FATAL_ERROR "${name} wants ${key}")
    endif()
  endforeach()
  if(ARG_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "${name} does not know ${ARG_UNPARSED_ARGUMENTS}")
  endif()
endfunction()

function(cutecheck_add_conform name)
  cmake_parse_arguments(ARG "STRICT" "BASELINE;SMALL;CASES;SEED;TIMEOUT" "COMMAND" ${ARGN})
  cutecheck_need("cutecheck_add_conform(${name})" COMMAND)
  # The subject is one shell line.
  set(words)
  foreach(word ${ARG_COMMAND})
    if(TARGET ${word})
      set(word $<TARGET_FILE:${word}>)
    endif()
    list(APPEND words "'${word}'")
  endforeach()
  list(JOIN words " " line)
  set(options --junit ${CMAKE_CURRENT_BINARY_DIR}/${name}.xml)
  foreach(key SMALL CASES SEED TIMEOUT)
    if(DEFINED ARG_${key})
      string(TOLOWER ${key} option)
      list(APPEND options --${option} ${ARG_${key}})
    endif()
  endforeach()
  if(ARG_BASELINE)
    cutecheck_absolute(baseline ${ARG_BASELINE})
    list(APPEND options --baseline ${baseline})
  endif()
  if(ARG_STRICT)
    list(APPEND options --strict)
  endif()
  add_test(NAME ${name} COMMAND cutecheck::cutecheck conform --subject ${line} ${options}
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
  set_tests_properties(${name} PROPERTIES LABELS "cutecheck;conform" TIMEOUT 900)
endfunction()

function(cutecheck_add_laws name)
  cmake_parse_arguments(ARG "" "HEADER;SUBJECT;CASES" "LINKS" ${ARGN})
  cutecheck_need("cutecheck_add_laws(${name})" HEADER SUBJECT)
  set(CUTECHECK_HEADER ${ARG_HEADER})
  set(CUTECHECK_SUBJECT ${ARG_SUBJECT})
  configure_file(${CUTECHECK_CHECKS_FOLDER}/laws_main.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/${name}_main.cpp @ONLY)
  add_executable(${name} ${CMAKE_CURRENT_BINARY_DIR}/${name}_main.cpp)
  target_compile_features(${name} PRIVATE cxx_std_20)
  target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE cutecheck::law_runs ${ARG_LINKS})
  add_test(NAME ${name} COMMAND ${name} ${ARG_CASES})
  set_tests_properties(${name} PROPERTIES LABELS "cutecheck;laws" TIMEOUT 900)
endfunction()

function(cutecheck_add_claims name)
  cmake_parse_arguments(ARG "" "" "FILES" ${ARGN})
  cutecheck_need("cutecheck_add_claims(${name})" FILES)
  cutecheck_absolute(files ${ARG_FILES})
  add_test(NAME ${name} COMMAND cutecheck::cutecheck check ${files})
  set_tests_properties(${name} PROPERTIES LABELS "cutecheck;claims" TIMEOUT 900)
endfunction()

function(cutecheck_add_golden name)
  cmake_parse_arguments(ARG "" "KERNELS;FILES;TARGET" "" ${ARGN})
  cutecheck_need("cutecheck_add_golden(${name})" KERNELS FILES)
  cutecheck_absolute(kernels ${ARG_KERNELS})
  cutecheck_absolute(files ${ARG_FILES})
  set(options)
  if(ARG_TARGET)
    list(APPEND options --target ${ARG_TARGET})
  endif()
  add_test(NAME ${name} COMMAND cutecheck::cutecheck golden --check --kernels ${kernels} --out ${files} ${options})
  set_tests_properties(${name} PROPERTIES LABELS "cutecheck;golden" TIMEOUT 900)
endfunction()

function(cutecheck_add_fuzzer name)
  cmake_parse_arguments(ARG "" "SEEDS;DICTIONARY" "SOURCES;LINKS" ${ARGN})
  cutecheck_need("cutecheck_add_fuzzer(${name})" SOURCES SEEDS)
  cutecheck_absolute(seeds ${ARG_SEEDS})
  add_executable(${name}_replay ${ARG_SOURCES} ${CUTECHECK_REPLAY_MAIN})
  set(programs ${name}_replay)
  add_test(NAME ${name}_replay COMMAND ${name}_replay ${seeds})
  set(tests ${name}_replay)
  if(CUTECHECK_FUZZERS)
    add_executable(${name} ${ARG_SOURCES})
    target_compile_options(${name} PRIVATE -fsanitize=fuzzer)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    list(APPEND programs ${name})
    set(dictionary)
    if(ARG_DICTIONARY)
      cutecheck_absolute(dictionary ${ARG_DICTIONARY})
      set(dictionary -dict=${dictionary})
    endif()
    # New inputs go to a folder of the build, never to the seeds.
    file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/${name}_found)
    add_test(NAME ${name}_smoke
      COMMAND ${name} -runs=5000 -seed=1 ${dictionary} ${CMAKE_CURRENT_BINARY_DIR}/${name}_found ${seeds})
    list(APPEND tests ${name}_smoke)
  endif()
  foreach(program ${programs})
    target_compile_features(${program} PRIVATE cxx_std_20)
    target_include_directories(${program} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(${program} PRIVATE cutecheck::algebra ${ARG_LINKS})
  endforeach()
  set_tests_properties(${tests} PROPERTIES LABELS "cutecheck;fuzz" TIMEOUT 300)
endfunction()
