# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Puts the code into the page, in the place of its mark.
file(READ ${PAGE} page)
file(READ ${CODE} code)
# A script ends at the first of these, whatever stands around it.
string(FIND "${code}" "</script" closing)
if(NOT closing EQUAL -1)
  message(FATAL_ERROR "the code would end its own script")
endif()
string(FIND "${page}" "/* code */" at)
if(at EQUAL -1)
  message(FATAL_ERROR "the page has no place for the code")
endif()
string(REPLACE "{{version}}" "${VERSION}" page "${page}")
string(REPLACE "/* code */" "${code}" page "${page}")
file(WRITE ${OUT} "${page}")
