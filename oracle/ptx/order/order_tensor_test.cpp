// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Orders of tcgen05 that are allowed, and copies of them without a wait, fence or barrier, which are not.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/ptx/order/order.h"
#include "oracle/ptx/order/order_tensor_kernels.h"

namespace cutecheck::ptx {
namespace {

const PtxLaunch kRing{{{{0, 0}, {16384}}, {{1, 0}, {16384}}}};

const PtxLaunch kPair{{{{0, 0}, {16384}}, {{1, 0}, {8192}}}};

std::set<std::string> broken(const std::string& text, const PtxLaunch& launch = kRing) {
  std::set<std::string> rules;
  for (const OrderFault& fault : orderOf(text, launch).faults) rules.insert(fault.rule);
  return rules;
}

bool breaks(const std::string& text, const char* rule) { return broken(text).contains(rule); }

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  for (size_t i = at; i != std::string::npos; i = text.find(from, i + to.size()))
    text.replace(i, from.size(), to);
  return text;
}

// Without the n-th line that has this text.
std::string without(const std::string& text, const std::string& part, size_t n = 0) {
  std::istringstream in(text);
  std::string rest;
  bool found = false;
  for (std::string line; std::getline(in, line);) {
    const bool here = line.find(part) != std::string::npos && n-- == 0;
    found |= here;
    if (!here) rest += line + "\n";
  }
  EXPECT_TRUE(found) << part;
  return rest;
}

void isAllowed(const std::string& text, const PtxLaunch& launch = kRing) {
  const OrderReport report = orderOf(text, launch);
  EXPECT_TRUE(report.faults.empty()) << toString(report.faults.front());
  EXPECT_TRUE(report.unreached.empty());
  EXPECT_GE(report.ordered, 10U);
}

// Lines of which each copy without one must be refuted, but for those named here.
void needsEach(const std::string& text, const std::set<std::string>& needless, size_t atLeast,
               const PtxLaunch& launch = kRing) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  size_t refuted = 0, survived = 0;
  for (size_t i = 0; i < lines.size(); ++i) {
    bool waits = false;
    for (const char* one : {"tcgen05.wait", "tcgen05.fence", "tcgen05.commit", "tcgen05.alloc",
                            "tcgen05.dealloc", "tcgen05.relinquish", "fence.", "bar.sync", "mbarrier"})
      waits |= lines[i].find(one) != std::string::npos;
    if (!waits) continue;
    std::string copy;
    for (size_t k = 0; k < lines.size(); ++k) copy += k == i ? "" : lines[k] + "\n";
    bool named = false;
    for (const std::string& one : needless) named |= lines[i].find(one) != std::string::npos;
    EXPECT_EQ(broken(copy, launch).empty(), named) << lines[i];
    (named ? survived : refuted) += 1;
  }
  std::printf("%zu copies refuted, %zu needless by name\n", refuted, survived);
  EXPECT_GE(refuted, atLeast);
}

// Nothing waits for the permit of this kernel; its proxy fence is behind the barrier's initialisation too.
TEST(PtxOrderTensor, TheRingNeedsEachOfItsWaits) {
  isAllowed(tensorRingKernel());
  needsEach(tensorRingKernel(), {"tcgen05.relinquish"}, 24);
}

TEST(PtxOrderTensor, TheStoresNeedEachOfTheirWaits) {
  isAllowed(tensorStoreKernel());
  needsEach(tensorStoreKernel(), {"tcgen05.relinquish", "fence.mbarrier_init"}, 14);
}

