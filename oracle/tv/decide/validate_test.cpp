// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/decide/validate.h"

#include <gtest/gtest.h>

#include "oracle/smt/cvc5.h"
#include "oracle/smt/time_limit.h"

namespace cutecheck::oracle {
namespace {

std::string meaning(const std::string& lines) { return "meaning 1\nfunction @f\n" + lines + "end\n"; }

const std::string kOne = meaning("param 0 i32 x\npremise x >= 0, x < 1000\nresult 0 i32 == x + 1\n");

Verdict verdictOf(const std::string& body, const std::string& text = kOne, const ValidationOptions& options = {}) {
  Expected<ValidationReport> report = validate("define i32 @f(i32 %x) {\n" + body + "}\n", text, options);
  EXPECT_TRUE(report.ok()) << (report ? "" : report.error().str());
  return report ? report->verdict : Verdict::kInconsistent;
}

std::string refusal(const std::string& ir, const std::string& text) {
  Expected<ValidationReport> report = validate(ir, text);
  return report ? "no refusal" : std::string(codeName(report.error().code)) + " " + report.error().rule;
}

std::string missingOf(const std::string& ir, const std::string& text) {
  Expected<ValidationReport> report = validate(ir, text);
  if (!report) return report.error().str();
  EXPECT_EQ(report->verdict, Verdict::kUnknown);
  const std::vector<std::string>& missing = report->functions[0].answer.missing;
  return missing.empty() ? "" : missing[0];
}

TEST(Validate, EqualIsProvedAndItsTwinRefuted) {
  EXPECT_EQ(verdictOf("  %y = add nsw i32 %x, 1\n  ret i32 %y\n"), Verdict::kProved);
  EXPECT_EQ(verdictOf("  %y = add nsw i32 %x, 2\n  ret i32 %y\n"), Verdict::kRefuted);
}

// Z3 counts no units for such a product: once more than 100 seconds. Its twin, where nothing is narrowed, is within the units.
TEST(Validate, AQuestionWithoutUnitsEndsByTheClock) {
  const std::string head =
      "define i64 @f(i8 %a, i64 %b) {\n  %x = sext i8 %a to i64\n  %p = mul i64 %x, %b\n"
      "  %q = lshr i64 %p, 5\n";
  const std::string parameters = "param 0 i8 a\nparam 1 i64 b\n";
  std::optional<TimeLimit> limit(Milliseconds(1'000));
  const std::string narrowed = missingOf(
      head + "  %t = trunc i64 %q to i8\n  %u = mul i8 %t, %a\n  %v = zext i8 %u to i64\n  ret i64 %v\n}\n",
      meaning(parameters + "result 0 i64 == (((unsigned(64, b * a)) / 32) * a) % 256\n"));
  EXPECT_NE(narrowed.find("ended by the clock"), std::string::npos) << narrowed;
  limit.reset();
  Expected<ValidationReport> twin =
      validate(head + "  ret i64 %p\n}\n", meaning(parameters + "result 0 i64 == signed(64, a * b)\n"));
  ASSERT_TRUE(twin.ok()) << twin.error().str();
  EXPECT_EQ(twin->verdict, Verdict::kProved);
}

TEST(Validate, WrappingIsModelledWhereNoFlagForbidsIt) {
  // 2^31 too far and back: right at every x, though the sum wraps.
  const std::string body = "  %y = add i32 %x, -2147483648\n  %z = add i32 %y, -2147483647\n  ret i32 %z\n";
  ValidationOptions symbolic;
  symbolic.enumerationLimit = 0;
  EXPECT_EQ(verdictOf(body, kOne, symbolic), Verdict::kProved);
  EXPECT_EQ(verdictOf("  %y = add i32 %x, -2147483648\n  %z = add nsw i32 %y, -2147483647\n  ret i32 %z\n"), Verdict::kRefuted);
}

TEST(Validate, PoisonThatNothingUsesIsNoFault) {
  const std::string unused = "  %p = add nsw i32 2147483647, %x\n  %y = add nsw i32 %x, 1\n  ret i32 %y\n";
  EXPECT_EQ(verdictOf(unused), Verdict::kProved);
  EXPECT_EQ(verdictOf("  %p = add nsw i32 2147483647, %x\n  %q = mul i32 %p, 0\n  %y = add nsw i32 %x, 1\n"
                      "  %z = add i32 %y, %q\n  ret i32 %z\n"),
            Verdict::kRefuted);
}

TEST(Validate, UndefinedBehaviourIsAFaultEvenUnused) {
  EXPECT_EQ(verdictOf("  %d = udiv i32 1, %x\n  %y = add nsw i32 %x, 1\n  ret i32 %y\n"), Verdict::kRefuted);
  const std::string guarded =
      "  %c = icmp eq i32 %x, 0\n  br i1 %c, label %a, label %b\n"
      "b:\n  %d = udiv i32 1, %x\n  br label %a\n"
      "a:\n  %y = add nsw i32 %x, 1\n  ret i32 %y\n";
  EXPECT_EQ(verdictOf(guarded), Verdict::kProved);
}

TEST(Validate, ShiftsBeyondTheWidthArePoison) {
  const std::string text = meaning("param 0 i32 x\npremise x >= 0, x <= 40\nresult 0 i32 == 0*x\n");
  EXPECT_EQ(verdictOf("  %y = lshr i32 0, %x\n  ret i32 %y\n", text), Verdict::kRefuted);
  const std::string inside = meaning("param 0 i32 x\npremise x >= 0, x <= 31\nresult 0 i32 == 0*x\n");
  EXPECT_EQ(verdictOf("  %y = lshr i32 0, %x\n  ret i32 %y\n", inside), Verdict::kProved);
}

TEST(Validate, PointerResultsAreProvedByTheirPlace) {
  const std::string ir =
      "define { ptr addrspace(1), i32 } @f({ ptr addrspace(1), i32 } %v, ptr addrspace(1) %w, i32 %x) {\n"
      "  %p = extractvalue { ptr addrspace(1), i32 } %v, 0\n  %y = mul nsw i32 %x, 3\n"
      "  %q = getelementptr float, ptr addrspace(1) %p, i32 %y\n"
      "  %r = insertvalue { ptr addrspace(1), i32 } %v, ptr addrspace(1) %q, 0\n  ret { ptr addrspace(1), i32 } %r\n}\n";
  const auto verdict = [&](const std::string& place) {
    Expected<ValidationReport> report = validate(
        ir, meaning("param 0.0 ptr a\nparam 0.1 i32 n\nparam 1 ptr b\nparam 2 i32 x\npremise x >= 0, x <= 100000\n"
                    "result 0 ptr == " + place + "\nresult 1 i32 == n\n"));
    EXPECT_TRUE(report.ok()) << (report ? "" : report.error().str());
    if (!report) return Verdict::kInconsistent;
    EXPECT_EQ(report->verdict == Verdict::kRefuted, report->functions[0].answer.counterexample.has_value());
    return report->verdict;
  };
  EXPECT_EQ(verdict("f32 a[3*x]"), Verdict::kProved);
  EXPECT_EQ(verdict("f16 a[6*x]"), Verdict::kProved);
  EXPECT_EQ(verdict("f32 a[3*x+1]"), Verdict::kRefuted);
  EXPECT_EQ(verdict("f16 a[3*x]"), Verdict::kRefuted);
  EXPECT_EQ(verdict("f32 b[3*x]"), Verdict::kRefuted);
  const std::string lines = "param 0.0 ptr a\nparam 0.1 i32 n\nparam 1 ptr b\nparam 2 i32 x\nresult 1 i32 == n\n";
  EXPECT_EQ(refusal(ir, meaning(lines + "result 0 ptr == f32 c[x]\n")), "kUsage meaning_c6");
  EXPECT_EQ(refusal(ir, meaning(lines + "result 0 ptr == f32 a[x] x\n")), "kSyntax meaning_c6");
  EXPECT_EQ(refusal(ir, meaning(lines + "result 0 i64 == x\n")), "kUsage meaning_c9");
}

// A linear index of a computed layout is taken apart by its form.
TEST(Validate, LinearIndicesOfComputedLayoutsAreDecided) {
  const std::string ir =
      "define i64 @f(i32 %d, i32 %i) {\n  %a = sext i32 %d to i64\n  %b = sext i32 %i to i64\n"
      "  %r = urem i64 %b, 4\n  %q = udiv i64 %b, 4\n  %x = mul nsw i64 %r, 2\n  %s = mul nsw i64 %q, %a\n"
      "  %y = add nsw i64 %x, %s\n  ret i64 %y\n}\n";
  const auto verdict = [&](const std::string& tile) {
    Expected<ValidationReport> report =
        validate(ir, meaning("param 0 i32 d\nparam 1 i32 i\npremise i >= 0, i < 32, d >= 0\n"
                             "result 0 i64 == crd2idx(i, composition((8,8):(1,d), (" + tile + ")))\n"));
    EXPECT_TRUE(report.ok()) << (report ? "" : report.error().str());
    return report ? report->verdict : Verdict::kInconsistent;
  };
  EXPECT_EQ(verdict("(4,8):(2,8)"), Verdict::kProved);
  EXPECT_EQ(verdict("(4,8):(1,8)"), Verdict::kRefuted);
}

TEST(Validate, WhatIsNotModelledIsUnknownByName) {
  const std::string load = "define i32 @f(ptr %p, i32 %x) {\n  %y = load i32, ptr %p\n  ret i32 %y\n}\n";
  EXPECT_EQ(missingOf(load, meaning("param 1 i32 x\nresult 0 i32 == x\n")), "not modelled: %y = load i32, ptr %p, align 4");
  const std::string loop =
      "define i32 @f(i32 %x) {\nentry:\n  br label %again\nagain:\n"
      "  %n = phi i32 [ %x, %entry ], [ %m, %again ]\n  %m = add i32 %n, 1\n  %c = icmp slt i32 %m, 3\n"
      "  br i1 %c, label %again, label %done\ndone:\n  ret i32 %m\n}\n";
  EXPECT_EQ(missingOf(loop, meaning("param 0 i32 x\npremise x >= 0, x < 3\nresult 0 i32 == 3\n")),
            "not modelled: a loop through block %again, of run-time length");
  // The twin is refuted by running it, loop or not.
  EXPECT_EQ(validate(loop, meaning("param 0 i32 x\npremise x >= 0, x < 3\nresult 0 i32 == 4\n"))->verdict, Verdict::kRefuted);
}

TEST(Validate, ASpentBudgetIsUnknownAndSaysSo) {
  ValidationOptions options;
  options.totalBudget = 10;
  options.enumerationLimit = 0;
  Expected<ValidationReport> report =
      validate("define i32 @f(i32 %x) {\n  %y = add nsw i32 %x, 1\n  ret i32 %y\n}\n", kOne, options);
  ASSERT_TRUE(report.ok());
  EXPECT_EQ(report->verdict, Verdict::kUnknown);
  EXPECT_NE(toString(*report).find("units"), std::string::npos);
}

TEST(Validate, ContradictoryPremisesAreRefused) {
  const std::string ir = "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n";
  EXPECT_EQ(refusal(ir, meaning("param 0 i32 x\npremise x > 4, x < 3\nresult 0 i32 == x\n")), "kVacuous vacuity_c1");
  EXPECT_EQ(refusal(ir, meaning("param 0 i32 x\npremise x*x == 3\nresult 0 i32 == x\n")).substr(0, 8), "kVacuous");
}

// The divisor in a choice that is not taken is no promise: at b = 0 these functions are wrong.
TEST(Validate, WhatStandsBehindAGuardIsNoPremise) {
  const std::string wrong =
      "define i32 @f(i32 %a, i32 %b) {\n  %c = icmp eq i32 %b, 0\n  %r = select i1 %c, i32 7, i32 0\n  ret i32 %r\n}\n";
  const std::string parameters = "param 0 i32 a\nparam 1 i32 b\npremise a >= 0, a < 1000, b < 1000, ";
  for (const char* value : {"select(b == 0, 1000, 0*(a/b))", "select(b >= 1, 0*(a/b), 1000)",
                            "select(and(b >= 1, a/b >= 0), 0, 1000)", "select(b == 0, 1000, 0*(a%b))",
                            "select(or(b < 1, a/b < 0), 1000, 0)", "select(b == 0, 1000, 0*size((b,2):(1,b)))"}) {
    const std::string result = std::string("\nresult 0 i32 == ") + value + "\n";
    EXPECT_NE(missingOf(wrong, meaning(parameters + "b >= 0" + result)).find("not shown that b >= 1"), std::string::npos) << value;
    EXPECT_NE(missingOf(wrong, meaning(parameters + "b == 0" + result)).find("not shown that b >= 1"), std::string::npos) << value;
    const Expected<ValidationReport> told = validate(wrong, meaning(parameters + "b >= 1" + result));
    ASSERT_TRUE(told.ok()) << told.error().str();
    EXPECT_EQ(told->verdict, Verdict::kProved) << value;
  }
  // What is always looked at is a premise, and printed.
  const Expected<ValidationReport> always =
      validate("define i32 @f(i32 %a, i32 %b) {\n  ret i32 0\n}\n", meaning(parameters + "b >= 0\nresult 0 i32 == 0*(a/b)\n"));
  ASSERT_TRUE(always.ok()) << always.error().str();
  EXPECT_EQ(always->verdict, Verdict::kProved);
  EXPECT_EQ(always->functions[0].answer.implicit, std::vector<std::string>{"b >= 1"});
}

TEST(Validate, AMeaningThatIsNotDefinedIsRefusedWithTheValues) {
  const std::string ir = "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n";
  EXPECT_EQ(refusal(ir, meaning("param 0 i32 x\nresult 0 i32 == crd2idx(x, (4,4):(1,4))\n")), "kOutOfDomain meaning_c11");
  // Nor is an index in a shape whose extent is 0 for one value, which no sample need meet.
  for (const char* line : {"get(idx2crd(x, (1,get(shape(flatten((4,4):(1,7))),0)-4+(x-77777)*(x-77777),3)), 0)",
                           "crd2idx(x, (get(shape(flatten((4,4):(1,7))),0)-4+(x-77777)*(x-77777),2))",
                           "crd2idx(x, (get(shape(flatten((4,4):(1,7))),0)-4+(x-77777)*(x-77777),2):(0,0))"})
    EXPECT_EQ(
        refusal(ir,
                meaning(std::string("param 0 i32 x\npremise x >= 0, x <= 1000000\nresult 0 i32 == x + 0 * ") +
                        line + "\n")),
        "kOutOfDomain meaning_c11")
        << line;
}

TEST(Validate, ComputedLayoutsInAMeaningAreProvedToo) {
  const std::string text =
      meaning("param 0 i32 x\npremise x >= 0, x < 8\nresult 0 i32 == crd2idx(x, composition((4,6):(6,1), (4,2):(1,8)))\n");
  Expected<ValidationReport> report = validate(
      "define i32 @f(i32 %x) {\n  %r = urem i32 %x, 4\n  %q = udiv i32 %x, 4\n  %a = mul i32 %r, 6\n"
      "  %b = mul i32 %q, 2\n  %y = add i32 %a, %b\n  ret i32 %y\n}\n", text);
  ASSERT_TRUE(report.ok()) << report.error().str();
  EXPECT_EQ(report->verdict, Verdict::kProved) << toString(*report);
  bool claimed = false;
  for (const ObligationReport& o : report->functions[0].obligations)
    claimed |= o.kind == "meaning" && o.text.find("composition") != std::string::npos;
  EXPECT_TRUE(claimed);
}

TEST(Validate, AMeaningThatCannotBeComputedIsUnknownNeverAnotherNumber) {
  const std::string ir = "define i32 @f(i32 %x) {\n  ret i32 1\n}\n";
  // The sign of the stride decides the cosize.
  EXPECT_NE(missingOf(ir, meaning("param 0 i32 x\nresult 0 i32 == cosize(4:x)\n")).find("sign"), std::string::npos);
}

// Premises whose numbers leave 128 bits are no contradiction.
TEST(Validate, APremiseThatNoNumberShowsIsOpen) {
  const std::string ir = "define i64 @f(i64 %x) {\n  ret i64 %x\n}\n", lines = "param 0 i64 M\npremise M == 4611686018427387904\n";
  EXPECT_NE(missingOf(ir, meaning(lines + "premise M*M*M >= 1\nresult 0 i64 == M\n"))
                .find("M*M*M >= 1 leaves 128 bits"),
            std::string::npos);
  EXPECT_EQ(validate(ir, meaning(lines + "premise M >= 1\nresult 0 i64 == M\n"))->verdict, Verdict::kProved);
  EXPECT_EQ(refusal(ir, meaning(lines + "premise M <= 1\nresult 0 i64 == M\n")), "kVacuous vacuity_c1");
}

TEST(Validate, ARegisterHasItsWidth) {
  const std::string ir =
      "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndefine ptx_kernel void @k(ptr addrspace(1) %a) {\n"
      "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
      "  %c = trunc i32 %t to i8\n  %s = sext i8 %c to i64\n"
      "  %p = getelementptr i32, ptr addrspace(1) %a, i64 %s\n"
      "  store i32 0, ptr addrspace(1) %p, align 4\n  ret void\n}\n";
  const auto kernel = [](const std::string& lines) {
    return "meaning 1\nkernel @k\n  param 0 ptr a align 4\n  " + lines + "  premise t >= 0\n  store i32 a[t] = i32_bits(0)\nend\n";
  };
  EXPECT_EQ(refusal(ir, kernel("register tid.x i8 t\n")), "kUsage meaning_c9");
  EXPECT_EQ(refusal(ir, kernel("register tid.x i64 t\n")), "kUsage meaning_c9");
  EXPECT_EQ(validate(ir, kernel("register tid.x i32 t\n  premise t < 128\n"))->verdict, Verdict::kProved);
  EXPECT_EQ(validate(ir, kernel("register tid.x i32 t\n  premise t < 129\n"))->verdict, Verdict::kRefuted);
}

TEST(Validate, ALaunchThatIsStatedExists) {
  const std::string ir =
      "define ptx_kernel void @k(ptr addrspace(1) %a) {\n  store i32 0, ptr addrspace(1) %a, align 4\n"
      "  ret void\n}\n";
  const auto kernel = [](const std::string& lines) {
    return "meaning 1\nkernel @k\n  param 0 ptr a align 4\n  " + lines + "\n  store i32 a[0] = i32_bits(0)\nend\n";
  };
  EXPECT_EQ(validate(ir, kernel("launch block 32,32,1\n  launch cluster 16"))->verdict, Verdict::kProved);
  EXPECT_EQ(refusal(ir, kernel("launch block 4096,1,1")), "kUsage meaning_c15");
  EXPECT_EQ(refusal(ir, kernel("launch block 4294967295,4294967295,4294967295")), "kUsage meaning_c15");
  EXPECT_EQ(refusal(ir, kernel("launch cluster 4,4,2")), "kUsage meaning_c15");
  EXPECT_EQ(refusal(ir, kernel("launch block 128,1,1\n  register tid.y i32 7")), "kVacuous meaning_c15");
  EXPECT_EQ(refusal(ir, kernel("launch block 1,1,65")), "kUsage meaning_c15");
  EXPECT_EQ(validate(ir, kernel("launch block 1,1,64"))->verdict, Verdict::kProved);
  // Other threads of the block have other numbers.
  EXPECT_EQ(validate(ir, kernel("launch block 128,8,1\n  register tid.y i32 7"))->verdict, Verdict::kUnknown);
  EXPECT_EQ(validate(ir, kernel("launch block 128,1,1\n  register tid.y i32 0"))->verdict, Verdict::kProved);
}

// A point that no launch has satisfies nothing, whether the code reads its registers or not.
TEST(Validate, RegistersAreThoseOfALaunch) {
  const std::string ir =
      "define ptx_kernel void @k(ptr addrspace(1) %a) {\n  store i32 0, ptr addrspace(1) %a, align 4\n  ret void\n}\n";
  const auto kernel = [](const std::string& lines) {
    return "meaning 1\nkernel @k\n  param 0 ptr a align 4\n  " + lines + "\n  store i32 a[0] = i32_bits(0)\nend\n";
  };
  for (const std::string line : {"ntid.x i32 1024", "ntid.z i32 64", "nctaid.y i32 65535", "warpsize i32 32"})
    EXPECT_EQ(validate(ir, kernel("register " + line))->verdict, Verdict::kProved) << line;
  for (const std::string line : {"ntid.x i32 1025", "ntid.x i32 0", "ntid.z i32 65", "nctaid.x i32 0", "nctaid.y i32 65536",
                                 "nctaid.z i32 65536", "warpsize i32 16", "nclusterid.x i32 0"})
    EXPECT_EQ(refusal(ir, kernel("register " + line)), "kVacuous vacuity_c1") << line;
  EXPECT_EQ(validate(ir, kernel("register ntid.x i32 32\n  register ntid.y i32 32"))->verdict, Verdict::kProved);
  EXPECT_EQ(refusal(ir, kernel("register ntid.x i32 64\n  register ntid.y i32 64")), "kVacuous vacuity_c1");
}

// Where the code is wrong at such a point alone, a solver finds it and no run does: nothing contradicts, and nothing is proved.
TEST(Validate, AModelOfNoLaunchShowsNothing) {
  const auto ir = [](const std::string& range) {
    return "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndefine ptx_kernel void @k(ptr addrspace(1) %a) {\n"
           "  %t = call range(i32 0, " + range + ") i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %i = sext i32 %t to i64\n"
           "  %p = getelementptr i8, ptr addrspace(1) %a, i64 %i\n  store i8 1, ptr addrspace(1) %p, align 1\n  ret void\n}\n";
  };
  const auto meaning = [](const std::string& limit) {
    return "meaning 1\nkernel @k\nparam 0 ptr a\nregister tid.x i32 t\npremise t >= 0, t < " + limit +
           "\nstore i8 a[t] = i8_bits(1)\nend\n";
  };
  EXPECT_EQ(validate(ir("1024"), meaning("1024"))->verdict, Verdict::kProved);
  EXPECT_EQ(validate(ir("1024"), meaning("2000"))->verdict, Verdict::kUnknown);
  EXPECT_EQ(validate(ir("64"), meaning("1024"))->verdict, Verdict::kRefuted);
}

// What the lines of registers state of them is printed among the premises.
TEST(Validate, WhatRegistersAreStatedToBeIsPrinted) {
  const std::string ir = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.y()\n"
                         "define ptx_kernel void @k(ptr addrspace(1) %a) {\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
                         "  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()\n  %d = sub i32 %t, %u\n"
                         "  store i32 0, ptr addrspace(1) %a, align 4\n  ret void\n}\n";
  const auto premisesOf = [&](const std::string& lines) {
    const Expected<ValidationReport> report =
        validate(ir, "meaning 1\nkernel @k\n  param 0 ptr a align 4\n  " + lines + "\n  store i32 a[0] = i32_bits(0)\nend\n");
    EXPECT_TRUE(report.ok());
    return report.ok() ? toString(*report) : report.error().str();
  };
  EXPECT_NE(
      premisesOf("register tid.x i32 t\n  register tid.y i32 t\n  premise t >= 0, t < 32").find("tid.y == t"),
      std::string::npos);
  EXPECT_NE(premisesOf("register tid.x i32 _\n  register tid.y i32 7").find("premises: tid.y == 7"), std::string::npos);
  EXPECT_EQ(
      premisesOf("register tid.x i32 t\n  register tid.y i32 u\n  premise t >= 0, u >= 0").find("tid.y =="),
      std::string::npos);
}

TEST(Validate, TextsThatDoNotFitAreRefused) {
  const std::string ir = "define { i32, i64 } @f({ i32, i32 } %x) {\n  ret { i32, i64 } zeroinitializer\n}\n";
  const std::string p = "param 0.0 i32 x\nparam 0.1 i32 y\n", r = "result 0 i32 == 0\nresult 1 i64 == 0\n";
  EXPECT_EQ(validate(ir, meaning(p + r))->verdict, Verdict::kProved);
  EXPECT_EQ(refusal(ir, meaning("param 0.0 i32 x\n" + r)), "kUsage meaning_c9");
  EXPECT_EQ(refusal(ir, meaning("param 0.0 i64 x\nparam 0.1 i32 y\n" + r)), "kUsage meaning_c9");
  EXPECT_EQ(refusal(ir, meaning(p + "param 1 i32 z\n" + r)), "kUsage meaning_c9");
  EXPECT_EQ(refusal(ir, meaning(p + "result 0 i32 == 0\n")), "kUsage meaning_c9");
  EXPECT_EQ(refusal(ir, meaning(p + "result 0 i32 == 0\nresult 1 i32 == 0\n")), "kUsage meaning_c9");
  EXPECT_EQ(refusal("define i32 @g() {\n  ret i32 0\n}\n", meaning(r)), "kUsage meaning_c9");
  EXPECT_EQ(refusal("define i32 @f( {", meaning(r)), "kSyntax llvm_c1");
  EXPECT_EQ(refusal("define i32 @f() {\n  %a = add i32 %b, 1\n  %b = add i32 %a, 1\n  ret i32 %b\n}\n",
                    meaning("result 0 i32 == 0\n")),
            "kBadRequest llvm_c2");
}

TEST(Validate, FunctionsWithoutAMeaningAreListed) {
  Expected<ValidationReport> report = validate(
      "define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\ndefine void @g() {\n  ret void\n}\n", kOne);
  ASSERT_TRUE(report.ok());
  EXPECT_EQ(report->undescribed, std::vector<std::string>{"g"});
  EXPECT_NE(toString(*report).find("@g"), std::string::npos);
}

TEST(Validate, StrictWantsTwoEngines) {
  ValidationOptions options;
  options.strict = true;
  options.enumerationLimit = 0;
  EXPECT_EQ(verdictOf("  %y = add nsw i32 %x, 1\n  ret i32 %y\n", kOne, options), Verdict::kProved);
  // Only the solver proves this one: a conditional chooses, and no normal form sees it.
  const std::string chosen =
      "  %c = icmp slt i32 %x, 7\n  %a = add nsw i32 %x, 1\n  %b = sub nsw i32 %x, -1\n"
      "  %d = select i1 %c, i32 %x, i32 7\n  %e = call i32 @llvm.smin.i32(i32 %x, i32 7)\n"
      "  %g = sub nsw i32 %d, %e\n  %y = add nsw i32 %a, %g\n  ret i32 %y\n}\n"
      "declare i32 @llvm.smin.i32(i32, i32)\ndefine void @g() {\n  ret void\n";
  EXPECT_EQ(verdictOf(chosen, kOne, options), cvc5Version() ? Verdict::kProved : Verdict::kUnknown);
  std::string other = chosen;
  other.replace(other.find("i32 7)"), 6, "i32 6)");
  EXPECT_EQ(verdictOf(other, kOne, options), Verdict::kRefuted);
}

}  // namespace
}  // namespace cutecheck::oracle
