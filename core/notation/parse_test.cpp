// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/parse.h"

#include <gtest/gtest.h>

#include "core/notation/print.h"

namespace cutecheck {
namespace {

// The printed value, or the diagnostic on one line.
template <typename T>
std::string text(const Expected<T>& value) {
  return value.ok() ? toString(*value) : value.error().str();
}

template <typename T>
void expectRefused(const Expected<T>& value, Code code, const std::string& rule, size_t position) {
  ASSERT_FALSE(value.ok()) << toString(*value);
  EXPECT_EQ(value.error().code, code) << value.error().str();
  EXPECT_EQ(value.error().rule, rule) << value.error().str();
  ASSERT_TRUE(value.error().position.has_value());
  EXPECT_EQ(*value.error().position, position) << value.error().str();
}

TEST(ParseIntTuple, ReadsEveryKindOfLeaf) {
  EXPECT_EQ(text(parseIntTuple("((2,2),4,_,?{i64 div=8},M{div=4},-3@1@0,())")),
            "((2,2),4,_,?{i64 div=8},M{div=4},-3@1@0,())");
  EXPECT_FALSE(*parseIntTuple("(4)") == *parseIntTuple("4"));
}

TEST(ParseIntTuple, FoldsConstants) {
  EXPECT_EQ(text(parseIntTuple("2+3*4")), "14");
  EXPECT_EQ(text(parseIntTuple("(2+3)*4")), "20");
  EXPECT_EQ(text(parseIntTuple("-7/2")), "-4");
  EXPECT_EQ(text(parseIntTuple("-7%2")), "1");
  EXPECT_EQ(text(parseIntTuple("2*3*M")), "6*M");
  EXPECT_EQ(text(parseIntTuple("--5")), "5");
  EXPECT_EQ(text(parseIntTuple("-(3@1)")), "-3@1");
}

TEST(ParseIntTuple, RefusesFoldsWithoutAResult) {
  expectRefused(parseIntTuple("(1,9223372036854775807+1)"), Code::kOverflow, "parse_c4", 3);
  expectRefused(parseIntTuple("-(-9223372036854775808)"), Code::kOverflow, "parse_c4", 0);
  expectRefused(parseIntTuple("4/(2-2)"), Code::kDivisionByZero, "parse_c5", 0);
  expectRefused(parseIntTuple("M%0"), Code::kDivisionByZero, "parse_c5", 0);
  for (const char* negative : {"7/-2", "7%-2", "M/-2", "M%(1-3)", "0/-1"})
    expectRefused(parseIntTuple(negative), Code::kUsage, "parse_c5", 0);
}

TEST(ParseIntTuple, KeepsSymbolicTermsAsWritten) {
  EXPECT_EQ(text(parseIntTuple("2*(M+N)")), "2*(M+N)");
  EXPECT_EQ(text(parseIntTuple("(2*M)+N%4")), "2*M+N%4");
  EXPECT_EQ(text(parseIntTuple("M-(N-K)")), "M-(N-K)");
  EXPECT_EQ(text(parseIntTuple("M--3")), "M--3");
  EXPECT_EQ(text(parseIntTuple("(2*M)@0")), "(2*M)@0");
  EXPECT_EQ(text(parseIntTuple("-M@0")), "(-M)@0");
  EXPECT_EQ(text(parseIntTuple("(1@0)@1")), "1@0@1");
}

TEST(ParseIntTuple, RefusesArithmeticOnWhatIsNoInteger) {
  expectRefused(parseIntTuple("2*?"), Code::kSyntax, "parse_c3", 2);
  expectRefused(parseIntTuple("1+_"), Code::kSyntax, "parse_c3", 2);
  expectRefused(parseIntTuple("1+(2,3)"), Code::kSyntax, "parse_c3", 2);
  expectRefused(parseIntTuple("2*1@0"), Code::kSyntax, "parse_c3", 0);
  expectRefused(parseIntTuple("(1,2)@0"), Code::kSyntax, "parse_c3", 0);
  expectRefused(parseIntTuple("_@0"), Code::kSyntax, "parse_c3", 0);
  EXPECT_EQ(parseIntTuple("2*?").error().message, "arithmetic on ? names no one integer; name it, as in 2*M");
}

TEST(ParseIntTuple, RefusesOtherKinds) {
  expectRefused(parseIntTuple("(1,4:1)"), Code::kSyntax, "parse_c1", 3);
  expectRefused(parseIntTuple("size(4:1)"), Code::kUsage, "parse_c2", 0);
  expectRefused(parseIntTuple("true"), Code::kSyntax, "parse_c1", 0);
}

TEST(ParseLayout, ReadsShapeAndStride) {
  EXPECT_EQ(text(parseLayout("((2,2),4):((1,2),8)")), "((2,2),4):((1,2),8)");
  EXPECT_EQ(text(parseLayout("(1,4):(7,1)")), "(1,4):(7,1)");
  EXPECT_EQ(text(parseLayout("(M,N):(N,1)")), "(M,N):(N,1)");
  EXPECT_FALSE(*parseLayout("(4):(1)") == *parseLayout("4:1"));
}

TEST(ParseLayout, AShapeAloneIsCompact) {
  EXPECT_EQ(text(parseLayout("(4,8)")), "(4,8):(1,4)");
  EXPECT_EQ(text(parseLayout("8")), "8:1");
  EXPECT_EQ(text(parseLayout("(4,1,N)")), "(4,1,N):(1,0,4)");
}

TEST(ParseLayout, ParenthesesRoundOneLayoutGroup) {
  EXPECT_EQ(text(parseLayout("((2,3):(1,2))")), "(2,3):(1,2)");
  EXPECT_EQ(text(parseLayout("(((2,3):(1,2)))")), "(2,3):(1,2)");
}

TEST(ParseLayout, RefusesWhatIsNoLayout) {
  expectRefused(parseLayout("(4:1,2:4)"), Code::kSyntax, "parse_c1", 0);
  EXPECT_NE(parseLayout("(4:1,2:4)").error().message.find("<4:1,2:4>"), std::string::npos);
  expectRefused(parseLayout("((4:1,2:4),1)"), Code::kSyntax, "parse_c1", 0);
  expectRefused(parseLayout("<4:1>"), Code::kSyntax, "parse_c1", 0);
  expectRefused(parseLayout(" 4:1 o 2:1"), Code::kUsage, "parse_c2", 1);
  expectRefused(parseLayout("coalesce(4:1)"), Code::kUsage, "parse_c2", 0);
  expectRefused(parseLayout("(0,2):(1,1)"), Code::kInvalidExtent, "layout_c2", 0);
  expectRefused(parseLayout("(-1,2)"), Code::kInvalidExtent, "layout_c2", 0);
  expectRefused(parseLayout("(2,2):1"), Code::kNotCongruent, "layout_c1", 0);
}

TEST(ParseTiler, ReadsByModeTuples) {
  EXPECT_EQ(text(parseTiler("<4:1,_,8>")), "[4:1;_;8:1]");
  EXPECT_EQ(text(parseTiler("[4:1;2:4]")), "[4:1;2:4]");
  EXPECT_EQ(text(parseTiler("<(2,4),8>")), "[[2:1;4:1];8:1]");
  EXPECT_EQ(text(parseTiler("(4,8)")), "[4:1;8:1]");
  EXPECT_EQ(text(parseTiler("<>")), "[]");
  EXPECT_EQ(text(parseTiler("4:2")), "4:2");
  EXPECT_EQ(text(parseTiler("M")), "M:1");
  EXPECT_EQ(text(parseTiler("_")), "_");
  EXPECT_FALSE(*parseTiler("<4:1>") == *parseTiler("4:1"));
}

TEST(ParseTiler, RefusesWhatIsNoTiler) {
  expectRefused(parseTiler("S<3,4,3>"), Code::kSyntax, "parse_c1", 0);
  expectRefused(parseTiler("<0>"), Code::kInvalidExtent, "layout_c2", 1);
  expectRefused(parseTiler("<4,f(2)>"), Code::kUsage, "parse_c2", 3);
}

TEST(ParseSwizzle, ChecksTheRanges) {
  EXPECT_EQ(text(parseSwizzle("swizzle<3,4,-3>")), "S<3,4,-3>");
  expectRefused(parseSwizzle(" S<3,4,2>"), Code::kInvalidSwizzle, "swizzle_c2", 1);
  expectRefused(parseSwizzle("4"), Code::kSyntax, "parse_c1", 0);
}

TEST(ParseComposedLayout, OffsetIsOptional) {
  EXPECT_EQ(text(parseComposedLayout("S<3,4,3> o (8,64):(64,1)")), "S<3,4,3> o 0 o (8,64):(64,1)");
  EXPECT_EQ(text(parseComposedLayout("S<3,4,3>o5o(10,2):(2,1)")), "S<3,4,3> o 5 o (10,2):(2,1)");
  EXPECT_EQ(text(parseComposedLayout("Sw<3,4,3> o M o 8")), "S<3,4,3> o M o 8:1");
}

TEST(ParseComposedLayout, RefusesOtherCompositions) {
  expectRefused(parseComposedLayout("4:1 o 2:1"), Code::kUsage, "parse_c2", 0);
  expectRefused(parseComposedLayout("S<3,4,3> o 4:1 o 2:1"), Code::kUsage, "parse_c2", 0);
  expectRefused(parseComposedLayout("S<3,4,3> o 1 o 2 o 4:1"), Code::kUsage, "parse_c2", 0);
  expectRefused(parseComposedLayout("S<3,4,3> o _ o 4:1"), Code::kSyntax, "parse_c1", 11);
  expectRefused(parseComposedLayout("4:1"), Code::kSyntax, "parse_c1", 0);
}

TEST(ParseValue, TellsTheKinds) {
  EXPECT_TRUE(std::holds_alternative<IntTuple>(*parseValue("(1,2)")));
  EXPECT_TRUE(std::holds_alternative<Layout>(*parseValue("(1,2):(2,1)")));
  EXPECT_TRUE(std::holds_alternative<Layout>(*parseValue("((1,2):(2,1))")));
  EXPECT_TRUE(std::holds_alternative<Tiler>(*parseValue("<1,2>")));
  EXPECT_TRUE(std::holds_alternative<Swizzle>(*parseValue("S<3,4,3>")));
  EXPECT_TRUE(std::holds_alternative<ComposedLayout>(*parseValue("S<3,4,3> o 4:1")));
  EXPECT_TRUE(std::holds_alternative<bool>(*parseValue("true")));
}

TEST(ParseValue, RefusesWhatIsStillToCompute) {
  expectRefused(parseValue("coalesce(4:1)"), Code::kUsage, "parse_c2", 0);
  expectRefused(parseValue("4:1 == 4:1"), Code::kUsage, "parse_c2", 0);
  expectRefused(parseValue("4:1 o 2:1"), Code::kUsage, "parse_c2", 0);
  expectRefused(parseValue("(4:1, 2:4)"), Code::kSyntax, "parse_c1", 0);
}

}  // namespace
}  // namespace cutecheck