// A cluster's barrier is an arrival and a wait: one without the other waits for ever or not at all.
TEST(PtxOrderTensor, ThePairOfBlocksNeedsEachOfItsWaits) {
  isAllowed(tensorPairKernel(), kPair);
  needsEach(tensorPairKernel(), {"tcgen05.relinquish"}, 24, kPair);
  const std::string text = tensorPairKernel();
  const auto breaksPair = [&](const std::string& from, const std::string& to, const char* rule) {
    return broken(replaced(text, from, to), kPair).contains(rule);
  };
  // Nobody waits at the end for the other block's arrivals.
  const std::string end =
      "$L_end:\n\tbarrier.cluster.arrive.release.aligned;\n"
      "\tbarrier.cluster.wait.acquire.aligned;\n";
  EXPECT_TRUE(breaksPair(end, "$L_end:\n", "order_c24"));
  // A commit that arrives in one block alone, or counts its own bytes.
  EXPECT_TRUE(breaksPair("mov.b16 %rs1, 3;", "mov.b16 %rs1, 1;", "order_c10"));
  EXPECT_TRUE(breaksPair("_, [%r16], 49152", "_, [%r16], 24576", "order_c9"));
  EXPECT_TRUE(breaksPair("[%r6], 256", "[%r6], 128", "order_c21"));
}

// The kernel of the tests below: 128 threads, `body` between an allocation of 64 columns by warp 0 (%p2: not
// of it) and its end; %r7 is the address, %r9 that of the lanes of the warp.
std::string kernel(const std::string& body, const std::string& columns = "64", const std::string& more = "") {
  return ".version 9.0\n.target sm_100a\n.address_size 64\n.extern .shared .align 1024 .b8 smem[];\n"
         ".visible .entry k(\n\t.param .u64 .ptr .global .align 16 k_param_0\n)\n.reqntid 128\n{\n"
         "\t.reg .pred %p<9>;\n\t.reg .b32 %r<60>;\n\t.reg .b64 %rd<9>;\n"
         "\tmov.u32 %r1, %tid.x;\n\tmov.b32 %r2, smem;\n\tshr.u32 %r3, %r1, 5;\n\tsetp.ne.s32 %p1, %r1, 0;\n"
         "\tsetp.ne.s32 %p2, %r3, 0;\n\tadd.s32 %r5, %r2, 32768;\n\tmov.b32 %r4, " +
         columns +
         ";\n"
         "\t@%p2 bra $L_allocated;\n"
         "\ttcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%r5], %r4;\n" +
         more +
         "\ttcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;\n$L_allocated:\n\tbar.sync 0;\n"
         "\tld.shared.b32 %r7, [%r5];\n\tshl.b32 %r8, %r3, 21;\n\tadd.s32 %r9, %r7, %r8;\n\tmov.b32 %r11, "
         "0;\n" +
         body +
         "\tbar.sync 0;\n\t@%p2 bra $L_end;\n"
         "\ttcgen05.dealloc.cta_group::1.sync.aligned.b32 %r7, %r4;\n$L_end:\n\tret;\n}\n";
}

const std::string kLoad = "\ttcgen05.ld.sync.aligned.32x32b.x2.b32 {%r20, %r21}, [%r9];\n",
                  kStore = "\ttcgen05.st.sync.aligned.32x32b.x2.b32 [%r9], {%r11, %r11};\n",
                  kWaitLoad = "\ttcgen05.wait::ld.sync.aligned;\n",
                  kWaitStore = "\ttcgen05.wait::st.sync.aligned;\n",
                  kUse = "\tld.param.b64 %rd1, [k_param_0];\n\tst.global.b32 [%rd1], %r20;\n";

TEST(PtxOrderTensor, C16ColumnsArePowersOfTwo) {
  for (const char* columns : {"32", "64", "128", "256", "512"})
    EXPECT_TRUE(broken(kernel("", columns)).empty());
  for (const char* columns : {"0", "16", "48", "96", "1024"})
    EXPECT_TRUE(breaks(kernel("", columns), "order_c16"));
}

// A second allocation, freed before the first.
std::string second(const char* first, const char* columns) {
  const std::string more = std::string("\tmov.b32 %r30, ") + columns +
                           ";\n\tadd.s32 %r31, %r5, 8;\n"
                           "\ttcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%r31], %r30;\n";
  return replaced(kernel("", first, more), "\ttcgen05.dealloc",
                  "\tld.shared.b32 %r32, [%r31];\n"
                  "\ttcgen05.dealloc.cta_group::1.sync.aligned.b32 %r32, %r30;\n\ttcgen05.dealloc");
}

