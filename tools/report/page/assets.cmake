# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The files of the report's page, as strings of the program, written to report_assets.cpp.
file(READ ${CMAKE_CURRENT_LIST_DIR}/page.html CUTECHECK_REPORT_PAGE)
file(READ ${CMAKE_CURRENT_LIST_DIR}/page.css CUTECHECK_REPORT_STYLE)
file(READ ${CMAKE_CURRENT_LIST_DIR}/page.js CUTECHECK_REPORT_SCRIPT)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/page.html
  ${CMAKE_CURRENT_LIST_DIR}/page.css ${CMAKE_CURRENT_LIST_DIR}/page.js)
configure_file(${CMAKE_CURRENT_LIST_DIR}/assets.cpp.in report_assets.cpp @ONLY)
