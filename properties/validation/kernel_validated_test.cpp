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

// A thread stores in each turn of a loop whose counter has few bits.
std::string shortCounter(const std::string& high) {
  return R"mlir(
!f32s = !cute.memref<f32, gmem, align<4>, "512:1">
func.func @fill(%y: !f32s, %a: f32) attributes {
  cute.kernel, nvvm.reqntid = array<i32: 256>, cute.premises = ["r0 < 1"]
} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %low = arith.constant 0 : i8
  %high = arith.constant )mlir" +
         high + R"mlir( : i8
  %step = arith.constant 16 : i8
  scf.for %k = %low to %high step %step : i8 {
    %o = arith.extsi %k : i8 to i32
    %i = arith.addi %o, %thread : i32
    %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
    cute.memref.store(%y, %at, %a) : (!f32s, !cute.coord<"?">, f32) -> ()
  }
  return
}
)mlir";
}

// Behind the last turn the counter would be 128, which 8 bits do not hold; the twin ends at 112.
TEST(KernelValidated, ALoopThatEndsBesideItsCounterIsProved) {
  Expected<lowering::Lowered> beside = lowering::lower(shortCounter("127"));
  const Expected<lowering::Lowered> inside = lowering::lower(shortCounter("112"));
  ASSERT_TRUE(beside.ok() && inside.ok());
  EXPECT_EQ(verdictOf(*beside).verdict, Verdict::kProved);
  EXPECT_EQ(verdictOf(*inside).verdict, Verdict::kProved);
  beside->llvmIr = inside->llvmIr;
  EXPECT_EQ(verdictOf(*beside).verdict, Verdict::kRefuted) << "one turn is missing";
}

}  // namespace
}  // namespace cutecheck::run
