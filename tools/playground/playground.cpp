// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The one function that the page calls.
#include <string>

#include "tools/playground/answer.h"

extern "C" const char* cutecheck_answer(const char* expression, const char* bindings) {
  static std::string said;  // lives until the next call
  said = cutecheck::playground::answer(expression, bindings);
  return said.c_str();
}

#ifndef __EMSCRIPTEN__
int main() { return 0; }
#endif
