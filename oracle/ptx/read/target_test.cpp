// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instructions under heads that ptxas does not take them with, beside those that it takes.
#include "oracle/ptx/read/target.h"

#include <gtest/gtest.h>

namespace cutecheck::ptx {
namespace {

std::string unread(const std::string& version, const std::string& target, const std::string& instruction) {
  const std::vector<PtxKernel> kernels = readPtx(
      ".version " + version + "\n.target " + target +
      "\n.address_size 64\n.visible .entry k()\n.reqntid 128\n{\n\t.reg .b32 %r<9>;\n\t.reg .f32 %f<9>;\n\t" +
      instruction + ";\n\tret;\n}\n");
  return kernels.empty() ? "no kernel" : kernels[0].code[0].unread;
}

TEST(Target, AnInstructionThatTheMachineLacksIsNotRead) {
  struct Row {
    const char *version, *target, *instruction, *missing;
  };
  for (const Row& row : {Row{"8.0", "sm_70", "wgmma.fence.sync.aligned", "sm_90a"},
                         {"8.0", "sm_90", "wgmma.fence.sync.aligned", "sm_90a"},
                         {"8.7", "sm_100a", "wgmma.fence.sync.aligned", "sm_90a"},
                         {"7.8", "sm_90a", "wgmma.fence.sync.aligned", ".version 8.0"},
                         {"8.6", "sm_90a", "tcgen05.wait::ld.sync.aligned", "sm_100a"},
                         {"8.6", "sm_100", "tcgen05.wait::ld.sync.aligned", "sm_100a"},
                         {"8.7", "sm_120a", "tcgen05.wait::ld.sync.aligned", "sm_100a"},
                         {"8.8", "sm_121f", "tcgen05.wait::ld.sync.aligned", "sm_100a"},
                         {"8.0", "sm_90", "setmaxnreg.dec.sync.aligned.u32 40", "sm_90a"},
                         {"8.0", "sm_80", "barrier.cluster.arrive", "sm_90"},
                         {"8.0", "sm_75", "cp.async.wait_all", "sm_80"},
                         {"6.5", "sm_75", "redux.sync.add.s32 %r1, %r2, -1", "sm_80"}})
    EXPECT_NE(unread(row.version, row.target, row.instruction).find(row.missing), std::string::npos)
        << row.version << " " << row.target << " " << row.instruction << ": "
        << unread(row.version, row.target, row.instruction);
}

TEST(Target, WhatTheHeadAllowsIsRead) {
  struct Row {
    const char *version, *target, *instruction;
  };
  for (const Row& row : {Row{"8.0", "sm_90a", "wgmma.fence.sync.aligned"},
                         {"8.6", "sm_100a", "tcgen05.wait::ld.sync.aligned"},
                         {"8.8", "sm_103f", "tcgen05.wait::ld.sync.aligned"},
                         {"9.0", "sm_110a", "tcgen05.wait::ld.sync.aligned"},
                         {"8.7", "sm_120a", "setmaxnreg.dec.sync.aligned.u32 40"},
                         {"7.8", "sm_100", "barrier.cluster.arrive"},
                         {"7.0", "sm_80", "cp.async.wait_all"},
                         {"6.0", "sm_70", "add.f32 %f1, %f2, %f3"}})
    EXPECT_EQ(unread(row.version, row.target, row.instruction), "")
        << row.version << " " << row.target << " " << row.instruction;
}

TEST(Target, HeadsAreNumbers) {
  const std::optional<PtxHead> head = ptxHeadOf("sm_103f, debug", "8.8");
  ASSERT_TRUE(head);
  EXPECT_EQ(head->machine, 103U);
  EXPECT_EQ(head->suffix, 'f');
  EXPECT_EQ(head->version, 808U);
  for (const char* target : {"", "sm_", "compute_90"}) EXPECT_FALSE(ptxHeadOf(target, "8.0")) << target;
  for (const char* version : {"", "8", "8.", "x.1"}) EXPECT_FALSE(ptxHeadOf("sm_90", version)) << version;
}

}  // namespace
}  // namespace cutecheck::ptx
