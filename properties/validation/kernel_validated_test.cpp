// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of corpus/kernels: every access of every thread is proved to be what the module means, for all
// sizes.
#include <gtest/gtest.h>

#include "properties/validation/kernel_modules.h"

namespace cutecheck::run {
namespace {

using oracle::Verdict;

void expectProved(const std::string& kernel) {
  const Expected<lowering::Lowered> lowered = lowering::lower(readKernel(kernel));
  ASSERT_TRUE(lowered.ok()) << lowered.error().str();
  const Validated validated = verdictOf(*lowered);
  EXPECT_EQ(validated.verdict, Verdict::kProved) << validated.report;
}

TEST(KernelValidated, ElementwiseAddIsProved) { expectProved("elementwise_add.mlir"); }
TEST(KernelValidated, ElementwiseAddOfHalvesIsProved) { expectProved("elementwise_add_f16.mlir"); }

// The twin: the same code against another meaning.
TEST(KernelValidated, AnotherMeaningIsRefuted) {
  Expected<lowering::Lowered> lowered = lowering::lower(readKernel("elementwise_add.mlir"));
  ASSERT_TRUE(lowered.ok()) << lowered.error().str();
  const size_t at = lowered->meaning.find("fadd(");
  ASSERT_NE(at, std::string::npos);
  lowered->meaning.replace(at, 5, "fsub(");
  const Validated validated = verdictOf(*lowered);
  EXPECT_EQ(validated.verdict, Verdict::kRefuted) << validated.report;
  EXPECT_TRUE(validated.witnessed);
}

}  // namespace
}  // namespace cutecheck::run
