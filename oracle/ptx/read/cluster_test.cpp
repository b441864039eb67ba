// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/cluster.h"

#include <gtest/gtest.h>

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {
namespace {

const std::string kText =
    ".version 9.0\n.target sm_90\n.visible .entry first(\n\t.param .u32 first_n\n)\n{\n\tret;\n}\n"
    ".visible .entry second(\n\t.param .align 8 .b8 second_p[16]\n)\n.maxntid 64, 1, 1\n{\n\t.reg .b32 "
    "%r<2>;\n\tmov.u32 %r1, %cluster_ctarank;\n\tret;\n}\n";

PtxKernel kernelOf(const std::string& text, const std::string& name) {
  for (PtxKernel& one : readPtx(text))
    if (one.name == name) return std::move(one);
  return {};
}

TEST(WithCluster, TheKernelStatesItAndNoOther) {
  const std::optional<std::string> made = withCluster(kText, "second", {2, 1, 1});
  ASSERT_TRUE(made);
  const PtxKernel second = kernelOf(*made, "second"), first = kernelOf(*made, "first");
  EXPECT_TRUE(second.clusterIsStated);
  EXPECT_EQ(second.cluster, 2U);
  EXPECT_FALSE(first.clusterIsStated);
  // Lines stay where they were.
  EXPECT_EQ(second.code[0].line, kernelOf(kText, "second").code[0].line);
  EXPECT_TRUE(second.unread.empty());
}

TEST(WithCluster, WhatIsStatedStays) {
  const std::optional<std::string> once = withCluster(kText, "second", {2, 2, 1});
  ASSERT_TRUE(once);
  EXPECT_EQ(withCluster(*once, "second", {4, 1, 1}), once);
  EXPECT_FALSE(withCluster(kText, "third", {2, 1, 1}));
}

}  // namespace
}  // namespace cutecheck::ptx
