// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loops of known length are proved as what they compute; off by one turn, step or start, they are refuted.
#include "oracle/tv/ir/unroll.h"

#include <gtest/gtest.h>

#include "oracle/tv/decide/validate.h"

namespace cutecheck::oracle {
namespace {

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

ValidationReport reportOf(const std::string& body, const std::string& lines, bool execute = true) {
  ValidationOptions options;
  if (!execute) {
    options.samples = 0;
    options.enumerationLimit = 0;
  }
  Expected<ValidationReport> report =
      validate("define i32 @f(i32 %x, i32 %y) {\nentry:\n" + body + "}\n",
               "meaning 1\nfunction @f\nparam 0 i32 x\nparam 1 i32 y\n" + lines + "end\n", options);
  EXPECT_TRUE(report.ok()) << (report ? "" : report.error().str());
  return report ? *report : ValidationReport{};
}

// With execution and by the formula alone: a model that the solver finds must replay as well.
Verdict verdictOf(const std::string& body, const std::string& lines) {
  ValidationReport executed = reportOf(body, lines), alone = reportOf(body, lines, false);
  EXPECT_EQ(alone.verdict, executed.verdict) << body << toString(executed) << toString(alone);
  if (executed.verdict == Verdict::kRefuted) {
    EXPECT_TRUE(executed.functions[0].answer.counterexample);
  }
  return executed.verdict;
}

std::string missingOf(const std::string& body, const std::string& lines) {
  ValidationReport report = reportOf(body, lines);
  EXPECT_EQ(report.verdict, Verdict::kUnknown) << toString(report);
  bool said = !report.functions.empty() && !report.functions[0].answer.missing.empty();
  return said ? report.functions[0].answer.missing[0] : "nothing";
}

const std::string kSmall = "premise x >= 0, x < 100000, y >= 0, y < 1000\n";

// The sum of x + 3*i for i = 0..7.
const std::string kSum =
    "  br label %again\nagain:\n  %i = phi i32 [ 0, %entry ], [ %j, %again ]\n"
    "  %s = phi i32 [ 0, %entry ], [ %t, %again ]\n  %m = mul nsw i32 %i, 3\n  %o = add nsw i32 %x, %m\n"
    "  %t = add nsw i32 %s, %o\n  %j = add nsw i32 %i, 1\n  %c = icmp slt i32 %j, 8\n"
    "  br i1 %c, label %again, label %done\ndone:\n  ret i32 %t\n";
const std::string kSumLine = kSmall + "result 0 i32 == 8*x + 84\n";

TEST(Unroll, ASumOfOffsetsIsProvedAndItsTwinsRefuted) {
  EXPECT_EQ(verdictOf(kSum, kSumLine), Verdict::kProved);
  EXPECT_EQ(verdictOf(replaced(kSum, "%j, 8", "%j, 7"), kSumLine), Verdict::kRefuted);
  EXPECT_EQ(verdictOf(replaced(kSum, "%j, 8", "%j, 9"), kSumLine), Verdict::kRefuted);
  EXPECT_EQ(verdictOf(replaced(kSum, "%i, 1", "%i, 2"), kSumLine), Verdict::kRefuted);
  EXPECT_EQ(verdictOf(replaced(kSum, "phi i32 [ 0", "phi i32 [ 1"), kSumLine), Verdict::kRefuted);
}

TEST(Unroll, TheTestMayStandAtTheBegin) {
  const std::string top =
      "  br label %head\nhead:\n  %i = phi i32 [ 0, %entry ], [ %j, %body ]\n  %s = phi i32 [ %y, %entry ], "
      "[ %t, %body ]\n"
      "  %c = icmp ult i32 %i, 5\n  br i1 %c, label %body, label %done\n"
      "body:\n  %t = add nsw i32 %s, %x\n  %j = add nuw nsw i32 %i, 1\n  br label %head\ndone:\n  ret i32 "
      "%s\n";
  EXPECT_EQ(verdictOf(top, kSmall + "result 0 i32 == 5*x + y\n"), Verdict::kProved);
  EXPECT_EQ(verdictOf(replaced(top, "ult i32 %i, 5", "ule i32 %i, 5"), kSmall + "result 0 i32 == 5*x + y\n"),
            Verdict::kRefuted);
}

TEST(Unroll, CountersMayDecrease) {
  const std::string down =
      "  br label %again\nagain:\n  %i = phi i32 [ 12, %entry ], [ %j, %again ]\n  %s = phi i32 [ %x, %entry "
      "], [ %t, %again ]\n"
      "  %t = add nsw i32 %s, %i\n  %j = sub nsw i32 %i, 3\n  %c = icmp sgt i32 %j, 0\n"
      "  br i1 %c, label %again, label %done\ndone:\n  ret i32 %t\n";
  EXPECT_EQ(verdictOf(down, kSmall + "result 0 i32 == x + 30\n"), Verdict::kProved);
  EXPECT_EQ(verdictOf(replaced(down, "sgt", "sge"), kSmall + "result 0 i32 == x + 30\n"),
            Verdict::kProved);  // and 0 more
  EXPECT_EQ(verdictOf(replaced(down, "%i, 3", "%i, 4"), kSmall + "result 0 i32 == x + 30\n"),
            Verdict::kRefuted);
}

// Two phis that exchange their values: each reads what the other was.
TEST(Unroll, APairOfPhisIsReadAtOnce) {
  const std::string pair =
      "  br label %again\nagain:\n  %a = phi i32 [ %x, %entry ], [ %b, %again ]\n  %b = phi i32 [ %y, %entry "
      "], [ %a, %again ]\n"
      "  %i = phi i32 [ 0, %entry ], [ %j, %again ]\n  %j = add i32 %i, 1\n  %c = icmp ne i32 %j, 4\n"
      "  br i1 %c, label %again, label %done\ndone:\n  %r = mul nsw i32 %a, 1000\n  %q = add nsw i32 %r, "
      "%b\n  ret i32 %q\n";
  const std::string lines = "premise x >= 0, x < 1000, y >= 0, y < 1000\nresult 0 i32 == 1000*y + x\n";
  EXPECT_EQ(verdictOf(pair, lines), Verdict::kProved);
  EXPECT_EQ(verdictOf(replaced(pair, "%j, 4", "%j, 5"), lines), Verdict::kRefuted);
}

// i = 0..3 outside, and inside k = 0..2, or k < i.
std::string nested(const std::string& inside, const std::string& bound) {
  return "  br label %outer\nouter:\n  %i = phi i32 [ 0, %entry ], [ %i1, %next ]\n  %s = phi i32 [ 0, "
         "%entry ], [ %s1, %next ]\n"
         "  br label %inner\ninner:\n  %k = phi i32 [ 0, %outer ], [ %k1, %body ]\n  %u = phi i32 [ %s, "
         "%outer ], [ %u1, %body ]\n"
         "  %d = icmp slt i32 %k, " +
         bound +
         "\n  br i1 %d, label %body, label %next\n"
         "body:\n" +
         inside +
         "  %k1 = add nsw i32 %k, 1\n  br label %inner\n"
         "next:\n  %s1 = phi i32 [ %u, %inner ]\n  %i1 = add nsw i32 %i, 1\n  %c = icmp slt i32 %i1, 4\n"
         "  br i1 %c, label %outer, label %done\ndone:\n  ret i32 %s1\n";
}

TEST(Unroll, NestedLoopsAreProvedToo) {
  const std::string inside =
      "  %m = mul nsw i32 %i, %x\n  %n = add nsw i32 %m, %k\n  %u1 = add nsw i32 %u, %n\n";
  EXPECT_EQ(verdictOf(nested(inside, "3"), kSmall + "result 0 i32 == 18*x + 12\n"), Verdict::kProved);
  EXPECT_EQ(verdictOf(nested(inside, "4"), kSmall + "result 0 i32 == 18*x + 12\n"), Verdict::kRefuted);
  // The inner length is another at each outer turn: 1, 2 and 3 turns with i = 1, 2, 3.
  EXPECT_EQ(verdictOf(nested(inside, "%i"), kSmall + "result 0 i32 == 14*x + 4\n"), Verdict::kProved);
  EXPECT_EQ(verdictOf(nested(inside, "%i"), kSmall + "result 0 i32 == 14*x + 5\n"), Verdict::kRefuted);
}

// Leaves with i where i == y, else with 100.
const std::string kBreak =
    "  br label %head\nhead:\n  %i = phi i32 [ 0, %entry ], [ %j, %on ]\n  %e = icmp eq i32 %i, %y\n"
    "  br i1 %e, label %done, label %on\non:\n  %j = add nsw i32 %i, 1\n  %c = icmp slt i32 %j, 6\n"
    "  br i1 %c, label %head, label %done\ndone:\n  %r = phi i32 [ %i, %head ], [ 100, %on ]\n  ret i32 %r\n";

TEST(Unroll, ABreakIsTakenWhereItsConditionSays) {
  const std::string inside = "premise x >= 0, x < 9, y >= 0, y < 6\nresult 0 i32 == y\n";
  EXPECT_EQ(verdictOf(kBreak, inside), Verdict::kProved);
  EXPECT_EQ(verdictOf(kBreak, replaced(inside, "y < 6", "y < 7")), Verdict::kRefuted);
  // Under these premises it is never taken.
  EXPECT_EQ(verdictOf(kBreak, "premise x >= 0, x < 9, y > 20, y < 60\nresult 0 i32 == 100\n"),
            Verdict::kProved);
  EXPECT_EQ(verdictOf(kBreak, "premise x >= 0, x < 9, y >= 5, y < 60\nresult 0 i32 == 100\n"),
            Verdict::kRefuted);
}

TEST(Unroll, UndefinedBehaviourInATurnIsAFault) {
  const std::string divides =
      "  br label %again\nagain:\n  %i = phi i32 [ 0, %entry ], [ %j, %again ]\n  %w = sub nsw i32 %x, %i\n"
      "  %d = sdiv i32 1, %w\n  %j = add nsw i32 %i, 1\n  %c = icmp slt i32 %j, 4\n"
      "  br i1 %c, label %again, label %done\ndone:\n  ret i32 7\n";
  EXPECT_EQ(verdictOf(divides, "premise x >= 4, x < 1000000, y >= 0, y < 1000000\nresult 0 i32 == 7\n"),
            Verdict::kProved);
  EXPECT_EQ(verdictOf(divides, "premise x >= 3, x < 1000000, y >= 0, y < 1000000\nresult 0 i32 == 7\n"),
            Verdict::kRefuted);
}

// Turns that count a number up, beside the counter; at last the parameter is added.
std::string counting(const std::string& turns) {
  return "  br label %again\nagain:\n  %i = phi i32 [ 0, %entry ], [ %j, %again ]\n  %s = phi i32 [ 0, "
         "%entry ], [ %t, %again ]\n"
         "  %t = add nsw i32 %s, 1\n  %j = add nsw i32 %i, 1\n  %c = icmp slt i32 %j, " +
         turns +
         "\n"
         "  br i1 %c, label %again, label %done\ndone:\n  %r = add nsw i32 %t, %x\n  ret i32 %r\n";
}

TEST(Unroll, BeyondTheLimitsIsUnknownWithTheNumber) {
  const std::string few = "premise x >= 0, x < 2, y == 0\n";
  EXPECT_EQ(reportOf(counting("4096"), few + "result 0 i32 == x + 4096\n").verdict, Verdict::kProved);
  EXPECT_EQ(missingOf(counting("4097"), few + "result 0 i32 == x + 4097\n"),
            "not modelled: a loop through block %again: 4097 turns in all, over the limit of 4096");
  // The twin is refuted by running it, unrolled or not.
  EXPECT_EQ(reportOf(counting("4097"), few + "result 0 i32 == x + 4096\n").verdict, Verdict::kRefuted);
  std::string wide;
  for (int k = 0; k < 20; ++k)
    wide += "  %v" + std::to_string(k) + " = add nsw i32 %s, " + std::to_string(k) + "\n";
  EXPECT_EQ(
      missingOf(replaced(counting("4000"), "  %t =", wide + "  %t ="), few + "result 0 i32 == x + 4000\n"),
      "not modelled: a loop through block %again: 104000 instructions, over the limit of 65536");
}

// LLVM, which counts turns, would descend until the process ends by a signal.
TEST(Unroll, WhatIsNestedDeepIsUnknownByName) {
  const auto chain = [](int length) {
    std::string code = "  %v0 = add nsw i32 %x, 1\n";
    for (int k = 1; k < length; ++k) {
      const std::string at = std::to_string(k), before = std::to_string(k - 1);
      code += "  %w" + at + " = udiv i32 %v" + before + ", 3\n  %v" + at + " = mul i32 %w" + at + ", %y\n";
    }
    return replaced(code + counting("%v"), "i32 %j, %v", "i32 %j, %v" + std::to_string(length - 1));
  };
  const std::string few = "premise x >= 0, x < 2, y == 0\n";
  EXPECT_EQ(missingOf(chain(3), few + "result 0 i32 == x + 1\n"), "not modelled: a loop through block %again, of run-time length");
  EXPECT_EQ(missingOf(chain(30000), few + "result 0 i32 == x + 1\n"),
            "not modelled: a loop beside values nested more than 1000 deep");
  std::string loops, from = "entry";
  for (int k = 0; k < 3000; ++k) {
    const std::string n = std::to_string(k), to = "b" + n;
    loops += "  br label %" + to + "\n" + to + ":\n  %i" + n + " = phi i32 [ 0, %" + from + " ], [ %j" + n +
             ", %" + to + " ]\n  %j" + n + " = add i32 %i" + n + ", 1\n  %c" + n + " = icmp slt i32 %j" + n +
             ", %y\n  br i1 %c" + n + ", label %" + to + ", label %e" + n + "\ne" + n + ":\n";
    from = "e" + n;
  }
  EXPECT_EQ(missingOf(loops + "  ret i32 %x\n", few + "result 0 i32 == x\n"), "not modelled: more than 500 loops");
}

TEST(Unroll, ALengthThatRunTimeKnowsIsUnknownByName) {
  EXPECT_EQ(missingOf(counting("%y"), "premise x >= 0, x < 1000, y >= 1, y < 1000\nresult 0 i32 == x + y\n"),
            "not modelled: a loop through block %again, of run-time length");
  EXPECT_EQ(
      reportOf(counting("%y"), "premise x >= 0, x < 1000, y >= 0, y < 1000\nresult 0 i32 == x + y\n").verdict,
      Verdict::kRefuted);
}

TEST(Unroll, FunctionsWithoutLoopsStayWhatTheyAre) {
  Expected<IrModule> module = IrModule::parse("define i32 @f(i32 %x) {\n  ret i32 %x\n}\n");
  ASSERT_TRUE(module.ok());
  Unrolled straight(*module->definition("f"));
  EXPECT_EQ(straight.function(), nullptr);
  EXPECT_EQ(straight.problem() + std::to_string(straight.turns()), "0");
  Expected<IrModule> looping = IrModule::parse("define i32 @f(i32 %x, i32 %y) {\nentry:\n" + kSum + "}\n");
  ASSERT_TRUE(looping.ok());
  Unrolled sum(*looping->definition("f"));
  ASSERT_NE(sum.function(), nullptr);
  EXPECT_NE(sum.function(), looping->definition("f"));
  EXPECT_EQ(sum.problem() + std::to_string(sum.turns()), "8");
  EXPECT_EQ(looping->definitions(), std::vector<std::string>{"f"});
}

}  // namespace
}  // namespace cutecheck::oracle
