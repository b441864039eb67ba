# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Debian packages by CPack: cutecheck, the programs with their data, libcutecheck-dev, headers and libraries, and
# python3-cutecheck, the Python module.
# tools/packaging/deb makes them.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME cutecheck)
set(CPACK_PACKAGE_VENDOR "cutecheck")
set(CPACK_PACKAGE_CONTACT "The cutecheck maintainers <maintainers@cutecheck.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "checks GPU layout algebra (CuTe) and the code emitted for it")
set(CPACK_PACKAGE_DESCRIPTION "A layout is a function from coordinates to offsets. cutecheck computes with layouts exactly, proves or
refutes claims about them for all sizes, and validates lowered code against what its layouts mean.")
# A package of a component has no description but its own.
set(CPACK_DEBIAN_PROGRAMS_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}

These are the programs, the corpus that cutecheck verify runs over, and the documents.")
set(CPACK_DEBIAN_LIBRARIES_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}

These are the headers, the static libraries, and what CMake and pkg-config read.")
set(CPACK_DEBIAN_PYTHON_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}

This is the Python module, with names as in CuTe's Python.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL ${CUTECHECK_COMPONENTS})
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PROGRAMS_PACKAGE_NAME cutecheck)
set(CPACK_DEBIAN_PROGRAMS_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAMS_PACKAGE_RECOMMENDS cvc5)
set(CPACK_DEBIAN_LIBRARIES_PACKAGE_NAME libcutecheck-dev)
# The libraries are static: what each component needs is wanted only by who links it.
set(CPACK_DEBIAN_LIBRARIES_PACKAGE_RECOMMENDS "cmake, pkgconf, libz3-dev")
set(CPACK_DEBIAN_LIBRARIES_PACKAGE_SUGGESTS "cutecheck, libmlir-22-dev, llvm-22-dev")
set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-cutecheck)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SHLIBDEPS ON)
# The compiled half is for one minor version of Python.
get_property(minor GLOBAL PROPERTY CUTECHECK_PYTHON_MINOR)
if(minor)
  math(EXPR next "${minor} + 1")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "python3 (>= 3.${minor}), python3 (<< 3.${next})")
endif()

include(CPack)
foreach(component ${CUTECHECK_COMPONENTS})
  if(component STREQUAL "tools")
    cpack_add_component(tools GROUP programs)
  elseif(component STREQUAL "python")
    cpack_add_component(python GROUP python)
  else()
    cpack_add_component(${component} GROUP libraries)
  endif()
endforeach()
