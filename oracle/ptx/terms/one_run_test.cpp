// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// In real numbers one run refutes what uses unwritten memory, or where threads meet in global memory; it
// proves nothing.
#include <gtest/gtest.h>

#include "oracle/ptx/terms/test_subject.h"

namespace cutecheck::terms {
namespace {

// Each of 32 threads loads %a, its element of A, and stores %o to its element of O, whose address is %q9. %u
// is its word of shared memory, which nothing wrote.
Expected<Report> oneRunOf(const std::string& body, const std::string& ensures, const std::string& last = "") {
  const std::string text =
      ".version 8.5\n.target sm_90a\n.address_size 64\n"
      ".visible .entry k(.param .u64 .ptr .align 16 A, .param .u64 .ptr .align 16 O)\n.reqntid 32\n{\n"
      "\t.shared .align 4 .b8 tile[128];\n\t.reg .pred %p;\n\t.reg .b32 %r<9>;\n\t.reg .b64 %q<10>;\n\t.reg "
      ".b32 %t;\n"
      "\t.reg .f32 %a, %u, %v, %o;\n"
      "\tmov.u32 %t, %tid.x;\n\tld.param.u64 %q1, [A];\n\tmad.wide.u32 %q0, %t, 4, %q1;\n\tld.global.f32 %a, "
      "[%q0];\n"
      "\tld.param.u64 %q8, [O];\n\tmad.wide.u32 %q9, %t, 4, %q8;\n"
      "\tmov.u32 %r0, tile;\n\tmad.lo.u32 %r0, %t, 4, %r0;\n" +
      body + "\tst.global.f32 [%q9], %o;\n" + last + "\tret;\n}\n";
  CUTECHECK_TRY(
      spec, readSpec("kernel k\nsizes N = 32\nA: f32 N:1\nO: f32 N:1\nlaunch block 32 grid 1\ntheory real\n"
                     "ensures O[i] == " +
                     ensures + "\n"));
  const auto subject = subjectOf(text, spec);
  if (!subject) return makeError(Code::kEmpty, "test", "no kernel");
  return prove(*subject, spec);
}

void answers(const Expected<Report>& report, Verdict verdict, const std::string& says) {
  ASSERT_TRUE(report.ok()) << report.error().message;
  std::string all = report->reason;
  for (const std::string& one : report->details) all += "\n" + one;
  EXPECT_EQ(report->verdict, verdict) << all;
  EXPECT_NE(all.find(says), std::string::npos) << all;
}

const std::string kLoadsUnwritten = "\tld.shared.f32 %u, [%r0];\n";

TEST(OneRun, WhatNothingWroteRefutesWhereZerosDo) {
  answers(oneRunOf(kLoadsUnwritten + "\tadd.f32 %o, %a, %u;\n", "A[i] + A[i]"), Verdict::kRefuted,
          "terms_c3");
  answers(oneRunOf(kLoadsUnwritten + "\tmul.f32 %o, %a, %u;\n", "A[i]"), Verdict::kRefuted, "O[");
  // Written, it is Proved.
  answers(
      oneRunOf("\tst.shared.f32 [%r0], %a;\n" + kLoadsUnwritten + "\tadd.f32 %o, %a, %u;\n", "A[i] + A[i]"),
      Verdict::kProved, "");
}

TEST(OneRun, ZerosProveNothing) {
  answers(oneRunOf(kLoadsUnwritten + "\tadd.f32 %o, %a, %u;\n", "A[i]"), Verdict::kUnknown, "terms_c3");
  answers(oneRunOf(kLoadsUnwritten + "\tmov.f32 %o, %u;\n", "A[i] - A[i]"), Verdict::kUnknown, "terms_c3");
  // It is used, and decides nothing.
  answers(oneRunOf(kLoadsUnwritten + "\tsub.f32 %v, %u, %u;\n\tadd.f32 %o, %a, %v;\n", "A[i]"),
          Verdict::kUnknown, "terms_c3");
}

TEST(OneRun, RoundingsRefuteNothing) {
  // 2^30 is added and taken away, in real numbers without a loss.
  const std::string rounds =
      "\tadd.f32 %v, %a, 0f4E800000;\n\tadd.f32 %v, %v, %u;\n\tsub.f32 %o, %v, 0f4E800000;\n";
  answers(oneRunOf(kLoadsUnwritten + rounds, "A[i]"), Verdict::kUnknown, "terms_c3");
}

// To the element of the next thread goes `value`, before or behind its own store.
std::string toElementOfNext(const std::string& value) {
  return "\tadd.u32 %r1, %t, 1;\n\tand.b32 %r1, %r1, 31;\n\tmad.wide.u32 %q2, %r1, 4, %q8;\n" + value +
         "\tst.global.f32 [%q2], %v;\n";
}

TEST(OneRun, ThreadsThatMeetInGlobalMemoryAreRefutedByAnOrder) {
  answers(oneRunOf("\tmov.f32 %o, %a;\n", "A[i]", toElementOfNext("\tadd.f32 %v, %a, %a;\n")),
          Verdict::kRefuted, "terms_c5");
  answers(oneRunOf("\tmov.f32 %o, %a;\n", "A[i]"), Verdict::kProved, "");
}

TEST(OneRun, AnOrderInWhichAllIsRightProvesNothing) {
  // The last one to store has what is wanted; the one before has not.
  answers(oneRunOf("\tmov.f32 %o, %a;\n\tsetp.eq.u32 %p, %t, 31;\n\t@%p bra L;\n" +
                       toElementOfNext("\tadd.f32 %v, %a, %a;\n") + "L:\n",
                   "A[i]"),
          Verdict::kUnknown, "terms_c5");
}

}  // namespace
}  // namespace cutecheck::terms