TEST(PtxOrderTensor, C16ColumnsDoNotIncreaseAndAreEnough) {
  EXPECT_TRUE(broken(second("128", "128")).empty());
  EXPECT_TRUE(broken(second("256", "64")).empty());
  EXPECT_TRUE(breaks(second("64", "128"), "order_c16"));
  EXPECT_TRUE(breaks(second("512", "32"), "order_c16"));
}

// In a pair of blocks.
std::string ofPairs(const std::string& text) {
  return replaced(text, ".reqntid 128", ".reqntid 128\n.reqnctapercluster 2, 1, 1");
}

TEST(PtxOrderTensor, C16BothBlocksOfAPairAllocateFreeAndGiveUp) {
  const std::string alone = replaced(kernel(""), "cta_group::1", "cta_group::2"), both = ofPairs(alone);
  EXPECT_TRUE(broken(both).empty());
  EXPECT_TRUE(breaks(alone, "order_c16"));
  const std::string first = "\tmov.u32 %r50, %cluster_ctarank;\n\tsetp.ne.s32 %p6, %r50, 0;\n";
  for (const char* one : {"\ttcgen05.alloc", "\ttcgen05.relinquish", "\ttcgen05.dealloc"}) {
    const std::string name = std::string("$L_past_") + (one + 9) + ";\n";
    const std::string skips = first + "\t@%p6 bra " + name + one,
                      past = name.substr(0, name.size() - 2) + ":\n";
    std::string text = replaced(both, one, skips);
    text.insert(text.find('\n', text.find(one)) + 1, past);
    EXPECT_TRUE(breaks(text, "order_c16")) << text;
  }
}

TEST(PtxOrderTensor, C16NothingIsAllocatedBehindThePermit) {
  const std::string late = "\ttcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;\n";
  const std::string text = replaced(kernel(""), late, "");
  EXPECT_TRUE(broken(text).empty());
  EXPECT_TRUE(breaks(replaced(text, "\ttcgen05.alloc", late + "\ttcgen05.alloc"), "order_c16"));
}

TEST(PtxOrderTensor, C16WholeWarpsAllocateLoadAndWait) {
  const std::string one = "\t@%p1 bra $L_allocated;\n";
  EXPECT_TRUE(breaks(replaced(kernel(""), "\ttcgen05.alloc", one + "\ttcgen05.alloc"), "order_c16"));
  EXPECT_TRUE(breaks(replaced(kernel(""), "\ttcgen05.dealloc", "\t@%p1 bra $L_end;\n\ttcgen05.dealloc"),
                     "order_c16"));
  EXPECT_TRUE(breaks(kernel("\t@%p1 bra $L_past;\n" + kLoad + kWaitLoad + "$L_past:\n"), "order_c16"));
}

TEST(PtxOrderTensor, C17WhatIsAllocatedIsFreedOnce) {
  const std::string free = "\ttcgen05.dealloc.cta_group::1.sync.aligned.b32 %r7, %r4;\n";
  EXPECT_TRUE(breaks(without(kernel(""), "tcgen05.dealloc"), "order_c17"));
  EXPECT_TRUE(breaks(replaced(kernel(""), free, free + free), "order_c17"));
  EXPECT_TRUE(breaks(replaced(kernel(""), free, "\tmov.b32 %r4, 32;\n" + free), "order_c17"));
  // On one way to the end alone.
  const std::string exit =
      "\tld.param.b64 %rd1, [k_param_0];\n\tld.global.b32 %r40, [%rd1];\n"
      "\tsetp.ne.s32 %p5, %r40, 0;\n\t@%p5 bra $L_end;\n";
  EXPECT_TRUE(breaks(replaced(kernel(""), free, exit + free), "order_c17"));
}

