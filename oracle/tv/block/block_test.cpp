// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blocks: shared memory by its unique writers, barriers, and what a launch leaves in an output.
#include <gtest/gtest.h>

#include "oracle/tv/block/thread_cases.h"
#include "oracle/tv/decide/validate.h"

namespace cutecheck::oracle {
namespace {

// A block of 64 threads turns its part of x around; `there` is where a thread reads, `barrier` what stands between.
std::string codeOf(const std::string& there, const std::string& barrier) {
  return R"(@s = external addrspace(3) global [0 x i8], align 16
define ptx_kernel void @turn(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = mul i32 %b, 64
  %i = add i32 %first, %t
  %i64 = sext i32 %i to i64
  %t64 = sext i32 %t to i64
  %there = )" +
         there + R"(
  %p = getelementptr float, ptr addrspace(1) %x, i64 %i64
  %q = getelementptr float, ptr addrspace(1) %y, i64 %i64
  %u = getelementptr float, ptr addrspace(3) @s, i64 %t64
  %v = getelementptr float, ptr addrspace(3) @s, i64 %there
  %l = load float, ptr addrspace(1) %p, align 4
  store float %l, ptr addrspace(3) %u, align 4
  )" + barrier + R"(
  %m = load float, ptr addrspace(3) %v, align 4
  store float %m, ptr addrspace(1) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
)";
}

const std::string kBarrier = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)";
const std::string kThere = "sub i64 63, %t64";
const std::string kEnsures = "ensures f32 y[i] == x[64*(i/64) + 63 - i%64] for i < n by b = i/64, t = i%64\n";

struct Lines {
  std::string store = "store f32 s[t] = l\n", barrier = "barrier\n", load = "load m f32 s[63 - t]\n",
              ensures = kEnsures, bytes = "256";
  std::string text() const {
    return "meaning 1\nkernel @turn\nparam 0 ptr x align 4\nparam 1 ptr y align 4\nparam 2 i32 n\nlaunch block 64\n"
           "register ctaid.x i32 b\nregister tid.x i32 t\nshared s align 16 bytes " +
           bytes +
           "\npremise n >= 64, n % 64 == 0, n <= 2147483584, b >= 0, b < n/64, t >= 0, t < 64\n"
           "load l f32 x[64*b + t]\n" +
           store + barrier + load + "store f32 y[crd2idx(64*b + t, n:1)] = m\n" + ensures + "end\n";
  }
};

ValidationReport reportOf(const Lines& lines, const std::string& there = kThere, const std::string& barrier = kBarrier) {
  Expected<ValidationReport> report = validate(codeOf(there, barrier), lines.text());
  EXPECT_TRUE(report.ok()) << (report.ok() ? "" : report.error().str());
  return report.ok() ? *report : ValidationReport{};
}
Verdict verdictOf(const Lines& lines, const std::string& there = kThere, const std::string& barrier = kBarrier) {
  return reportOf(lines, there, barrier).verdict;
}

TEST(Block, AnExchangeIsProvedForAllSizes) {
  const ValidationReport report = reportOf({});
  EXPECT_EQ(report.verdict, Verdict::kProved) << toString(report);
  ASSERT_FALSE(report.functions.empty());
  EXPECT_EQ(report.functions[0].places, 128u);
  EXPECT_GT(report.functions[0].launches, 0u);
}

TEST(Block, WithoutABarrierThreadsRace) {
  Lines lines;
  lines.barrier.clear();
  const ValidationReport report = reportOf(lines, kThere, "");
  EXPECT_EQ(report.verdict, Verdict::kRefuted) << toString(report);
  EXPECT_NE(toString(report).find("a race in shared memory"), std::string::npos) << toString(report);
  // Of the code alone, or of another barrier.
  EXPECT_EQ(verdictOf({}, kThere, ""), Verdict::kRefuted);
  EXPECT_EQ(verdictOf({}, kThere, "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)"), Verdict::kUnknown);
}

