// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/operand/operand_read.h"

namespace cutecheck {

namespace {

constexpr int64_t kChunkBytes = 16;  // what the hardware moves as one
constexpr int64_t kRows = 8;         // rows of a core matrix

int64_t rowsOf(SwizzleMode mode) { return groupRows(mode); }

}  // namespace

DistancesRead distancesRead(SwizzleMode mode, const OperandForm& form, int64_t mn, int64_t k) {
  const int64_t chunk = kChunkBytes * 8 / form.elementBits, row = rowBytes(mode) * 8 / form.elementBits;
  if (form.major == Major::kK) return {mode == SwizzleMode::kNone && k > chunk, mn > kRows};
  if (mode == SwizzleMode::kNone) return {k > kRows, mn > chunk};
  return {mn > row, k > rowsOf(mode)};
}

int64_t swizzledAddress(const MatrixDescriptor& d, int64_t address) {
  const Swizzle s = byteSwizzle(d.mode);
  const int64_t pattern = address - d.baseOffset * int64_t{128};
  return address ^ (pattern >> (s.base + s.shift) & ((int64_t{1} << s.bits) - 1)) << s.base;
}

int64_t operandBit(const MatrixDescriptor& d, const OperandForm& form, int64_t mn, int64_t k) {
  const int64_t bits = form.elementBits;
  const int64_t row = rowBytes(d.mode);
  // `along` runs inside rows, `across` from row to row; units of one row of the pattern repeat.
  const bool kMajor = form.major == Major::kK;
  const int64_t along = kMajor ? k : mn, across = kMajor ? mn : k;
  int64_t alongStep = d.leadingByteOffset, acrossStep = d.strideByteOffset;
  if (!kMajor && d.mode == SwizzleMode::kNone) std::swap(alongStep, acrossStep);
  const int64_t inRow = row * 8 / bits;
  const int64_t rows = rowsOf(d.mode);
  int64_t address = d.startAddress + across % rows * row + across / rows * acrossStep;
  const int64_t bit = along % inRow * bits;
  address += along / inRow * alongStep + bit / 8;
  return swizzledAddress(d, address) * 8 + bit % 8;
}

}  // namespace cutecheck
