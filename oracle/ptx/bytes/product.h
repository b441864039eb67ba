// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Products of matrices in doubles: what mma.sync, wgmma and tcgen05.mma have in common.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "oracle/ptx/bytes/machine/numbers.h"
#include "oracle/ptx/bytes/machine/operand.h"

namespace cutecheck::emulate {

// Rows of values: A m by k, B n by k, D m by n.
struct Matrix {
  uint64_t rows = 0, columns = 0;
  std::vector<double> values;
  Matrix() = default;
  Matrix(uint64_t r, uint64_t c) : rows(r), columns(c), values(r * c) {}
  double& at(uint64_t r, uint64_t c) { return values[r * columns + c]; }
  double at(uint64_t r, uint64_t c) const { return values[r * columns + c]; }
};

// m<M>n<N>k<K>.
struct Shape {
  uint64_t m = 0, n = 0, k = 0;
};
std::optional<Shape> shapeNamed(const std::string& word);

enum class BitProduct : uint8_t { kNone, kAnd, kXor };

// d += a b^T; of bits the number of positions where both, or exactly one, are set.
void multiply(const Matrix& a, const Matrix& b, Matrix& d, BitProduct bits = BitProduct::kNone);

// The bits of a value of D: integers wrap, or are kept in range.
uint64_t resultBits(Element element, double value, bool saturates);

}  // namespace cutecheck::emulate
