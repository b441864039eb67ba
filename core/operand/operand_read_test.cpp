// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the hardware reads by a descriptor: the operands that an H200 read, and the canonical layouts of CuTe.
#include "core/operand/operand_read.h"

#include <fstream>
#include <sstream>

#include "core/layout/crd2idx.h"
#include "core/notation/test_support.h"
#include "core/operand/operand_descriptor.h"

namespace cutecheck {
namespace {

struct Row {
  OperandForm form{Major::kK, 16};
  SwizzleMode mode = SwizzleMode::kNone;
  int64_t mn = 0, k = 0, leading = 0, stride = 0;
};

std::vector<Row> measured() {
  std::ifstream file(CUTECHECK_SOURCE_DIR "/corpus/matrix_descriptors.tsv");
  std::vector<Row> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    std::string major, mode;
    Row row;
    fields >> major >> mode >> row.mn >> row.k >> row.leading >> row.stride;
    EXPECT_FALSE(fields.fail()) << line;
    row.form.major = major == "k" ? Major::kK : Major::kMn;
    size_t known = 0;
    for (const SwizzleMode m : {SwizzleMode::kNone, SwizzleMode::k32B, SwizzleMode::k64B, SwizzleMode::k128B})
      if (modeName(m) == mode) row.mode = m, ++known;
    EXPECT_EQ(known, 1u) << line;
    rows.push_back(row);
  }
  return rows;
}

// The canonical layout with these distances, in elements of 16 bits. Source: CUTLASS
// include/cute/atom/mma_traits_sm90_gmma.hpp.
ComposedLayout canonical(const Row& row) {
  const auto n = [](int64_t value) { return std::to_string(value); };
  const int64_t u = rowBytes(row.mode) / 2, lbo = row.leading / 2, sbo = row.stride / 2;
  const std::string groups = "((8," + n(row.mn / 8) + "),", chunks = "(8," + n(row.k / 8) + ")):";
  std::string text;
  if (row.mode == SwizzleMode::kNone) {
    text = row.form.major == Major::kK ? groups + chunks + "((8," + n(sbo) + "),(1," + n(lbo) + "))"
                                       : groups + chunks + "((1," + n(sbo) + "),(8," + n(lbo) + "))";
  } else if (row.form.major == Major::kK) {
    text = groups + n(row.k) + "):((" + n(u) + "," + n(sbo) + "),1)";
  } else {
    text = "((" + n(u) + "," + n(row.mn / u) + ")," + chunks + "((1," + n(lbo) + "),(" + n(u) + "," + n(sbo) +
           "))";
  }
  return {Swizzle{byteSwizzle(row.mode).bits, 3, 3}, IntTuple(0), L(text)};
}

// Every operand that was measured has the descriptors it was measured with.
TEST(OperandRead, AsTheHardwareRead) {
  const std::vector<Row> rows = measured();
  ASSERT_GE(rows.size(), 19u);
  for (const Row& row : rows) {
    const auto found = operandDescriptors(canonical(row), MatrixArch::kSm90, row.form, 0);
    ASSERT_TRUE(found.ok()) << toString(canonical(row)) << ": " << found.error().str();
    for (const MatrixDescriptor& d : found->instructions) {
      EXPECT_EQ(d.mode, row.mode);
      EXPECT_TRUE(!found->read.leading || d.leadingByteOffset == row.leading) << toString(canonical(row));
      EXPECT_TRUE(!found->read.stride || d.strideByteOffset == row.stride) << toString(canonical(row));
    }
  }
}

// With any field changed that is read, another element is read somewhere.
TEST(OperandRead, AChangedFieldReadsOtherElements) {
  size_t changed = 0;
  for (const Row& row : measured()) {
    const ComposedLayout layout = canonical(row);
    const auto found = operandDescriptors(layout, MatrixArch::kSm90, row.form, 0);
    ASSERT_TRUE(found.ok());
    const auto image = offsets(layout, row.mn * row.k);
    ASSERT_TRUE(image.ok());
    const auto reads = [&](const MatrixDescriptor& d) {
      for (int64_t k = 0; k < instructionK(row.form); ++k)
        for (int64_t mn = 0; mn < row.mn; ++mn)
          if (operandBit(d, row.form, mn, k) != (*image)[static_cast<size_t>(mn + row.mn * k)] * 16)
            return false;
      return true;
    };
    const MatrixDescriptor right = found->instructions[0];
    EXPECT_TRUE(reads(right));
    const auto twin = [&](bool read, auto change) {
      if (!read) return;
      MatrixDescriptor d = right;
      change(d);
      EXPECT_FALSE(reads(d)) << toString(layout);
      ++changed;
    };
    twin(true, [](MatrixDescriptor& d) { d.startAddress += 16; });
    twin(found->read.leading, [](MatrixDescriptor& d) { d.leadingByteOffset += 16; });
    twin(found->read.stride, [](MatrixDescriptor& d) { d.strideByteOffset *= 2; });
    twin(found->read.leading && found->read.stride && row.leading != row.stride,
         [](MatrixDescriptor& d) { std::swap(d.leadingByteOffset, d.strideByteOffset); });
    twin(true, [](MatrixDescriptor& d) {
      d.mode = d.mode == SwizzleMode::kNone ? SwizzleMode::k128B : SwizzleMode::kNone;
    });
    twin(row.mode != SwizzleMode::kNone, [](MatrixDescriptor& d) { d.baseOffset = 1; });
  }
  EXPECT_GT(changed, 60u);
}

}  // namespace
}  // namespace cutecheck
