// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Division by multiplication: what is read as a quotient, what is not, and that the rules are those of
// oracle/rules.
#include "oracle/tv/terms/fast_division.h"

#include <gtest/gtest.h>

#include <set>

#include "oracle/tv/decide/test_support.h"
#include "oracle/tv/decide/validate.h"

namespace cutecheck::oracle {
namespace {

// A quotient of 32 bits without structs, in two blocks; what is replaced in it is for a test to say.
const char* const kCode = R"(
define i32 @f(i32 %n, i32 %d) {
  %e = call i32 @llvm.umax.i32(i32 %d, i32 1)
  %before = sub i32 %e, 1
  %zeros = call i32 @llvm.ctlz.i32(i32 %before, i1 false)
  %l = sub i32 32, %zeros
  %lw = zext i32 %l to i64
  %p = shl i64 1, %lw
  %dw = zext i32 %e to i64
  %over = sub i64 %p, %dw
  %rest = shl i64 %over, 32
  %ratio = udiv i64 %rest, %dw
  %more = add i64 %ratio, 1
  %m = trunc i64 %more to i32
  %s1 = call i32 @llvm.umin.i32(i32 %l, i32 1)
  %s2 = sub i32 %l, %s1
  %small = icmp ult i32 %n, 7
  br i1 %small, label %none, label %some
none:
  ret i32 0
some:
  %mw = zext i32 %m to i64
  %nw = zext i32 %n to i64
  %both = mul i64 %mw, %nw
  %upper = lshr i64 %both, 32
  %t = trunc i64 %upper to i32
  %left = sub i32 %n, %t
  %half = lshr i32 %left, %s1
  %sum = add i32 %t, %half
  %q = lshr i32 %sum, %s2
  ret i32 %q
}
declare i32 @llvm.ctlz.i32(i32, i1 immarg)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
)";

std::string with(const std::string& old, const std::string& fresh) {
  std::string code = kCode;
  const size_t at = code.find(old);
  EXPECT_NE(at, std::string::npos) << old;
  return at == std::string::npos ? code : code.replace(at, old.size(), fresh);
}

FunctionReport reportOf(const std::string& code, bool execute,
                        const std::string& premise = "n >= 7, d >= 1") {
  ValidationOptions options;
  options.totalBudget = 5'000'000;
  if (!execute) options.samples = 0, options.enumerationLimit = 0;
  const std::string meaning = "meaning 1\nfunction @f\n  param 0 i32 n\n  param 1 i32 d\n  premise " +
                              premise + "\n  result 0 i32 == n/d\nend\n";
  Expected<ValidationReport> report = validate(code, meaning, options);
  EXPECT_TRUE(report.ok()) << report.error().str();
  return report.ok() ? report->functions.at(0) : FunctionReport{};
}

std::string why(const FunctionReport& f) {
  std::string text(verdictName(f.answer.verdict));
  for (const std::string& missing : f.answer.missing) text += "\n" + missing;
  return text;
}

TEST(FastDivision, PreparedInOneBlockAndUsedInAnotherIsProvedByItsRules) {
  const FunctionReport f = reportOf(kCode, true);
  EXPECT_EQ(f.answer.verdict, Verdict::kProved) << why(f);
  EXPECT_GT(f.answer.samples, 100u);
  size_t rules = 0;
  for (const ObligationReport& o : f.obligations) rules += o.kind == "rule" && o.discharged ? 1 : 0;
  EXPECT_EQ(rules, fastDivisionRules().size());
}

TEST(FastDivision, TheOrderOfSumsAndProductsDoesNotMatter) {
  for (const auto& [old, fresh] : std::vector<std::pair<std::string, std::string>>{
           {"add i32 %t, %half", "add i32 %half, %t"},
           {"mul i64 %mw, %nw", "mul i64 %nw, %mw"},
           {"umin.i32(i32 %l, i32 1)", "umin.i32(i32 1, i32 %l)"}}) {
    const FunctionReport f = reportOf(with(old, fresh), true);
    EXPECT_EQ(f.answer.verdict, Verdict::kProved) << fresh << ": " << why(f);
  }
}

// Each differs in one place: executed it is refuted, and without execution it is not read as a quotient.
TEST(FastDivision, WhatDiffersAnywhereIsRefutedAndNotRead) {
  const std::vector<std::pair<std::string, std::string>> faults = {
      {"sub i32 %e, 1", "sub i32 %e, 0"},
      {"sub i32 32, %zeros", "sub i32 31, %zeros"},
      {"shl i64 1, %lw", "shl i64 2, %lw"},
      {"sub i64 %p, %dw", "sub i64 %p, %lw"},
      {"shl i64 %over, 32", "shl i64 %over, 31"},
      {"udiv i64 %rest, %dw", "udiv i64 %rest, 3"},
      {"add i64 %ratio, 1", "add i64 %ratio, 0"},
      {"umin.i32(i32 %l, i32 1)", "umin.i32(i32 %l, i32 2)"},
      {"sub i32 %l, %s1", "sub i32 %l, 1"},
      {"zext i32 %m to", "sext i32 %m to"},
      {"lshr i64 %both, 32", "lshr i64 %both, 33"},
      {"sub i32 %n, %t", "sub i32 %n, 1"},
      {"lshr i32 %left, %s1", "lshr i32 %left, %s2"},
      {"lshr i32 %left, %s1", "ashr i32 %left, %s1"},
      {"lshr i32 %sum, %s2", "lshr i32 %sum, %s1"},
      {"lshr i32 %sum, %s2", "lshr exact i32 %sum, %s2"},
      {"sub i32 %n, %t", "sub nsw i32 %t, %n"}};
  const std::set<std::string> harmless = {"ashr i32 %left, %s1"};  // n - t has no sign where n has none
  for (const auto& [old, fresh] : faults) {
    const FunctionReport read = reportOf(with(old, fresh), false);
    EXPECT_NE(read.answer.verdict, Verdict::kProved) << fresh;
    EXPECT_NE(read.answer.verdict, Verdict::kInconsistent) << fresh << ": " << why(read);
    if (harmless.contains(fresh)) continue;
    const FunctionReport executed = reportOf(with(old, fresh), true);
    EXPECT_EQ(executed.answer.verdict, Verdict::kRefuted) << fresh << ": " << why(executed);
  }
}

// A dividend of all 32 bits: the quotient is that of unsigned numbers, and sdiv in its place is not.
TEST(FastDivision, TheDividendHasNoSign) {
  std::string code =
      with("i32 @f(i32 %n, i32 %d) {", "i64 @f(i64 %whole, i32 %d) {\n  %n = trunc i64 %whole to i32");
  code.replace(code.find("ret i32 0"), 9, "ret i64 0");
  code.replace(code.find("ret i32 %q"), 10, "%w = zext i32 %q to i64\n  ret i64 %w");
  const std::string meaning =
      "meaning 1\nfunction @f\n  param 0 i64 n\n  param 1 i32 d\n  premise n >= 7, n <= 4294967295, d >= 1"
      "\n  result 0 i64 == n/d\nend\n";
  Expected<ValidationReport> report = validate(code, meaning);
  ASSERT_TRUE(report.ok()) << report.error().str();
  EXPECT_EQ(report->verdict, Verdict::kProved) << why(report->functions.at(0));
  code.replace(code.find("%q = lshr i32 %sum, %s2"), 23, "%q = sdiv i32 %n, %e");
  report = validate(code, meaning);
  ASSERT_TRUE(report.ok()) << report.error().str();
  EXPECT_EQ(report->verdict, Verdict::kRefuted) << why(report->functions.at(0));
}

TEST(FastDivision, ADivisorThatMayBeZeroIsRefuted) {
  const std::string code = with("call i32 @llvm.umax.i32(i32 %d, i32 1)", "add i32 %d, 0");
  EXPECT_EQ(reportOf(code, true).answer.verdict, Verdict::kProved);
  const FunctionReport f = reportOf(with("i32 %d, i32 1)", "i32 %d, i32 0)"), true, "n >= 7, d >= 1, d <= 1");
  EXPECT_EQ(f.answer.verdict, Verdict::kProved) << why(f);
  std::string zero = code;
  zero.replace(zero.find("add i32 %d, 0"), 13, "sub i32 %d, 1");
  EXPECT_EQ(reportOf(zero, true).answer.verdict, Verdict::kRefuted);
}

TEST(FastDivision, EachRuleIsTheOneOfItsFileAndIsProvedTwice) {
  const std::string file =
      contents(std::filesystem::path(CUTECHECK_SOURCE_DIR) / "oracle/rules/fast_division.claims");
  for (const FastDivisionRule& rule : fastDivisionRules()) {
    const size_t at = file.find("# " + rule.label + ": ");
    ASSERT_NE(at, std::string::npos) << rule.label;
    const std::string line =
        "expect Proved: " + rule.claim + (rule.where.empty() ? "" : " where " + rule.where) + "\n";
    EXPECT_EQ(file.find(line, at), file.find("expect Proved", at)) << rule.label;
  }
  size_t count = 0;
  for (size_t at = 0; (at = file.find("expect Proved", at)) != std::string::npos; ++at) ++count;
  EXPECT_EQ(count, fastDivisionRules().size());
  for (const ProvedRule& rule : provedFastDivisionRules()) {
    EXPECT_EQ(rule.decision.status, Decision::Status::kHolds) << rule.text << ": " << rule.decision.reason;
    std::set<std::string> deciders;
    for (const Derivation& d : rule.decision.derivations) deciders.insert(d.decider());
    EXPECT_GE(deciders.size(), 2u) << rule.text;
  }
}

}  // namespace
}  // namespace cutecheck::oracle
