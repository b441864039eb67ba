// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A or B of a product as the host has it: its bytes, and what they stand for.
#pragma once

#include <random>
#include <vector>

#include "tools/device/gemm.h"

namespace cutecheck::run_ptx {

struct GemmOperand {
  int32_t rows = 0, depth = 0;
  std::string element;          // bf16, f16, e4m3 or e5m2
  std::vector<uint8_t> bytes;   // row by row, packed
  std::vector<uint8_t> scales;  // of blocks, as GemmKernel says; empty where there are none
  std::vector<float> factors;   // of rows, one for all, or none
  float at(int32_t row, int32_t k) const;  // with its block's scale
  // The same of a whole row, one every `apart` places.
  void row(int32_t row, double* to, size_t apart) const;
  double factor(int32_t row) const {
    return factors.empty() ? 1 : double{factors[factors.size() == 1 ? 0 : static_cast<size_t>(row)]};
  }
};

// Integers of at most 8 in magnitude (with scales of 1/2 to 2, factors of rows that are powers of two), or
// numbers of any sort (with one factor of any sort for all rows).
GemmOperand drawOperand(const GemmKernel& kernel, const std::string& element, int32_t rows, int32_t depth,
                        bool integers, std::mt19937_64& random);

}  // namespace cutecheck::run_ptx
