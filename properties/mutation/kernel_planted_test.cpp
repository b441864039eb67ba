// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Faults planted in the lowering of a kernel, each refuted by translation validation with a replayed witness.
#include <gtest/gtest.h>

#include <cstdio>

#include "properties/mutation/fault.h"
#include "properties/validation/kernel_modules.h"

namespace cutecheck::run {
namespace {

void expectRefuted(const char* fault) {
  plantedFault() = {};
  const Expected<lowering::Lowered> sound = lowering::lower(readKernel("elementwise_add.mlir"));
  plantedFault() = fault;
  const Expected<lowering::Lowered> planted = lowering::lower(readKernel("elementwise_add.mlir"));
  plantedFault() = {};
  ASSERT_TRUE(sound.ok() && planted.ok());
  EXPECT_EQ(sound->meaning, planted->meaning) << "the meaning does not depend on the lowering";
  EXPECT_NE(sound->llvmIr, planted->llvmIr) << fault << " changes nothing";
  const Validated verdict = verdictOf(*planted);
  EXPECT_EQ(verdict.verdict, oracle::Verdict::kRefuted) << fault << " passes\n" << verdict.report;
  EXPECT_TRUE(verdict.witnessed) << verdict.report;
  if (!testing::Test::HasFailure()) std::printf("%s caught by validate\n", fault);
}

TEST(KernelPlanted, AWrongStrideInAPartitionIsRefuted) { expectRefuted("mixed_partition.wrong_stride"); }
TEST(KernelPlanted, ASwappedFieldIsRefuted) { expectRefuted("packing.swapped_extents"); }
TEST(KernelPlanted, AMissingPredicateIsRefuted) { expectRefuted("elem_less_patterns.missing_predicate"); }

}  // namespace
}  // namespace cutecheck::run
