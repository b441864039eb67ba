#include "core/shape_div.h"

#include "core/test_support.h"

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

}  // namespace
}  // namespace cutecheck
