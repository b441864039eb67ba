// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The order at a launch that is stated: what is not given is open, and what is given decides.
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "oracle/ptx/order/order.h"

namespace cutecheck::ptx {
namespace {

PtxKernel kernelOf(const std::string& name) {
  std::ifstream in(std::string(CUTECHECK_SOURCE_DIR "/corpus/ptx/") + name + ".ptx");
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  std::vector<PtxKernel> all = readPtx(text);
  EXPECT_EQ(all.size(), 1U) << name;
  return all.empty() ? PtxKernel{} : all.front();
}

PtxLaunch stated() {
  PtxLaunch launch;
  launch.isStated = true;
  return launch;
}

TEST(PtxOrderLaunch, AParameterThatDecidesIsOpenUntilItIsGiven) {
  PtxKernel kernel = kernelOf("shifted");
  setBlock(kernel, {64, 1, 1});
  const OrderReport open = orderOf(kernel, stated());
  EXPECT_FALSE(open.refutes());
  ASSERT_FALSE(open.open.empty());
  EXPECT_NE(open.open[0].message.find("parameter shift"), std::string::npos) << toString(open);
  for (const auto& [shift, kept] :
       {std::pair<uint64_t, bool>{0, true}, {64, true}, {1, false}, {63, false}}) {
    PtxLaunch launch = stated();
    launch.scalars[1] = shift;
    const OrderReport report = orderOf(kernel, launch);
    EXPECT_EQ(report.isKept(), kept) << shift << "\n" << toString(report);
    EXPECT_EQ(report.refutes(), !kept) << shift;
  }
}

TEST(PtxOrderLaunch, TheBlockDecides) {
  PtxKernel kernel = kernelOf("shifted");
  PtxLaunch launch = stated();
  launch.scalars[1] = 32;
  const OrderReport open = orderOf(kernel, launch);
  EXPECT_FALSE(open.refutes());
  EXPECT_FALSE(open.isKept());
  // 32 threads store below, and load from, nothing of each other.
  setBlock(kernel, {32, 1, 1});
  EXPECT_TRUE(orderOf(kernel, launch).isKept()) << toString(orderOf(kernel, launch));
  setBlock(kernel, {64, 1, 1});
  EXPECT_TRUE(orderOf(kernel, launch).refutes());
  // Two rows of threads store at one place each.
  setBlock(kernel, {32, 2, 1});
  EXPECT_EQ(kernel.threads, 64U);
  EXPECT_FALSE(orderOf(kernel, launch).isKept());
}

TEST(PtxOrderLaunch, EachClusterOfTheGridIsRunWhereItsPlaceDecides) {
  const PtxKernel kernel = kernelOf("reverse.not_in_block_3");
  const OrderReport open = orderOf(kernel, stated());
  EXPECT_FALSE(open.refutes() || open.isKept()) << toString(open);
  PtxLaunch launch = stated();
  launch.grid = {3, 1, 1};
  const OrderReport kept = orderOf(kernel, launch);
  EXPECT_TRUE(kept.isKept()) << toString(kept);
  EXPECT_EQ(kept.clusters, 3U);
  launch.grid = {4, 1, 1};
  const OrderReport broken = orderOf(kernel, launch);
  ASSERT_TRUE(broken.refutes());
  EXPECT_NE(broken.faults[0].message.find("from block (3,0,0) on"), std::string::npos) << toString(broken);
  // The limit is said, and is no answer.
  launch.grid = {1, 2000, 1};
  const OrderReport many = orderOf(kernel, launch);
  EXPECT_FALSE(many.isKept() || many.refutes()) << toString(many);
  // Where it does not, one stands for all.
  launch.grid = {1U << 20, 4, 1};
  const OrderReport one = orderOf(kernelOf("reverse"), launch);
  EXPECT_TRUE(one.isKept()) << toString(one);
  EXPECT_EQ(one.clusters, 1U);
}

// What is stored, and a branch around loads of it, decide nothing.
TEST(PtxOrderLaunch, WhatIsStoredDecidesNothing) {
  PtxKernel kernel = kernelOf("block_sum");
  setBlock(kernel, {256, 1, 1});
  const OrderReport report = orderOf(kernel, stated());
  EXPECT_TRUE(report.isKept()) << toString(report);
  EXPECT_EQ(report.clusters, 1U);
}

// A barrier that no thread comes to with these sizes is no reason for doubt; without them it is.
TEST(PtxOrderLaunch, WhatNoThreadComesToIsDead) {
  const std::vector<PtxKernel> all = readPtx(
      ".visible .entry k(\n\t.param .u32 n\n)\n.reqntid 32\n{\n\t.reg .pred %p<2>;\n\t.reg .b32 %r<3>;\n"
      "\t.shared .align 4 .b8 s[4];\n\tld.param.u32 %r1, [n];\n\tsetp.eq.u32 %p1, %r1, 0;\n\t@%p1 bra $end;\n"
      "\tbar.sync 0;\n$end:\n\tret;\n}\n");
  ASSERT_EQ(all.size(), 1U);
  PtxLaunch launch = stated();
  launch.scalars[0] = 0;
  const OrderReport dead = orderOf(all[0], launch);
  EXPECT_TRUE(dead.isKept()) << toString(dead);
  EXPECT_EQ(dead.dead, std::vector<size_t>{12});
  launch.scalars[0] = 1;
  const OrderReport alive = orderOf(all[0], launch);
  EXPECT_TRUE(alive.isKept() && alive.dead.empty()) << toString(alive);
  EXPECT_FALSE(orderOf(all[0], stated()).isKept());
}

TEST(PtxOrderLaunch, AnInstructionThatIsNotReadIsNamed) {
  const OrderReport report = orderOf(kernelOf("reverse.no_such_instruction"), stated());
  EXPECT_FALSE(report.refutes() || report.isKept());
  ASSERT_EQ(report.open.size(), 1U) << toString(report);
  EXPECT_NE(report.open[0].message.find("rotate.b32"), std::string::npos) << toString(report);
}

}  // namespace
}  // namespace cutecheck::ptx
