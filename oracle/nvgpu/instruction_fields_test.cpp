// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fields of instruction descriptors: words by hand, and that each bit is of one field.
#include "oracle/nvgpu/instruction_fields.h"

#include <gtest/gtest.h>

namespace cutecheck::oracle {
namespace {

// bf16 by bf16 in f32, 128 by 256; the second with A mn-major and 64 by 8.
TEST(InstructionFields, WordsByHand) {
  const InstructionFields wide = instructionFields(0x08400490, false);
  EXPECT_EQ(wide.formatA, 1U);
  EXPECT_EQ(wide.formatB, 1U);
  EXPECT_EQ(wide.formatD, 1U);
  EXPECT_EQ(wide.n, 256U);
  EXPECT_EQ(wide.m, 128U);
  EXPECT_EQ(wide.mnMajorA + wide.mnMajorB + wide.sparse + wide.shift, 0U);
  const InstructionFields narrow = instructionFields(0x04028490, false);
  EXPECT_EQ(narrow.mnMajorA, 1U);
  EXPECT_EQ(narrow.mnMajorB, 0U);
  EXPECT_EQ(narrow.m, 64U);
  EXPECT_EQ(narrow.n, 8U);
}

TEST(InstructionFields, EachBitIsOfOneField) {
  for (const bool scaled : {false, true}) {
    size_t without = 0;
    for (int bit = 0; bit < 32; ++bit)
      without += instructionFields(uint32_t{1} << bit, scaled) == InstructionFields() ? 1 : 0;
    // 6, 23 and 29 mean nothing; with scaling 3 and 6.
    EXPECT_EQ(without, scaled ? 2U : 3U);
  }
}

}  // namespace
}  // namespace cutecheck::oracle
