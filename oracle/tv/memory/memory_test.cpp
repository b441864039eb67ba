// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/memory/memory.h"

#include <gtest/gtest.h>

#include "oracle/tv/decide/test_support.h"
#include "oracle/tv/decide/validate.h"

namespace cutecheck::oracle {
namespace {

// A kernel that reads from %a and writes to %b, and its lines.
ValidationReport reportOf(const std::string& body, const std::string& lines, const std::string& attributes = "",
                          bool execute = true, const std::string& align = "16") {
  ValidationOptions options;
  if (!execute) {
    options.samples = 0;
    options.enumerationLimit = 0;
  }
  Expected<ValidationReport> report = validate(
      "define ptx_kernel void @k(ptr addrspace(1) " + attributes + " %a, ptr addrspace(1) %b, i32 %n) {\nentry:\n" +
          "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %i = sext i32 %t to i64\n" + body +
          "  ret void\n}\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
          "declare float @llvm.fma.f32(float, float, float)\n",
      "meaning 1\nkernel @k\nparam 0 ptr a align " + align + "\nparam 1 ptr b align " + align +
          "\nparam 2 i32 n\nregister tid.x i32 t\npremise t >= 0, t < 128, n >= 1, n < 1000\n" + lines + "end\n",
      options);
  EXPECT_TRUE(report.ok()) << (report.ok() ? "" : report.error().str());
  return report.ok() ? *report : ValidationReport{};
}

Verdict verdictOf(const std::string& body, const std::string& lines, const std::string& attributes = "") {
  Verdict executed = reportOf(body, lines, attributes).verdict;
  // The formula alone may fail to decide; it must not say the opposite.
  Verdict alone = reportOf(body, lines, attributes, false).verdict;
  EXPECT_TRUE(alone == executed || alone == Verdict::kUnknown) << body << verdictName(alone);
  return executed;
}

std::string missingOf(const std::string& body, const std::string& lines, const std::string& attributes = "") {
  ValidationReport report = reportOf(body, lines, attributes);
  EXPECT_EQ(report.verdict, Verdict::kUnknown) << toString(report);
  bool said = !report.functions.empty() && !report.functions[0].answer.missing.empty();
  return said ? report.functions[0].answer.missing[0] : "nothing";
}

std::string noteOf(const std::string& body, const std::string& lines, const std::string& align = "16") {
  ValidationReport report = reportOf(body, lines, "", true, align);
  EXPECT_EQ(report.verdict, Verdict::kRefuted) << toString(report);
  bool found = !report.functions.empty() && report.functions[0].answer.counterexample.has_value();
  return found ? report.functions[0].answer.counterexample->note : "nothing";
}

const std::string kAddress =
    "  %p = getelementptr float, ptr addrspace(1) %a, i64 %i\n  %q = getelementptr float, ptr addrspace(1) %b, i64 %i\n";
const std::string kCopy =
    kAddress +
    "  %x = load float, ptr addrspace(1) %p, align 4\n  store float %x, ptr addrspace(1) %q, align 4\n";
const std::string kCopyLines = "load l f32 a[t]\nstore f32 b[t] = l\n";

TEST(Memory, ACopyIsProvedAndItsTwinsRefuted) {
  EXPECT_EQ(verdictOf(kCopy, kCopyLines), Verdict::kProved);
  EXPECT_EQ(verdictOf(kCopy, "load l f32 a[t]\nstore f32 b[t+1] = l\n"), Verdict::kRefuted);
  EXPECT_EQ(verdictOf(kCopy, "load l f32 a[t]\nstore f32 b[t] = fneg(l)\n"), Verdict::kRefuted);
  EXPECT_EQ(verdictOf(kCopy, "load l f32 a[t]\nstore f32 b[t] = l when t < n\n"), Verdict::kRefuted);
  // The same bits as another type: the memory is the same.
  EXPECT_EQ(verdictOf(kCopy, "load l i32 a[t]\nstore i32 b[t] = l\n"), Verdict::kUnknown);
  EXPECT_EQ(verdictOf(kCopy, "load l f32 b[t]\nstore f32 a[t] = l\n"), Verdict::kRefuted);
}

TEST(Memory, OneAccessMoreOrLessIsADifference) {
  // A load less is seen by nobody, a store less is.
  EXPECT_EQ(verdictOf(kCopy, kCopyLines + "load m f32 a[t+1]\n"), Verdict::kUnknown);
  EXPECT_EQ(noteOf(kCopy, kCopyLines + "load m f32 a[t+1]\nstore f32 a[t] = m\n").substr(0, 8), "line 10 ");
  EXPECT_EQ(noteOf(kCopy, "store f32 b[t] = f32_bits(0)\n"), "the code loads what no line does");
  // A line whose condition never holds is none.
  EXPECT_EQ(verdictOf(kCopy, kCopyLines + "load m f32 a[0] when t > 127\n"), Verdict::kProved);
}

TEST(Memory, AVectorIsOneAccessOfEachElement) {
  const std::string body =
      "  %j = mul nsw i64 %i, 4\n  %p = getelementptr float, ptr addrspace(1) %a, i64 %j\n"
      "  %q = getelementptr float, ptr addrspace(1) %b, i64 %j\n"
      "  %x = load <4 x float>, ptr addrspace(1) %p, align 16\n  %y = fadd <4 x float> %x, %x\n"
      "  store <4 x float> %y, ptr addrspace(1) %q, align 16\n";
  std::string lines, stores, shuffled;
  for (int k = 0; k < 4; ++k) {
    std::string n = std::to_string(k), m = std::to_string(3 - k);
    lines += "load l" + n + " f32 a[4*t+" + n + "]\n";
    stores += "store f32 b[4*t+" + n + "] = fadd(l" + n + ", l" + n + ")\n";
    shuffled += "store f32 b[4*t+" + m + "] = fadd(l" + m + ", l" + m + ")\n";
  }
  EXPECT_EQ(verdictOf(body, lines + stores), Verdict::kProved);
  EXPECT_EQ(verdictOf(body, lines + shuffled), Verdict::kProved);
  EXPECT_EQ(verdictOf(body, lines + stores.substr(0, stores.find("l3)"))+ "l2)\n"), Verdict::kRefuted);
  EXPECT_NE(noteOf(body, lines + stores, "8").find("not aligned to 16"), std::string::npos);
}

TEST(Memory, AlignmentMustFollow) {
  const std::string body =
      kAddress + "  %x = load float, ptr addrspace(1) %p, align 8\n  store float %x, ptr addrspace(1) %q, align 4\n";
  EXPECT_NE(noteOf(body, kCopyLines).find("not aligned to 8"), std::string::npos);
  const std::string even = "  %j = mul nsw i64 %i, 2\n  %p = getelementptr float, ptr addrspace(1) %a, i64 %j\n"
                           "  %x = load float, ptr addrspace(1) %p, align 8\n";
  EXPECT_EQ(verdictOf(even, "load l f32 a[2*t]\n"), Verdict::kProved);
}

TEST(Memory, AStoreKeepsItsPlace) {
  const std::string late = kAddress +
                           "  store float 1.0, ptr addrspace(1) %q, align 4\n"
                           "  %x = load float, ptr addrspace(1) %p, align 4\n";
  EXPECT_EQ(verdictOf(late, "store f32 b[t] = f32_bits(1065353216)\nload l f32 a[t]\n"), Verdict::kProved);
  EXPECT_EQ(verdictOf(late, "load l f32 a[t]\nstore f32 b[t] = f32_bits(1065353216)\n"), Verdict::kUnknown);
  // Two that never happen both have no order.
  const std::string apart = kAddress +
      "  %c = icmp slt i32 %t, %n\n  br i1 %c, label %yes, label %no\n"
      "yes:\n  store float 1.0, ptr addrspace(1) %q, align 4\n  br label %end\n"
      "no:\n  %x = load float, ptr addrspace(1) %p, align 4\n  br label %end\nend:\n";
  EXPECT_EQ(
      verdictOf(apart, "load l f32 a[t] when not(t < n)\nstore f32 b[t] = f32_bits(1065353216) when t < n\n"),
      Verdict::kProved);
  EXPECT_EQ(
      verdictOf(apart, "load l f32 a[t] when t < n\nstore f32 b[t] = f32_bits(1065353216) when not(t < n)\n"),
      Verdict::kRefuted);
}

TEST(Memory, LocalMemoryIsFollowed) {
  const std::string through =
      kAddress + "  %f = alloca [4 x float], align 16\n  %g = getelementptr float, ptr %f, i64 2\n"
      "  %x = load float, ptr addrspace(1) %p, align 4\n  store float %x, ptr %g, align 4\n"
      "  store float 0.0, ptr %f, align 4\n  %h = getelementptr inbounds float, ptr %f, i64 2\n"
      "  %y = load float, ptr %h, align 4\n  store float %y, ptr addrspace(1) %q, align 4\n";
  EXPECT_EQ(verdictOf(through, kCopyLines), Verdict::kProved);
  const std::string unwritten = kAddress + "  %f = alloca [4 x float], align 16\n  %x = load float, ptr addrspace(1) %p, align 4\n"
                                           "  %y = load float, ptr %f, align 4\n  store float %y, ptr addrspace(1) %q, align 4\n";
  EXPECT_EQ(verdictOf(unwritten, kCopyLines), Verdict::kRefuted);
}

TEST(Memory, AStructIsKeptWhole) {
  const std::string slot = "  %s = alloca { i64, i64 }\n  %u = insertvalue { i64, i64 } poison, i64 %i, 0\n"
                           "  %v = insertvalue { i64, i64 } %u, i64 7, 1\n  store { i64, i64 } %v, ptr %s\n",
                    rest = "  %p = getelementptr float, ptr addrspace(1) %a, i64 %j\n"
                           "  %x = load float, ptr addrspace(1) %p, align 4\n";
  const std::string whole = "  %w = load { i64, i64 }, ptr %s\n";
  const auto field = [](int n) { return "  %j = extractvalue { i64, i64 } %w, " + std::to_string(n) + "\n"; };
  EXPECT_EQ(verdictOf(slot + whole + field(0) + rest, "load l f32 a[t]\n"), Verdict::kProved);
  EXPECT_EQ(verdictOf(slot + whole + field(1) + rest, "load l f32 a[7]\n"), Verdict::kProved);
  EXPECT_EQ(verdictOf(slot + whole + field(1) + rest, "load l f32 a[t]\n"), Verdict::kRefuted);
  // Of a part of it nothing is known.
  EXPECT_NE(reportOf(slot + "  %j = load i64, ptr %s\n" + rest, "load l f32 a[t]\n").verdict, Verdict::kProved);
}

TEST(Memory, AFusedProductIsNoSumOfAProduct) {
  const std::string body = kAddress + "  %x = load float, ptr addrspace(1) %p, align 4\n"
                           "  %y = call float @llvm.fma.f32(float %x, float %x, float %x)\n"
                           "  store float %y, ptr addrspace(1) %q, align 4\n";
  EXPECT_EQ(verdictOf(body, "load l f32 a[t]\nstore f32 b[t] = ffma(l, l, l)\n"), Verdict::kProved);
  EXPECT_EQ(verdictOf(body, "load l f32 a[t]\nstore f32 b[t] = fadd(fmul(l, l), l)\n"), Verdict::kRefuted);
}

TEST(Memory, WhatIsStoredOnOnePathIsKnownThere) {
  // A fragment that is 0 unless it is loaded.
  const std::string guarded =
      kAddress + "  %f = alloca float, align 4\n  store float 0.0, ptr %f, align 4\n"
      "  %c = icmp slt i32 %t, %n\n  br i1 %c, label %in, label %join\n"
      "in:\n  %x = load float, ptr addrspace(1) %p, align 4\n  store float %x, ptr %f, align 4\n  br label %join\n"
      "join:\n  %y = load float, ptr %f, align 4\n  br i1 %c, label %out, label %end\n"
      "out:\n  store float %y, ptr addrspace(1) %q, align 4\n  br label %end\nend:\n";
  EXPECT_EQ(verdictOf(guarded, "load l f32 a[t] when t < n\nstore f32 b[t] = l when t < n\n"), Verdict::kProved);
  EXPECT_EQ(verdictOf(guarded, "load l f32 a[t] when t < n\nstore f32 b[t] = f32_bits(0) when t < n\n"), Verdict::kRefuted);
}

TEST(Memory, WhatIsNotModelledIsNamed) {
  const std::string lines = kCopyLines;
  auto with = [](std::string text, const std::string& what, const std::string& by) {
    return text.replace(text.find(what), what.size(), by);
  };
  EXPECT_EQ(missingOf(with(kCopy, "getelementptr", "getelementptr inbounds"), lines).substr(0, 16), "not modelled: %p");
  EXPECT_EQ(missingOf(with(kCopy, "load float", "load volatile float"), lines).substr(0, 16), "not modelled: %x");
  EXPECT_EQ(missingOf(kCopy, lines, "noalias"), "not modelled: attribute noalias of parameter 0");
  EXPECT_EQ(missingOf(kAddress + "  %x = load float, ptr addrspace(1) %p, align 4\n  %y = fadd fast float %x, %x\n"
                                 "  store float %y, ptr addrspace(1) %q, align 4\n",
                      "load l f32 a[t]\nstore f32 b[t] = fadd(l, l)\n").substr(0, 16), "not modelled: %y");
  EXPECT_EQ(missingOf("  %p = getelementptr i32, ptr addrspace(1) %a, i64 %i\n  %x = load i32, ptr addrspace(1) %p, align 4\n"
                      "  %y = add i32 %x, 1\n  %z = sext i32 %y to i64\n  %q = getelementptr i32, ptr addrspace(1) %b, i64 %z\n"
                      "  store i32 0, ptr addrspace(1) %q, align 4\n",
                      "load l i32 a[t]\nstore i32 b[0] = i32_bits(0)\n").substr(0, 16), "not modelled: %y");
  EXPECT_EQ(missingOf("  %f = alloca [128 x float], align 16\n  %g = getelementptr float, ptr %f, i64 %i\n"
                      "  store float 0.0, ptr %g, align 4\n" +
                          kCopy,
                      lines)
                .substr(0, 16),
            "not modelled: %g");
  EXPECT_EQ(missingOf(kCopy + "  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  br label %l\nl:\n"
                              "  %s = phi i32 [ 0, %entry ], [ %v, %l ]\n  %v = add i32 %s, 1\n"
                              "  %d = icmp slt i32 %v, %n\n"
                              "  br i1 %d, label %l, label %m\nm:\n",
                      lines),
            "not modelled: a loop through block %l, of run-time length");
}

TEST(Memory, RegistersStayInTheirPromisedRange) {
  const std::string ir = "define ptx_kernel void @k(ptr addrspace(1) %a) {\n"
                         "  %t = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.laneid()\n  %i = sext i32 %t to i64\n"
                         "  %p = getelementptr i8, ptr addrspace(1) %a, i64 %i\n  store i8 1, ptr addrspace(1) %p, align 1\n"
                         "  ret void\n}\ndeclare i32 @llvm.nvvm.read.ptx.sreg.laneid()\n";
  auto meaning = [](const std::string& limit) {
    return "meaning 1\nkernel @k\nparam 0 ptr a\nregister laneid i32 t\npremise t >= 0, t < " + limit +
           "\nstore i8 a[t] = i8_bits(1)\nend\n";
  };
  EXPECT_EQ(validate(ir, meaning("32"))->verdict, Verdict::kProved);
  EXPECT_EQ(validate(ir, meaning("100"))->verdict, Verdict::kUnknown) << "no launch has such a lane";
  EXPECT_EQ(validate(ir, meaning("16"))->verdict, Verdict::kUnknown) << "a warp has 32 lanes";
}

// The premises have to be those of a launch: the registers' lines, and the answer.
TEST(Memory, PremisesAreThoseOfALaunch) {
  const auto verdictOf = [](const std::string& registers, const std::string& offset) {
    std::string calls;
    for (const char* name : {"tid.x", "ctaid.x", "laneid"})
      if (offset.find(name) != std::string::npos) calls = name;
    const std::string ir =
        "define ptx_kernel void @k(ptr addrspace(1) %a) {\n  %t = call i32 @llvm.nvvm.read.ptx.sreg." +
        calls + "()\n" +
        "  %i = sext i32 %t to i64\n  %p = getelementptr i8, ptr addrspace(1) %a, i64 %i\n  store i8 1, ptr "
        "addrspace(1) %p, align 1\n" +
        "  ret void\n}\ndeclare i32 @llvm.nvvm.read.ptx.sreg." + calls + "()\n";
    return validate(ir,
                    "meaning 1\nkernel @k\nparam 0 ptr a\n" + registers + "store i8 a[t] = i8_bits(1)\nend\n")
        ->verdict;
  };
  EXPECT_EQ(verdictOf("register tid.x i32 t\npremise t >= 0, t < 64\n", "tid.x"), Verdict::kProved);
  EXPECT_EQ(verdictOf("register tid.x i32 t\npremise t >= 1, t < 64\n", "tid.x"), Verdict::kUnknown);
  EXPECT_EQ(verdictOf("launch block 64\nregister tid.x i32 t\npremise t >= 0, t < 64\n", "tid.x"),
            Verdict::kProved);
  EXPECT_EQ(verdictOf("launch block 64\nregister tid.x i32 t\npremise t >= 0, t < 63\n", "tid.x"),
            Verdict::kUnknown);
  EXPECT_EQ(
      verdictOf("register tid.x i32 t\nregister ntid.x i32 n\npremise t >= 0, t < n, n <= 64\n", "tid.x"),
      Verdict::kProved);
  EXPECT_EQ(
      verdictOf("register tid.x i32 t\nregister ntid.x i32 n\npremise t >= 0, t < 32, n == 64\n", "tid.x"),
      Verdict::kUnknown);
  EXPECT_EQ(verdictOf("register ctaid.x i32 t\npremise t >= 0, t < 64\n", "ctaid.x"), Verdict::kProved);
  EXPECT_EQ(verdictOf("register ctaid.x i32 t\npremise t >= 0, t < 64, t%2 == 0\n", "ctaid.x"),
            Verdict::kUnknown);
  EXPECT_EQ(verdictOf("launch cluster 4\nregister ctaid.x i32 t\npremise t >= 0, t < 64\n", "ctaid.x"),
            Verdict::kProved);
  EXPECT_EQ(verdictOf("launch cluster 4\nregister ctaid.x i32 t\npremise t >= 0, t < 62\n", "ctaid.x"),
            Verdict::kUnknown);
  EXPECT_EQ(verdictOf("register ctaid.x i32 t\nregister tid.x i32 t\npremise t >= 0, t < 64\n", "ctaid.x"),
            Verdict::kUnknown);
  EXPECT_EQ(verdictOf("register ctaid.x i32 t\nregister laneid i32 0\npremise t >= 0, t < 64\n", "ctaid.x"),
            Verdict::kUnknown);
}

}  // namespace
}  // namespace cutecheck::oracle