TEST(Block, WhatIsLoadedWasStored) {
  Lines outside;
  outside.bytes = "128";
  const ValidationReport report = reportOf(outside);
  EXPECT_EQ(report.verdict, Verdict::kUnknown) << toString(report);
  EXPECT_NE(toString(report).find("outside of shared memory"), std::string::npos) << toString(report);
  Lines beside;
  beside.load = "load m f32 s[64 - t]\n";
  beside.bytes = "512";
  EXPECT_EQ(verdictOf(beside, "sub i64 64, %t64"), Verdict::kRefuted);
}

TEST(Block, AnotherPostconditionIsRefuted) {
  Lines lines;
  lines.ensures = "ensures f32 y[i] == x[i] for i < n by b = i/64, t = i%64\n";
  EXPECT_EQ(verdictOf(lines), Verdict::kRefuted);
  lines.ensures = "ensures f32 y[i] == x[64*(i/64) + 63 - i%64] for i < n - 1 by b = i/64, t = i%64\n";
  EXPECT_EQ(verdictOf(lines), Verdict::kRefuted);
  lines.ensures = "ensures f32 y[i] == x[64*(i/64) + 63 - i%64] for i < n by b = i/64, t = 63 - i%64\n";
  EXPECT_EQ(verdictOf(lines), Verdict::kUnknown);
  // Nothing but shared memory is asked about then.
  lines.ensures.clear();
  EXPECT_EQ(verdictOf(lines), Verdict::kProved);
}

TEST(Block, C16AndC17NameTheLine) {
  const auto ruleOf = [](const Lines& lines) {
    const Expected<ValidationReport> report = validate(codeOf(kThere, kBarrier), lines.text());
    return report.ok() ? std::string(verdictName(report->verdict)) : report.error().rule;
  };
  Lines lines;
  lines.bytes = "0";
  EXPECT_EQ(ruleOf(lines), "meaning_c16");
  // More than a block can have, and as much.
  lines.bytes = "232449";
  EXPECT_EQ(ruleOf(lines), "meaning_c16");
  lines.bytes = "232448";
  EXPECT_EQ(ruleOf(lines), "Proved");
  lines.bytes = "256 swizzle 3";
  EXPECT_EQ(ruleOf(lines), "meaning_c16");
  lines = {};
  lines.barrier = "barrier when t < 32\n";
  EXPECT_EQ(ruleOf(lines), "meaning_c16");
  lines = {};
  for (const char* wrong : {"ensures f32 y[i] == x[i]\n", "ensures f32 y[i] == x[i] for i < n by b = i/64\n",
                            "ensures f32 y[t] == x[t] for t < n by b = t/64, t = t\n",
                            "ensures f32 y[i] == x[i+t] for i < n by b = i/64, t = i%64\n",
                            "ensures f32 y[i] == x[i] for i < n-t by b = i/64, t = i%64\n",
                            "ensures f32 x[i] == x[i] for i < n by b = i/64, t = i%64\n",
                            "ensures f32 s[i] == x[i] for i < n by b = i/64, t = i%64\n"}) {
    lines.ensures = wrong;
    EXPECT_EQ(ruleOf(lines), "meaning_c17") << wrong;
  }
}

TEST(ThreadCases, CoverEachThreadOnce) {
  SharedLoad load;
  for (int64_t t = 0; t < 64; ++t) {
    load.writer.push_back(t % 8 * 8 + t / 8);
    load.lines.push_back({t % 2 == 0 ? size_t{1} : size_t{2}});
  }
  std::vector<ThreadCase> cases = proposeCases(load);
  EXPECT_EQ(cases.size(), 2u);
  EXPECT_TRUE(covers(cases, load));
  std::vector<ThreadCase> wrong = cases;
  wrong[0].writer += 1;
  EXPECT_FALSE(covers(wrong, load));
  wrong = cases;
  wrong.pop_back();
  EXPECT_FALSE(covers(wrong, load));
  wrong = cases;
  wrong.push_back(cases[0]);
  EXPECT_FALSE(covers(wrong, load));
  wrong = cases;
  wrong[0].lines = cases[1].lines;
  EXPECT_FALSE(covers(wrong, load));
}

}  // namespace
}  // namespace cutecheck::oracle
