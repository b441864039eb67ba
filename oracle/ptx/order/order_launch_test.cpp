// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The order at a launch that is stated: what is not given is open, and what is given decides.
#include <fstream>
#include <iterator>
#include <string>
#include <tuple>

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

// A kernel of 64 threads with one parameter: each stores its number at %r5, or where %p1 holds.
PtxKernel withParameter(const std::string& parameter, const std::string& code) {
  const std::string head = ".version 8.8\n.target sm_90a\n.address_size 64\n.shared .align 16 .b8 s[65536];\n"
                           ".visible .entry k(.param ";
  const std::string registers = ")\n.reqntid 64\n{\n.reg .pred %p<3>;\n.reg .b32 %r<9>;\n.reg .b64 %rd<3>;\nmov.u32 %r3, %tid.x;\n";
  std::vector<PtxKernel> all = readPtx(head + parameter + registers + code + "ret;\n}\n");
  EXPECT_EQ(all.size(), 1U);
  return all.empty() ? PtxKernel{} : all.front();
}

TEST(PtxOrderLaunch, AVectorOfAParameterHasItsElements) {
  const PtxKernel kernel = withParameter(".align 8 .b8 n[8]",
                                         "ld.param.v2.u32 {%r1, %r2}, [n];\nmov.u32 %r4, s;\nmad.lo.u32 %r5, %r2, %r3, %r4;\n"
                                         "st.shared.u32 [%r5], %r3;\n");
  PtxLaunch launch = stated();
  EXPECT_FALSE(orderOf(kernel, launch).isKept());
  launch.give(0, 0, 1, 4);
  const OrderReport half = orderOf(kernel, launch);
  EXPECT_FALSE(half.isKept() || half.refutes());
  EXPECT_NE(toString(half).find("n+4"), std::string::npos) << toString(half);
  launch.give(0, 4, 4, 4);
  EXPECT_TRUE(orderOf(kernel, launch).isKept()) << toString(orderOf(kernel, launch));
  launch.give(0, 4, 0, 4);
  EXPECT_TRUE(orderOf(kernel, launch).refutes());
}

TEST(PtxOrderLaunch, ALoadOfAParameterHasItsBytesAndItsSign) {
  for (const auto& [type, load, compare, number, broken] :
       {std::tuple{".s8 n", "ld.param.s8 %r2, [n];\n", "setp.lt.s32 %p1, %r2, 0;\n", uint64_t{255}, true},
        {".s16 n", "ld.param.s16 %r2, [n];\n", "setp.lt.s32 %p1, %r2, 0;\n", uint64_t{0xffff}, true},
        {".s32 n", "ld.param.s32 %rd1, [n];\n", "setp.lt.s64 %p1, %rd1, 0;\n", uint64_t{0xffffffff}, true},
        {".u8 n", "ld.param.u8 %r2, [n];\n", "setp.lt.s32 %p1, %r2, 0;\n", uint64_t{255}, false},
        {".u32 n", "ld.param.u8 %r2, [n];\n", "setp.eq.u32 %p1, %r2, 1;\n", uint64_t{257}, true}}) {
    const PtxKernel kernel = withParameter(type, std::string(load) + compare + "@%p1 st.shared.u32 [s], %r3;\n");
    PtxLaunch launch = stated();
    launch.scalars[0] = number;
    const OrderReport report = orderOf(kernel, launch);
    EXPECT_EQ(report.refutes(), broken) << load << toString(report);
    EXPECT_EQ(report.isKept(), !broken) << load << toString(report);
  }
}

// What others show in another way is told by its reason, not by its text.
TEST(PtxOrderLaunch, WhatIsOpenHasItsReason) {
  const std::string waits = "@%p1 bra done;\nbar.sync 0;\ndone:\nst.shared.u32 [s], 0;\n";
  for (const auto& [code, reason] :
       {std::pair{"mov.u32 %r4, s;\nand.b32 %r5, %r4, 1024;\nsetp.eq.u32 %p1, %r5, 0;\n",
                  OpenReason::kWhereSharedLies},
        {"ld.param.u32 %r4, [n];\nsetp.eq.u32 %p1, %r4, 0;\n", OpenReason::kLaunch},
        {".pragma \"used_bytes_mask 255\";\nsetp.eq.u32 %p1, 1, 0;\n", OpenReason::kHint},
        {".pragma \"used_bytes\";\nsetp.eq.u32 %p1, 1, 0;\n", OpenReason::kOther},
        {"mov.u32 %r4, %smid;\nsetp.eq.u32 %p1, %r4, 0;\n", OpenReason::kWay}}) {
    const OrderReport report = orderOf(withParameter(".u32 n", code + waits), {});
    ASSERT_FALSE(report.open.empty()) << code;
    for (const OrderFault& one : report.open) EXPECT_EQ(one.reason, reason) << code << toString(report);
  }
}

// Nothing of it is PTX that a thread carries out.
TEST(PtxOrderLaunch, AnInstructionWithoutItsOperandsIsNamed) {
  for (const char* text : {"@%p1 ;", "@;", "ld.param.;", "ld.param.b64 ;", "mapa.shared::cluster ;",
                           "shfl.sync.idx.b32 ;", "elect.sync ;",
                           "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 ;", "tcgen05.mma ;",
                           "wgmma ;", "bar.red ;", "bar.red.popc.u32 ;", "mbarrier.init ;", "mbarrier.try_wait ;",
                           "cp.async.bulk ;", "ldmatrix ;", "stmatrix ;",
                           "cp.async.mbarrier.arrive ;", "setmaxnreg ;", "atom.shared ;", "st.shared ;", "..;"}) {
    const PtxKernel kernel = withParameter(".u32 n", std::string(text) + "\nst.shared.u32 [s], 0;\n");
    const OrderReport report = orderOf(kernel, stated());
    EXPECT_FALSE(report.isKept()) << text;
    EXPECT_FALSE(report.open.empty() && report.faults.empty()) << text;
  }
  const OrderReport torn = orderOf(std::string(".visible .entry k()\n\tld.param."), stated());
  EXPECT_FALSE(torn.isKept());
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
