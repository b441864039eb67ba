# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The atoms by name: the lines "NAME OPERAND | LAYOUT | ..." of the corpus, as a table in a source, `atom_table_source`. The playground, a
# project of its own, takes it too.
get_filename_component(corpus ${CMAKE_CURRENT_LIST_DIR}/../../corpus/layouts ABSOLUTE)
set(lines)
foreach(atoms mma_atoms copy_atoms)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${corpus}/${atoms}.layouts)
  file(STRINGS ${corpus}/${atoms}.layouts some REGEX "^[A-Z]")
  list(APPEND lines ${some})
endforeach()
list(FILTER lines EXCLUDE REGEX " refused ")
set(rows)
foreach(line IN LISTS lines)
  string(REGEX REPLACE "^([^ ]+) ([^ ]+) \\| ([^|]+) \\|.*$" "{\"\\1\", \"\\2\", \"\\3\"}" row "${line}")
  string(APPEND rows "      ${row},\n")
endforeach()
set(atom_table_source ${CMAKE_CURRENT_BINARY_DIR}/atom_table.cpp)
configure_file(${CMAKE_CURRENT_LIST_DIR}/atom_table.cpp.in ${atom_table_source} @ONLY)
