// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/shape_div.h"

#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

std::string divided(bool up, const std::string& a, const std::string& b) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  return typeText((up ? ceilDiv : shapeDiv)(arithmetic, tuple(a, Role::kExtent), tuple(b, Role::kExtent)));
}

TEST(MixedShapeDiv, FoldsFromTheLeft) {
  EXPECT_EQ(divided(false, "(6,(3,4))", "36"), "(1,(1,2))");
  EXPECT_EQ(divided(false, "2", "6"), "1");
  EXPECT_EQ(divided(false, "(128,128)", "(4,1)"), "(32,128)");
  EXPECT_EQ(divided(false, "24", "(2,3)"), "4");
}

TEST(MixedShapeDiv, LeavesToRunTimeWhatTheTypesShowToDivide) {
  EXPECT_EQ(divided(false, "(?{div=8},12)", "(4,4)"), "(?{div=2},3)");
  EXPECT_EQ(divided(false, "?", "4"), "kUndecided");
  EXPECT_EQ(divided(false, "12", "?"), "kUndecided");
}

TEST(MixedShapeDiv, Refusals) {
  EXPECT_EQ(divided(false, "36", "20"), "kNotDivisible");
  EXPECT_EQ(divided(false, "(4,4)", "(2,2,2)"), "kRank");
}

TEST(MixedCeilDiv, RoundsUpModeByMode) {
  EXPECT_EQ(divided(true, "10", "4"), "3");
  EXPECT_EQ(divided(true, "(10,7,5)", "(4,2)"), "(3,4,5)");
  EXPECT_EQ(divided(true, "(4,5,6)", "40"), "(1,1,3)");
  EXPECT_EQ(divided(true, "(?,7)", "(4,?)"), "(?,?)");
}

TEST(MixedCeilDiv, Refusals) {
  EXPECT_EQ(divided(true, "(4,5)", "(1,2,3)"), "kRank");
  EXPECT_EQ(divided(true, "(?,5)", "4"), "kUndecided");
}

}  // namespace
}  // namespace cutecheck::mixed
