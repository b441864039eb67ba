// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines `let` and `claim`, and leaves of computed layouts.
#include <gtest/gtest.h>

#include "oracle/tv/decide/validate.h"

namespace cutecheck::oracle {
namespace {

// A function that returns its parameter M, under more lines.
std::string meaning(const std::string& lines, const std::string& result = "M") {
  return "meaning 1\nfunction @f\nparam 0 i32 M\npremise M >= 1, M <= 1000000000\n" + lines +
         "result 0 i32 == " + result + "\nend\n";
}

Expected<ValidationReport> validated(const std::string& text, const std::string& body = "ret i32 %m") {
  return validate("define i32 @f(i32 %m) {\n" + body + "\n}\n", text);
}

Verdict verdictOf(const std::string& text, const std::string& body = "ret i32 %m") {
  Expected<ValidationReport> report = validated(text, body);
  EXPECT_TRUE(report.ok()) << (report ? "" : report.error().str());
  return report ? report->verdict : Verdict::kInconsistent;
}

std::string refusal(const std::string& lines) {
  Expected<ValidationReport> report = validated(meaning(lines));
  return report ? "none" : report.error().rule;
}

TEST(MeaningClaims, WhatHoldsIsProvedAndItsTwinRefutedWhereItFails) {
  Expected<ValidationReport> holds = validated(meaning("claim 2*M >= M + 1\n"));
  ASSERT_TRUE(holds.ok()) << holds.error().str();
  EXPECT_EQ(holds->verdict, Verdict::kProved) << toString(*holds);
  EXPECT_EQ(holds->functions[0].claims, 1u);

  Expected<ValidationReport> fails = validated(meaning("claim 2*M > M + 1\n"));
  ASSERT_TRUE(fails.ok()) << fails.error().str();
  EXPECT_EQ(fails->verdict, Verdict::kRefuted);
  ASSERT_TRUE(fails->functions[0].answer.counterexample.has_value());
  EXPECT_EQ(fails->functions[0].answer.counterexample->assignment.at("M"), 1);
  EXPECT_NE(fails->functions[0].answer.counterexample->note.find("the claim of line 5"), std::string::npos);
}

TEST(MeaningClaims, ADefinitionStandsForItsExpression) {
  EXPECT_EQ(verdictOf(meaning("let v = (M,4):(1,M)\nlet w = coalesce(v)\nclaim size(w) == 4*M\n")),
            Verdict::kProved);
  EXPECT_EQ(verdictOf(meaning("let v = (M,4):(1,M)\nlet w = coalesce(v)\nclaim size(w) == 3*M\n")),
            Verdict::kRefuted);
}

TEST(MeaningClaims, LeavesOfComputedLayouts) {
  // ceil(M/16) tiles of 16, however M is.
  const std::string tiles = "let t = zipped_divide((M):(1), [16:1])\n";
  const std::string count = "%a = add nsw i32 %m, 15\n%q = udiv i32 %a, 16\nret i32 %q";
  EXPECT_EQ(verdictOf(meaning(tiles, "get(shape(t), 1, 0)"), count), Verdict::kProved);
  EXPECT_EQ(verdictOf(meaning(tiles, "get(shape(t), 1, 0)"), "%q = udiv i32 %m, 16\nret i32 %q"),
            Verdict::kRefuted);
  EXPECT_EQ(verdictOf(meaning(tiles + "claim and(get(stride(t), 1, 0) == 16, get(shape(t), 0, 0) == 16)\n")),
            Verdict::kProved);
  EXPECT_EQ(verdictOf(meaning(tiles + "claim and(get(stride(t), 1, 0) == 16, get(shape(t), 0, 0) == 15)\n")),
            Verdict::kRefuted);
}

TEST(MeaningClaims, TupleCoordinatesPairWithTheForm) {
  const std::string tiles = "let t = zipped_divide((M,64):(64,1), [16:1;8:1])\npremise M >= 17\n";
  EXPECT_EQ(verdictOf(meaning(tiles + "claim crd2idx(((3,5),(1,2)), t) == 64*19 + 21\n")), Verdict::kProved);
  EXPECT_EQ(verdictOf(meaning(tiles + "claim crd2idx(((3,5),(1,2)), t) == 64*19 + 20\n")), Verdict::kRefuted);
}

// Where the oracle has no form, or another tree, it does not know what is meant.
TEST(MeaningClaims, WithoutAFormTheMeaningIsUnknown) {
  EXPECT_EQ(verdictOf(meaning("claim get(shape(coalesce((M,4):(1,M))), 0) == 4\n")), Verdict::kUnknown);
  EXPECT_EQ(verdictOf(meaning("claim get(shape(coalesce((M,4):(1,M)))) == 4*M\n")), Verdict::kProved);
  EXPECT_EQ(verdictOf(meaning("claim get(shape(complement(M:1, 100)), 0) == 4\n")), Verdict::kUnknown);
}

TEST(MeaningClaims, BrokenLinesNameTheirRule) {
  EXPECT_EQ(refusal("claim M + 1\n"), "meaning_c10");
  EXPECT_EQ(refusal("claim M +\n"), "meaning_c13");
  EXPECT_EQ(refusal("let v M\n"), "meaning_c14");
  EXPECT_EQ(refusal("let v = (M\n"), "meaning_c14");
  EXPECT_EQ(refusal("let M = 4\n"), "meaning_c14");
  EXPECT_EQ(refusal("let v = 4\nlet v = 5\n"), "meaning_c14");
  EXPECT_EQ(refusal("let v = N\nclaim v == 4\n"), "meaning_c7");
  EXPECT_EQ(refusal("let v = 4\nclaim v == 4\n"), "none");
}

}  // namespace
}  // namespace cutecheck::oracle
