// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/ceil_div.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string divided(const char* a, const char* b) { return text(ceilDiv(T(a), T(b))); }
std::string rounded(const char* a, const char* b) { return text(roundUp(T(a), T(b))); }

TEST(CeilDiv, RoundsUp) {
  EXPECT_EQ(divided("10", "4"), "3");
  EXPECT_EQ(divided("8", "4"), "2");
  EXPECT_EQ(divided("0", "4"), "0");
  EXPECT_EQ(divided("-5", "4"), "-1");
  EXPECT_EQ(divided("9223372036854775807", "2"), "4611686018427387904");
}

TEST(CeilDiv, PairsModesOrFolds) {
  EXPECT_EQ(divided("(10,7,5)", "(4,2)"), "(3,4,5)");
  EXPECT_EQ(divided("(4,5,6)", "40"), "(1,1,3)");
  EXPECT_EQ(divided("(4,6)", "8"), "(1,3)");
  EXPECT_EQ(divided("20", "(2,3)"), "4");
  EXPECT_EQ(divided("((4,5),6)", "8"), "((1,3),6)");
}

TEST(CeilDiv, RefusesByName) {
  EXPECT_EQ(divided("M", "4"), "kNotStatic");
  EXPECT_EQ(divided("4", "0"), "kDivisionByZero");
  EXPECT_EQ(divided("4", "-2"), "kOutOfDomain");
  EXPECT_EQ(divided("(4,5)", "(1,2,3)"), "kRank");
  EXPECT_EQ(divided("4", "(4294967296,4294967296)"), "kOverflow");
  EXPECT_EQ(divided("(0,4)", "4"), "kDivisionByZero");
}

TEST(RoundUp, IsTheLeastMultipleAbove) {
  EXPECT_EQ(rounded("10", "4"), "12");
  EXPECT_EQ(rounded("12", "4"), "12");
  EXPECT_EQ(rounded("-5", "4"), "-4");
  EXPECT_EQ(rounded("(10,7,5)", "(4,2)"), "(12,8,5)");
  EXPECT_EQ(rounded("(10,(3,4))", "(4)"), "(12,(3,4))");
}

TEST(RoundUp, RefusesByName) {
  EXPECT_EQ(rounded("9223372036854775807", "2"), "kOverflow");
  EXPECT_EQ(rounded("(4,5)", "2"), "kRank");
  EXPECT_EQ(rounded("4", "0"), "kDivisionByZero");
}

}  // namespace
}  // namespace cutecheck
