// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What slows a loop is found inside a loop, and let be outside.
#include "oracle/ptx/order/loops.h"

#include <gtest/gtest.h>

namespace cutecheck::ptx {
namespace {

std::string kernel(const std::string& inside, const std::string& behind) {
  return ".visible .entry k(\n)\n.reqntid 32\n{\n\tmov.b32 %r1, 0;\n$L_1:\n" + inside +
         "\tadd.s32 %r1, %r1, 1;\n\tsetp.lt.s32 %p1, %r1, 4;\n\t@%p1 bra $L_1;\n" + behind + "\tret;\n}\n";
}

TEST(PtxLoops, C1FindsWhatBecomesAMembarInALoop) {
  for (const char* slow : {"\tmbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r2];\n",
                           "\tmbarrier.arrive.expect_tx.release.gpu.shared::cta.b64 _, [%r2], 64;\n",
                           "\tfence.acq_rel.gpu;\n", "\tfence.sc.sys;\n", "\tmembar.gl;\n"}) {
    const auto found = membarsInLoops(kernel(slow, ""));
    ASSERT_EQ(found.size(), 1U) << slow;
    EXPECT_EQ(found[0].rule, "loop_c1");
    EXPECT_EQ(found[0].line, 7U);
    EXPECT_TRUE(membarsInLoops(kernel("", slow)).empty()) << slow;
  }
}

TEST(PtxLoops, C1LetsTheOthersBe) {
  for (const char* fast : {"\tmbarrier.arrive.shared::cluster.b64 _, [%r2];\n",
                           "\tmbarrier.arrive.release.cta.shared::cta.b64 _, [%r2];\n",
                           "\tmbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [%r2];\n",
                           "\tfence.proxy.async.shared::cta;\n", "\tfence.acq_rel.cta;\n"})
    EXPECT_TRUE(membarsInLoops(kernel(fast, "")).empty()) << fast;
}

}  // namespace
}  // namespace cutecheck::ptx
