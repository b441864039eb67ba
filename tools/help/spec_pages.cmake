# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# docs/reference/spec.md as a table in a source, `spec_pages_source`, one string a section: compilers bound the
# length of a literal.
get_filename_component(spec ${CMAKE_CURRENT_LIST_DIR}/../../docs/reference/spec.md ABSOLUTE)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${spec})
file(READ ${spec} pages)
string(REPLACE "\n## " "\n)spec\",\nR\"spec(## " pages "${pages}")
# The pages whose tables name the other rules.
set(rules "")
foreach(page golden meaning verdicts)
  list(APPEND rule_pages ${CMAKE_CURRENT_LIST_DIR}/../../docs/reference/${page}.md)
endforeach()
list(APPEND rule_pages ${CMAKE_CURRENT_LIST_DIR}/../../docs/user/kernel.md)
foreach(page ${rule_pages})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${page})
  file(READ ${page} text)
  string(REPLACE "\n## " "\n)spec\",\nR\"spec(## " text "${text}")
  string(APPEND rules "R\"spec(${text})spec\",\n")
endforeach()
set(spec_pages_source ${CMAKE_CURRENT_BINARY_DIR}/spec_pages.cpp)
configure_file(${CMAKE_CURRENT_LIST_DIR}/spec_pages.cpp.in ${spec_pages_source} @ONLY)
