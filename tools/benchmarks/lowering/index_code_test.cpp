// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/benchmarks/lowering/index_code.h"

#include <gtest/gtest.h>

namespace cutecheck::tools {
namespace {

// What computes an index is counted, guarded or not, and nothing else is.
TEST(IndexCode, CountsIntegersOnly) {
  const std::vector<IndexCode> code = indexCodeOf(
      ".visible .entry scale(\n"
      "\t.param .u64 scale_param_0\n"
      ")\n"
      "{\n"
      "\t.reg .b32 \t%r<4>;\n"
      "\tld.param.b64 \t%rd1, [scale_param_0];\n"
      "\tcvta.to.global.u64 \t%rd2, %rd1;\n"
      "\tmov.u32 \t%r1, %tid.x;\n"
      "\tshl.b32 \t%r2, %r1, 2;\n"
      "\tmul.wide.s32 \t%rd3, %r2, 4;\n"
      "\t@%p1 add.s64 \t%rd4, %rd2, %rd3;\n"
      "\tadd.rn.f32 \t%f1, %f2, %f3;\n"
      "\tcvt.rn.f16.s32 \t%h1, %r1;\n"
      "\tadd.bf16x2 \t%r3, %r1, %r2;\n"
      "\t@%p1 bra \t$L__BB0_2;\n"
      "\tst.global.b32 \t[%rd4], %r2;\n"
      "\tret;\n"
      "}\n");
  ASSERT_EQ(code.size(), 1u);
  EXPECT_EQ(code[0].entry, "scale");
  EXPECT_EQ(code[0].instructions, 3);
  EXPECT_EQ(code[0].wide, 2);
}

TEST(IndexCode, OfNoKernelIsNothing) {
  EXPECT_TRUE(indexCodeOf("").empty());
  EXPECT_TRUE(indexCodeOf("\tadd.s32 \t%r1, %r2, %r3;\n").empty());
}

TEST(IndexCode, KeepsKernelsApart) {
  const std::vector<IndexCode> code =
      indexCodeOf(".entry a()\n{\n\tadd.s32 %r1, %r2, 1;\n}\n.entry b()\n{\n\tret;\n}\n");
  ASSERT_EQ(code.size(), 2u);
  EXPECT_EQ(code[0].instructions, 1);
  EXPECT_EQ(code[1].instructions, 0);
}

}  // namespace
}  // namespace cutecheck::tools
