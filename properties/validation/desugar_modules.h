// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of one operation that cute-desugar rewrites, their leaves left to run time.
#pragma once

#include <string>
#include <vector>

namespace cutecheck::run {

struct SugarCase {
  std::string name;
  std::string module;
};

// The operation of each is the only one of its function that is rewritten, but for what makes its operands.
std::vector<SugarCase> sugarCases();

}  // namespace cutecheck::run
