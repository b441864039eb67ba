// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A sparse A as the host has it: of each chunk of K half is there, chosen at random.
#pragma once

#include <functional>

#include "tools/device/golden_values.h"

namespace cutecheck::run_ptx {

struct SparseMatrix {
  std::vector<int64_t> all, held;  // row by row: with zeros, and what is there alone
  std::vector<uint32_t> said;      // of each chunk of each row its four bits of metadata
  size_t chunks = 0;               // of a row
};

// Of four elements two are there, in order, and the bits are their positions, the lower first. Of `pairs`
// (32-bit elements) one of two: 0b0100 is the first, 0b1110 the second. `value` draws an element.
SparseMatrix sparseMatrix(Random& random, size_t rows, size_t depth, bool pairs,
                          const std::function<int64_t()>& value);

}  // namespace cutecheck::run_ptx
