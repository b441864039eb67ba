// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The words that the lowering computes for tcgen05.mma, held to the same claims as core's.
#include <cstdio>

#include <gtest/gtest.h>

#include "properties/differential/atoms/umma_lowered.h"
#include "properties/harness/status_figure.h"

namespace cutecheck::run {
namespace {

TEST(UmmaLowered, MatrixDescriptorsAreProved) {
  const WordTally tally = loweredWords(ummaForms({8, 64, 256}));
  std::printf("%zu words proved, %llu elements read, %llu solver units\n", tally.proved,
              static_cast<unsigned long long>(tally.points), static_cast<unsigned long long>(tally.units));
  EXPECT_EQ(tally.refuted + tally.other, 0U) << tally.first;
  // docs/evidence/status.md says how many.
  EXPECT_EQ(tally.proved, statusFigure("placements, and ", " words that the lowering writes"));
  EXPECT_GE(tally.proved, 150U);
}

TEST(UmmaLowered, InstructionsSayWhatTheirTypesSay) {
  const FieldTally tally = loweredInstructions();
  std::printf("%zu calls read\n", tally.equal);
  EXPECT_EQ(tally.differ, 0U) << tally.first;
  EXPECT_GE(tally.equal, 300U);
}

}  // namespace
}  // namespace cutecheck::run
