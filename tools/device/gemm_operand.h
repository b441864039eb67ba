// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A or B of a product as the host has it: its bytes, and what they stand for.
#pragma once

#include <random>
#include <vector>

#include "tools/device/gemm.h"

namespace cutecheck::run_ptx {

struct GemmOperand {
  int32_t rows = 0, depth = 0;
  bool scaled = false;
  std::vector<uint8_t> bytes;   // row by row, packed
  std::vector<uint8_t> scales;  // of a scaled one, as GemmKernel says
  float at(int32_t row, int32_t k) const;
};

// Integers of at most 8 in magnitude (with factors of 1/2 to 2), or numbers of any sort.
GemmOperand drawOperand(int32_t rows, int32_t depth, bool scaled, bool integers, std::mt19937_64& random);

}  // namespace cutecheck::run_ptx
