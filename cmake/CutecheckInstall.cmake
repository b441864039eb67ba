# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What `cmake --install` writes, in components that can be installed one without the other (docs/user/packages.md):
#
#   core         notation and algebra: needs nothing
#   oracle       claims and verdicts: core, Z3
#   laws         the laws and their runs: core
#   lowering     the dialects, LLVM IR and PTX: core, MLIR
#   validation   LLVM IR against its meaning: oracle, LLVM
#   python       the Python module
#   tools        the programs, man pages and shell completion, the corpus, the documents
#
# Headers keep their names (`#include "core/notation/layout.h"`) under include/cutecheck. An exported library is cutecheck::NAME,
# as in a build that adds the repository; find_package(cutecheck COMPONENTS ...) reads cutecheck-config.cmake.in.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(CUTECHECK_INCLUDEDIR ${CMAKE_INSTALL_INCLUDEDIR}/cutecheck)
set(CUTECHECK_CMAKEDIR ${CMAKE_INSTALL_LIBDIR}/cmake/cutecheck)
set(CUTECHECK_INSTALLED)

# The cutecheck libraries that `roots` link, themselves included.
function(cutecheck_closure out)
  set(found)
  set(open ${ARGN})
  while(open)
    list(POP_FRONT open target)
    if(NOT target MATCHES "^cutecheck_" OR target IN_LIST found)
      continue()
    endif()
    list(APPEND found ${target})
    get_target_property(links ${target} INTERFACE_LINK_LIBRARIES)
    if(links)
      list(APPEND open ${links})
    endif()
  endwhile()
  set(${out} ${found} PARENT_SCOPE)
endfunction()

# Installs the libraries `roots` and what they link, less what an earlier component holds, and their headers.
function(cutecheck_install component)
  cmake_parse_arguments(ARG "" "" "ROOTS;HEADERS" ${ARGN})
  foreach(root ${ARG_ROOTS})
    if(NOT TARGET cutecheck_${root})
      return()
    endif()
  endforeach()
  list(TRANSFORM ARG_ROOTS PREPEND cutecheck_)
  cutecheck_closure(targets ${ARG_ROOTS})
  list(REMOVE_ITEM targets ${CUTECHECK_INSTALLED} "")
  foreach(target ${targets})
    string(REGEX REPLACE "^cutecheck_" "" name ${target})
    set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
    # In a build of this project the same is said by CMAKE_CXX_STANDARD.
    set_property(TARGET ${target} APPEND PROPERTY INTERFACE_COMPILE_FEATURES cxx_std_20)
  endforeach()
  install(TARGETS ${targets} EXPORT cutecheck-${component}
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT ${component}
    INCLUDES DESTINATION ${CUTECHECK_INCLUDEDIR})
  install(EXPORT cutecheck-${component} NAMESPACE cutecheck:: FILE cutecheck-${component}-targets.cmake
    DESTINATION ${CUTECHECK_CMAKEDIR} COMPONENT ${component})
  foreach(folder ${ARG_HEADERS})
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/${folder}/ DESTINATION ${CUTECHECK_INCLUDEDIR}/${folder} COMPONENT ${component}
      FILES_MATCHING PATTERN "*.h" PATTERN "*test_support.h" EXCLUDE
      REGEX "/(oracle/ptx|oracle/tv|oracle/rules|lowering/test)$" EXCLUDE)
  endforeach()
  set(CUTECHECK_INSTALLED ${CUTECHECK_INSTALLED} ${targets} PARENT_SCOPE)
  set(CUTECHECK_COMPONENTS ${CUTECHECK_COMPONENTS} ${component} PARENT_SCOPE)
endfunction()

