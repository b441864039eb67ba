// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that state `cute.in_bounds`: an access outside of its tensor is refuted, also where the code does
// just what the module says.
#include <gtest/gtest.h>

#include "properties/validation/lowering_modules.h"

namespace cutecheck::run {
namespace {

using oracle::Verdict;

// y[i] = x[i] for the threads of one block, where `condition` holds.
std::string copyOfBlock(const std::string& stated, const std::string& condition) {
  return R"mlir(!v = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @copy(%x: !v, %y: !v) attributes {cute.kernel, cute.in_bounds)mlir" +
         stated + R"mlir(} {
  %i = nvvm.read.ptx.sreg.tid.x : i32
  %at = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %layout = cute.get_layout(%x) : !v
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %n = cute.get_scalars(%shape) : !cute.shape<"?">
  %inside = arith.cmpi )mlir" +
         condition + R"mlir(, %i, %n : i32
  scf.if %inside {
    %v = cute.memref.load(%x, %at) : (!v, !cute.coord<"?">) -> f32
    cute.memref.store(%y, %at, %v) : (!v, !cute.coord<"?">, f32) -> ()
  }
  return
})mlir";
}

Validated verdictOfModule(const std::string& module) {
  const Expected<lowering::Lowered> lowered = lowering::lower(module);
  EXPECT_TRUE(lowered.ok()) << lowered.error().str();
  return lowered.ok() ? verdictOf(*lowered) : Validated{};
}

const std::string kAlike = R"(, cute.premises = ["a0_s0 == a1_s0"])";

TEST(InBoundsValidated, AComparedIndexIsProvedWhereLengthsAreAlike) {
  const Validated validated = verdictOfModule(copyOfBlock(kAlike, "slt"));
  EXPECT_EQ(validated.verdict, Verdict::kProved) << validated.report;
}

TEST(InBoundsValidated, OneBehindTheEndIsRefuted) {
  const Validated validated = verdictOfModule(copyOfBlock(kAlike, "sle"));
  EXPECT_EQ(validated.verdict, Verdict::kRefuted) << validated.report;
  EXPECT_TRUE(validated.witnessed);
}

TEST(InBoundsValidated, AShorterTensorIsRefuted) {
  const Validated validated = verdictOfModule(copyOfBlock("", "slt"));
  EXPECT_EQ(validated.verdict, Verdict::kRefuted) << validated.report;
  EXPECT_TRUE(validated.witnessed);
}

}  // namespace
}  // namespace cutecheck::run