TEST(PtxOrderTensor, C17NothingElseIsTouched) {
  EXPECT_TRUE(broken(kernel(kLoad + kWaitLoad)).empty());
  const std::string beyond = replaced(kLoad, "[%r9]", "[%r9+63]");
  EXPECT_TRUE(breaks(kernel(beyond + kWaitLoad), "order_c17"));
  EXPECT_TRUE(broken(kernel(replaced(kLoad, "[%r9]", "[%r9+62]") + kWaitLoad)).empty());
  // An address that nobody allocated, and one that is no longer.
  EXPECT_TRUE(breaks(kernel("\tmov.b32 %r9, %r8;\n" + kLoad + kWaitLoad), "order_c17"));
  const std::string late = replaced(kernel(""), "$L_end:\n", kLoad + kWaitLoad + "$L_end:\n");
  EXPECT_TRUE(breaks(late, "order_c17"));
}

TEST(PtxOrderTensor, C18EveryProductIsCommitted) {
  const std::string text = tensorRingKernel();
  EXPECT_TRUE(breaks(without(text, "tcgen05.commit", 1), "order_c10"));
  // Before the wait the product is not over.
  EXPECT_TRUE(breaks(without(tensorStoreKernel(), "mbarrier.try_wait"), "order_c18"));
  const std::string commit =
      "\ttcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%r6];\n";
  const std::string bare = replaced(tensorStoreKernel(), commit, "");
  const std::string early = replaced(bare, "\tmov.b32 %r17", commit + "\tmov.b32 %r17");
  EXPECT_TRUE(breaks(early, "order_c18"));
}

TEST(PtxOrderTensor, C19LoadsAreAwaitedBeforeTheirRegisters) {
  EXPECT_TRUE(broken(kernel(kLoad + kWaitLoad + kUse)).empty());
  EXPECT_TRUE(breaks(kernel(kLoad + kUse + kWaitLoad), "order_c19"));
  EXPECT_TRUE(breaks(kernel(kLoad + kWaitStore + kUse), "order_c19"));
  // And before what they read is overwritten.
  EXPECT_TRUE(broken(kernel(kLoad + kWaitLoad + kStore + kWaitStore)).empty());
  EXPECT_TRUE(breaks(kernel(kLoad + kStore + kWaitLoad + kWaitStore), "order_c19"));
}

TEST(PtxOrderTensor, C20StoresAreAwaitedBeforeLoads) {
  EXPECT_TRUE(broken(kernel(kStore + kWaitStore + kLoad + kWaitLoad)).empty());
  EXPECT_TRUE(breaks(kernel(kStore + kLoad + kWaitLoad + kWaitStore), "order_c20"));
  EXPECT_TRUE(breaks(kernel(kStore + kWaitLoad + kLoad + kWaitLoad + kWaitStore), "order_c20"));
  // Elsewhere they do not meet.
  const std::string other = replaced(kLoad, "[%r9]", "[%r9+2]");
  EXPECT_TRUE(broken(kernel(kStore + other + kWaitLoad + kWaitStore)).empty());
  EXPECT_TRUE(breaks(kernel(kStore), "order_c20"));
}

TEST(PtxOrderTensor, C21FencesStandAroundBarriers) {
  EXPECT_TRUE(breaks(without(tensorRingKernel(), "fence::before_thread_sync"), "order_c21"));
  EXPECT_TRUE(breaks(without(tensorRingKernel(), "fence::after_thread_sync", 0), "order_c21"));
  EXPECT_TRUE(breaks(without(tensorRingKernel(), "fence::after_thread_sync", 1), "order_c21"));
  EXPECT_TRUE(breaks(without(tensorRingKernel(), "bar.sync 1"), "order_c21"));
}

// Tensor memory is ordered by fences of its own around arrivals and waits that are relaxed, and what copies
// bring to shared memory is not (PTX ISA, "tcgen05 memory consistency model").
TEST(PtxOrderTensor, RelaxedArrivalsAndWaitsOrderTensorMemory) {
  const std::string arrives = replaced(tensorRingKernel(), "mbarrier.arrive.shared.b64 _, [%r6]",
                                       "mbarrier.arrive.relaxed.cta.shared.b64 _, [%r6]");
  EXPECT_TRUE(broken(arrives).empty());
  EXPECT_TRUE(breaks(without(arrives, "fence::before_thread_sync"), "order_c21"));
  const auto waits = [](const std::string& text, const std::string& at) {
    return replaced(text, "mbarrier.try_wait.parity.shared.b64 p, [" + at,
                    "mbarrier.try_wait.parity.relaxed.cta.shared.b64 p, [" + at);
  };
  const std::string both = waits(waits(arrives, "%r6"), "%r5");
  EXPECT_TRUE(broken(both).empty());
  EXPECT_TRUE(breaks(without(both, "fence::after_thread_sync", 1), "order_c21"));
  EXPECT_TRUE(breaks(waits(tensorRingKernel(), "%r28"), "order_c11"));
}

