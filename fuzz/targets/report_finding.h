// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a fuzz target does with a finding: says it and traps, so that libFuzzer keeps the input.
#pragma once

#include <cstdio>
#include <string>

namespace cutecheck::fuzz {

inline int report(const std::string& finding) {
  if (finding.empty()) return 0;
  std::fprintf(stderr, "FINDING: %s\n", finding.c_str());
  std::fflush(stderr);
  __builtin_trap();
}

}  // namespace cutecheck::fuzz
