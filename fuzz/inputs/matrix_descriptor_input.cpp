// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/inputs/matrix_descriptor_input.h"

#include <bit>

#include "fuzz/inputs/byte_layout.h"

namespace cutecheck::fuzz {
namespace {

constexpr int64_t kMostElements = 1 << 11;

struct Distances {
  int64_t leading, stride, step;  // elements
};

// The canonical layouts of core/operand/operand_read.h; strides count elements. Source: PTX ISA 9.0, "Asynchronous
// warpgroup level matrix shared memory layout".
Layout canonical(const OperandForm& form, int64_t row, int64_t groups, int64_t steps, const Distances& d) {
  const int64_t chunk = 128 / form.elementBits, k = 256 / form.elementBits;
  std::vector<int64_t> mn, mnStride, kk, kStride;
  if (form.major == Major::kK) {
    mn = {8, groups}, mnStride = {row, d.stride};
    if (row == chunk)
      kk = {chunk, k / chunk, steps}, kStride = {1, d.leading, d.step};
    else
      kk = {k, steps}, kStride = {1, d.step};
  } else {
    mn = {row, groups}, mnStride = {1, row == chunk ? d.stride : d.leading};
    kk = {8, k / 8, steps}, kStride = {row, row == chunk ? d.leading : d.stride, d.step};
  }
  const auto tuple = [](const std::vector<int64_t>& leaves) {
    return IntTuple::tuple(std::vector<IntTuple>(leaves.begin(), leaves.end()));
  };
  return concat(
      {Layout::unchecked(tuple(mn), tuple(mnStride)), Layout::unchecked(tuple(kk), tuple(kStride))});
}

// The layout with one stride changed.
Layout changed(const Layout& layout, unsigned which, int64_t by) {
  std::vector<IntTuple> strides;
  for (const IntTuple& leaf : leaves(layout.stride())) strides.push_back(leaf);
  IntTuple& stride = strides[which % strides.size()];
  stride = stride.value() + by;
  return Layout::unchecked(layout.shape(), withLeaves(layout.stride(), strides));
}

void readOperand(ByteReader& reader, bool trees, MatrixDescriptorInput& in) {
  static constexpr int kBits[] = {16, 8, 32, 4, 1, 16, 16, 8};
  const unsigned kind = reader.byte();
  in.form.major = (kind & 1) != 0 ? Major::kMn : Major::kK;
  in.form.elementBits = kBits[kind >> 1 & 7];
  const int mode = static_cast<int>(kind >> 4 & 3);
  const int bits = in.form.elementBits;
  const unsigned address = reader.byte();
  in.address = static_cast<int64_t>((address & 63) * 1024 + (address >> 6) * 16);
  const unsigned counts = reader.byte();
  const auto distance = [&] { return static_cast<int64_t>(reader.byte()) * 128 * 8 / bits; };
  const Distances distances{distance(), distance(), distance()};
  const unsigned which = reader.byte(), by = reader.byte();
  // S<mode,4,3> on bytes.
  in.layout.swizzle = {mode, 7 - std::countr_zero(static_cast<unsigned>(bits)), mode == 0 ? 0 : 3};
  if (trees) {
    const Layout mn = reader.layout(16), k = reader.layout(32);
    in.layout.layout = concat({mn, k});
    return;
  }
  const int64_t row = (int64_t{128} << mode) / bits, groups = (counts & 1) + 1;
  // Of a large operand one instruction's part.
  const bool large = (in.form.major == Major::kK ? 8 : row) * groups * 2 * (256 / bits) > kMostElements;
  in.layout.layout = canonical(in.form, row, groups, large ? 1 : (counts >> 2 & 1) + 1, distances);
  in.canonical = by == 0 && address >> 6 == 0;
  if (by != 0) in.layout.layout = changed(in.layout.layout, which, static_cast<signed char>(by));
}

}  // namespace

MatrixDescriptorInput decodeMatrixInput(std::string_view bytes) {
  ByteReader reader(bytes);
  MatrixDescriptorInput in;
  const unsigned head = reader.byte();
  in.arch = (head & 1) != 0 ? MatrixArch::kSm100 : MatrixArch::kSm90;
  in.isOperand = (head & 2) != 0;
  if (in.isOperand) {
    readOperand(reader, (head & 4) != 0, in);
  } else {
    for (int i = 0; i < 8; ++i) in.word |= uint64_t{reader.byte()} << 8 * i;
  }
  return in;
}

}  // namespace cutecheck::fuzz