TEST(PtxOrderTensor, C22OneGroupAKernel) {
  const std::string alone = replaced(kernel(""), "cta_group::1", "cta_group::2");
  EXPECT_TRUE(broken(ofPairs(alone)).empty());
  EXPECT_TRUE(breaks(replaced(kernel(""), "dealloc.cta_group::1", "dealloc.cta_group::2"), "order_c22"));
}

TEST(PtxOrderTensor, C23WarpsReachTheirLanes) {
  EXPECT_TRUE(breaks(kernel("\tadd.s32 %r9, %r7, 0;\n" + kLoad + kWaitLoad), "order_c23"));
  const std::string half = "\ttcgen05.ld.sync.aligned.16x64b.x1.b32 {%r20}, [%r9];\n";
  EXPECT_TRUE(broken(kernel("\tadd.s32 %r9, %r9, 1048576;\n" + half + kWaitLoad)).empty());
  EXPECT_TRUE(breaks(kernel("\tadd.s32 %r9, %r9, 524288;\n" + half + kWaitLoad), "order_c23"));
  EXPECT_TRUE(breaks(kernel("\tadd.s32 %r9, %r9, 2097152;\n" + half + kWaitLoad), "order_c23"));
}

// 16 lanes twice, the second time behind the address by an immediate: both have to be allocated, neither in
// other lanes.
TEST(PtxOrderTensor, BothHalvesOfALoadAreItsCells) {
  const std::string twice = "\ttcgen05.ld.sync.aligned.16x32bx2.x1.b32 {%r20}, [%r9], 63;\n";
  EXPECT_TRUE(broken(kernel(twice + kWaitLoad)).empty());
  EXPECT_TRUE(breaks(kernel(replaced(twice, ", 63", ", 64") + kWaitLoad), "order_c17"));
  const std::string upper = "\tadd.s32 %r10, %r9, 1048576;\n" + replaced(twice, "[%r9]", "[%r10]");
  EXPECT_TRUE(broken(kernel(upper + kWaitLoad)).empty());
  const std::string store = "\ttcgen05.st.sync.aligned.16x32bx2.x1.b32 [%r9], 63, {%r11};\n";
  EXPECT_TRUE(breaks(kernel(store + twice + kWaitStore + kWaitLoad), "order_c20"));
  EXPECT_TRUE(broken(kernel(store + upper + kWaitStore + kWaitLoad)).empty());
}

// order_c4 and order_c12: what products and copies read of shared memory is written before, through the other
// proxy, and not while they read.
TEST(PtxOrderTensor, SharedMemoryIsReadThroughTheOtherProxy) {
  EXPECT_TRUE(breaks(without(tensorStoreKernel(), "fence.proxy.async"), "order_c4"));
  EXPECT_TRUE(breaks(without(tensorStoreKernel(), "bar.sync 0", 1), "order_c4"));
  const std::string store = "\tst.shared.b32 [%r13], %r11;\n";
  EXPECT_TRUE(breaks(replaced(tensorStoreKernel(), "$L_given:\n", store + "$L_given:\n"), "order_c12"));
  EXPECT_TRUE(
      broken(replaced(tensorStoreKernel(), "\tld.param.b64 %rd4", store + "\tld.param.b64 %rd4")).empty());
  // A stage is released by an arrival in place of a commit.
  const std::string commit =
      "\ttcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%r29];\n";
  EXPECT_TRUE(
      breaks(replaced(tensorRingKernel(), commit, "\tmbarrier.arrive.shared.b64 _, [%r29];\n"), "order_c12"));
}

}  // namespace
}  // namespace cutecheck::ptx