# A pkg-config file: cutecheck-COMPONENT.pc, relocatable as the CMake package is.
function(cutecheck_pkg_config component)
  cmake_parse_arguments(ARG "" "DESCRIPTION" "LIBRARIES;REQUIRES" ${ARGN})
  if(NOT component IN_LIST CUTECHECK_COMPONENTS)
    return()
  endif()
  set(name cutecheck-${component})
  list(TRANSFORM ARG_LIBRARIES PREPEND "-lcutecheck_")
  list(JOIN ARG_LIBRARIES " " libraries)
  list(JOIN ARG_REQUIRES ", " requires)
  file(RELATIVE_PATH up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
  string(REGEX REPLACE "/$" "" up ${up})
  configure_file(${PROJECT_SOURCE_DIR}/cmake/cutecheck.pc.in ${PROJECT_BINARY_DIR}/package/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/package/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
    COMPONENT ${component})
endfunction()

cutecheck_install(core ROOTS algebra HEADERS core)
# Headers of core/thread_value were installed as core/tiling/NAME.h: those names lead to them.
foreach(header cotiled_copy make_layout_tv tiled_copy tiled_mma)
  set(forwarding ${PROJECT_BINARY_DIR}/package/core/tiling/${header}.h)
  file(CONFIGURE OUTPUT ${forwarding} CONTENT "#pragma once\n#include \"core/thread_value/${header}.h\"\n")
  install(FILES ${forwarding} DESTINATION ${CUTECHECK_INCLUDEDIR}/core/tiling COMPONENT core)
endforeach()
cutecheck_install(oracle ROOTS oracle HEADERS oracle)
cutecheck_install(laws ROOTS law_runs core_subject HEADERS properties/laws properties/generators)
cutecheck_install(lowering ROOTS lowering ptx HEADERS lowering)
cutecheck_install(validation ROOTS llvm_ir)
if("validation" IN_LIST CUTECHECK_COMPONENTS)
  install(DIRECTORY oracle/tv DESTINATION ${CUTECHECK_INCLUDEDIR}/oracle COMPONENT validation
    FILES_MATCHING PATTERN "*.h" PATTERN "*test_support.h" EXCLUDE)
endif()
if("laws" IN_LIST CUTECHECK_COMPONENTS)
  foreach(header core_subject laws_main harness inputs)
    install(FILES ${PROJECT_SOURCE_DIR}/properties/harness/${header}.h
      DESTINATION ${CUTECHECK_INCLUDEDIR}/properties/harness COMPONENT laws)
  endforeach()
endif()
if("lowering" IN_LIST CUTECHECK_COMPONENTS)
  # What mlir-tblgen wrote, beside the headers that include it.
  install(DIRECTORY ${PROJECT_BINARY_DIR}/lowering/ DESTINATION ${CUTECHECK_INCLUDEDIR}/lowering COMPONENT lowering
    FILES_MATCHING PATTERN "*.h.inc" PATTERN CMakeFiles EXCLUDE)
endif()

cutecheck_pkg_config(core DESCRIPTION "exact layout algebra" LIBRARIES eval operand thread_value tiling recast composition layout tuple nvgpu notation support)
cutecheck_pkg_config(oracle DESCRIPTION "decides claims about layouts" LIBRARIES oracle oracle_nvgpu smt_process REQUIRES "cutecheck-core = ${PROJECT_VERSION}" z3)
cutecheck_pkg_config(laws DESCRIPTION "laws over any implementation of the layout algebra"
  LIBRARIES law_runs core_subject laws generators REQUIRES "cutecheck-core = ${PROJECT_VERSION}")

if(TARGET cutecheck)
  set(programs cutecheck run_ptx run_golden)
  if(TARGET cutecheck-opt)
    list(APPEND programs cutecheck-opt cutecheck-lsp-server)
  endif()
  # LLVM's libraries lie in a folder of their own.
  set_target_properties(${programs} PROPERTIES INSTALL_RPATH_USE_LINK_PATH ON)
  install(TARGETS ${programs} EXPORT cutecheck-tools RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT tools)
  install(EXPORT cutecheck-tools NAMESPACE cutecheck:: FILE cutecheck-tools-targets.cmake
    DESTINATION ${CUTECHECK_CMAKEDIR} COMPONENT tools)
  list(APPEND CUTECHECK_COMPONENTS tools)
  # The manual page and the completions, as the program writes them; the page compressed where that can be done, as
  # Debian wants it.
  find_program(CUTECHECK_GZIP gzip)
  set(pages)
  foreach(page "man;man/man1/cutecheck.1" "bash;bash-completion/completions/cutecheck"
      "zsh;zsh/vendor-completions/_cutecheck" "fish;fish/vendor_completions.d/cutecheck.fish")
    list(GET page 0 form)
    list(GET page 1 path)
    set(compress)
    if(form STREQUAL "man" AND CUTECHECK_GZIP)
      set(path ${path}.gz)
      set(compress | ${CUTECHECK_GZIP} -9n)
    endif()
    set(output ${PROJECT_BINARY_DIR}/package/share/${path})
    get_filename_component(folder ${output} DIRECTORY)
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(OUTPUT ${output} COMMAND cutecheck manual ${form} ${compress} > ${output} DEPENDS cutecheck)
    list(APPEND pages ${output})
  endforeach()
  add_custom_target(cutecheck_pages ALL DEPENDS ${pages})
  install(DIRECTORY ${PROJECT_BINARY_DIR}/package/share/ DESTINATION ${CMAKE_INSTALL_DATADIR} COMPONENT tools)
  # Data of the main job; what judges this repository itself stays there.
  install(DIRECTORY corpus DESTINATION ${CMAKE_INSTALL_DATADIR}/cutecheck COMPONENT tools
    PATTERN campaigns EXCLUDE PATTERN mutants EXCLUDE PATTERN seeds EXCLUDE)
  install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT tools)
  install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT tools)
endif()

write_basic_package_version_file(${PROJECT_BINARY_DIR}/package/cutecheck-config-version.cmake
  VERSION ${PROJECT_VERSION} COMPATIBILITY SameMinorVersion)
configure_package_config_file(cmake/cutecheck-config.cmake.in ${PROJECT_BINARY_DIR}/package/cutecheck-config.cmake
  INSTALL_DESTINATION ${CUTECHECK_CMAKEDIR})
install(FILES ${PROJECT_BINARY_DIR}/package/cutecheck-config.cmake
  ${PROJECT_BINARY_DIR}/package/cutecheck-config-version.cmake
  cmake/CutecheckChecks.cmake cmake/laws_main.cpp.in fuzz/targets/replay_main.cpp
  DESTINATION ${CUTECHECK_CMAKEDIR} COMPONENT core)
# Debian's policy wants the licence under this name, in each package.
foreach(package cutecheck libcutecheck-dev python3-cutecheck)
  set(component tools)
  if(package STREQUAL "libcutecheck-dev")
    set(component core)
  elseif(package STREQUAL "python3-cutecheck")
    if(NOT TARGET cutecheck_python)
      continue()
    endif()
    set(component python)
  endif()
  install(FILES LICENSE RENAME copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} COMPONENT ${component})
endforeach()

if(TARGET cutecheck_python)
  list(APPEND CUTECHECK_COMPONENTS python)
  list(APPEND programs cutecheck_python)
endif()
# Everything that is installed, without the tests.
add_custom_target(cutecheck_installed DEPENDS ${CUTECHECK_INSTALLED} ${programs})
if(TARGET cutecheck_pages)
  add_dependencies(cutecheck_installed cutecheck_pages)
endif()
include(CutecheckPackage)
