// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/shape_div.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string divided(const char* a, const char* b) { return text(shapeDiv(T(a), T(b))); }

TEST(ShapeDiv, FoldsFromTheLeft) {
  EXPECT_EQ(divided("(6,(3,4))", "36"), "(1,(1,2))");
  EXPECT_EQ(divided("60", "4"), "15");
  EXPECT_EQ(divided("2", "6"), "1");
  EXPECT_EQ(divided("(12,8)", "(4,2)"), "(3,4)");
  EXPECT_EQ(divided("24", "(2,3)"), "4");
}

TEST(ShapeDiv, C1RefusesWhatDoesNotDivide) {
  EXPECT_EQ(divided("36", "20"), "kNotDivisible");
  EXPECT_EQ(divided("(6,4)", "9"), "kNotDivisible");
}

TEST(ShapeDiv, C2RefusesADivisor0) { EXPECT_EQ(divided("4", "0"), "kDivisionByZero"); }

TEST(ShapeDiv, C3RefusesTheOneQuotientBeyondInt64) {
  EXPECT_EQ(divided("-9223372036854775808", "-1"), "kOverflow");
  EXPECT_EQ(divided("-9223372036854775807", "-1"), "9223372036854775807");
}

TEST(ShapeDiv, C4RefusesTuplesOfDifferentRank) { EXPECT_EQ(divided("(6,4)", "(2,2,1)"), "kRank"); }

TEST(ShapeDiv, C5RefusesSymbols) { EXPECT_EQ(divided("M", "2"), "kNotStatic"); }

TEST(ShapeDiv, RoundsWhenAsked) {
  EXPECT_EQ(text(shapeDiv(T("(4,5,6)"), T("40"), Rounding::kCeil)), "(1,1,3)");
  EXPECT_EQ(text(shapeDiv(T("36"), T("20"), Rounding::kFloor)), "1");
  EXPECT_EQ(text(shapeDiv(T("36"), T("20"), Rounding::kCeil)), "2");
  EXPECT_EQ(text(shapeDiv(T("2"), T("6"), Rounding::kFloor)), "1");
  EXPECT_EQ(text(shapeDiv(T("(6,4)"), T("9"), Rounding::kCeil)), "(1,2)");
}

TEST(ShapeDiv, C6RefusesToRoundWhatIsNotPositive) {
  EXPECT_EQ(text(shapeDiv(T("-4"), T("3"), Rounding::kCeil)), "kOutOfDomain");
  EXPECT_EQ(text(shapeDiv(T("4"), T("-3"), Rounding::kFloor)), "kOutOfDomain");
  EXPECT_EQ(text(shapeDiv(T("4"), T("0"), Rounding::kFloor)), "kDivisionByZero");
}

TEST(ShapeDivElementwise, DividesEveryLeaf) {
  EXPECT_EQ(text(shapeDivElementwise(T("(6,(3,9))"), T("3"))), "(2,(1,3))");
  EXPECT_EQ(text(shapeDivElementwise(T("(6,(4,9))"), T("3"), Rounding::kCeil)), "(2,(2,3))");
  EXPECT_EQ(text(shapeDivElementwise(T("(6,(4,2))"), T("3"), Rounding::kFloor)), "(2,(1,0))");
  EXPECT_EQ(text(shapeDivElementwise(T("(6,(4,9))"), T("(2,(4,3))"))), "(3,(1,3))");
  EXPECT_EQ(text(shapeDivElementwise(T("-7"), T("2"), Rounding::kFloor)), "-4");
  EXPECT_EQ(text(shapeDivElementwise(T("7"), T("-2"), Rounding::kCeil)), "-3");
}

TEST(ShapeDivElementwise, RefusesByName) {
  EXPECT_EQ(text(shapeDivElementwise(T("(6,(4,9))"), T("3"))), "kNotDivisible");
  EXPECT_EQ(text(shapeDivElementwise(T("2"), T("6"))), "kNotDivisible");
  EXPECT_EQ(text(shapeDivElementwise(T("(6,4)"), T("(3,2,1)"))), "kRank");
  EXPECT_EQ(text(shapeDivElementwise(T("6"), T("(3)"))), "kRank");
  EXPECT_EQ(text(shapeDivElementwise(T("(6,4)"), T("0"), Rounding::kCeil)), "kDivisionByZero");
  EXPECT_EQ(text(shapeDivElementwise(T("-9223372036854775808"), T("-1"), Rounding::kFloor)), "kOverflow");
  EXPECT_EQ(text(shapeDivElementwise(T("M"), T("2"))), "kNotStatic");
}

}  // namespace
}  // namespace cutecheck
