// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// index_code: the integer instructions of a kernel's PTX.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cutecheck::tools {

struct IndexCode {
  std::string entry;
  int64_t instructions = 0;  // on integers and predicates: arithmetic, shifts, bits, comparisons, conversions
  int64_t wide = 0;          // of these, on 64 bits
};

// One for each `.entry` of the PTX. Moves, loads, stores, branches and address conversions (cvta) are not
// counted; neither is what computes on floating-point numbers.
std::vector<IndexCode> indexCodeOf(const std::string& ptx);

}  // namespace cutecheck::tools
