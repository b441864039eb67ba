// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/vector_runs.h"

#include <gtest/gtest.h>

#include "core/notation/parse.h"

namespace cutecheck::to_llvm {
namespace {

// "count x offset" of each access, offsets of run-time strides by their divisor.
std::string runsOf(const std::string& text, int64_t elementBytes, int64_t alignment) {
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto runs =
      vectorRuns(arithmetic, mixed::MixedLayout::of(*parseLayout(text)), elementBytes, alignment);
  if (!runs) return runs.error().message;
  std::string all;
  for (const VectorRun& run : *runs)
    all +=
        std::to_string(run.count) + "x" +
        (run.offset.constant ? std::to_string(*run.offset.constant) : "?" + std::to_string(run.offset.div)) +
        " ";
  return all;
}

TEST(VectorRuns, ContiguousElementsMoveTogether) {
  EXPECT_EQ(runsOf("8:1", 4, 16), "4x0 4x4 ");
  EXPECT_EQ(runsOf("(4,4):(1,4)", 4, 16), "4x0 4x4 4x8 4x12 ");
  EXPECT_EQ(runsOf("((1,(4,2)),1,1):((0,(1,?{i64 div=4})),0,0)", 4, 16), "4x0 4x?4 ");
  EXPECT_EQ(runsOf("8:1", 2, 16), "8x0 ");
}

TEST(VectorRuns, NeverWiderThanTheAddressIsAligned) {
  EXPECT_EQ(runsOf("4:1", 4, 8), "2x0 2x2 ");
  EXPECT_EQ(runsOf("4:1", 4, 4), "1x0 1x1 1x2 1x3 ");
  // The second row starts where only 8 bytes are sure to divide the address.
  EXPECT_EQ(runsOf("(4,2):(1,?{i64 div=2})", 4, 16), "4x0 2x?2 2x?2 ");
  EXPECT_EQ(runsOf("(4,2):(1,?)", 4, 16), "4x0 1x?1 1x?1 1x?1 1x?1 ");
}

TEST(VectorRuns, ARunEndsInsideItsContiguousPart) {
  EXPECT_EQ(runsOf("(4,2):(1,2)", 4, 16), "4x0 2x2 2x4 ");
  EXPECT_EQ(runsOf("(4,3):(1,6)", 4, 16), "4x0 2x6 2x8 4x12 ");
}

TEST(VectorRuns, StridedElementsMoveAlone) {
  EXPECT_EQ(runsOf("4:2", 4, 16), "1x0 1x2 1x4 1x6 ");
  EXPECT_EQ(runsOf("3:1", 4, 16), "1x0 1x1 1x2 ");
  EXPECT_EQ(runsOf("6:1", 4, 16), "2x0 2x2 2x4 ");
}

}  // namespace
}  // namespace cutecheck::to_llvm
