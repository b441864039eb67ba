// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/coordinate_of.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(CoordinateOf, HasTheOffset) {
  EXPECT_EQ(text(coordinateOf(L("(4,(2,3)):(6,(3,1))"), 16)), "(2,(1,1))");
  EXPECT_EQ(text(flatCoordinateOf(L("(4,(2,3)):(6,(3,1))"), 16)), "(2,3)");
  EXPECT_EQ(text(linearCoordinateOf(L("(4,(2,3)):(6,(3,1))"), 16)), "14");
  EXPECT_EQ(text(coordinateOf(L("8:1"), 5)), "5");
}

// Neither dense nor without repetition: 10 / 3 mod 4 is 3, yet 10 = 2*3 + 1*4.
TEST(CoordinateOf, IsSearchedWhereDigitsAreNoAnswer) {
  EXPECT_EQ(text(coordinateOf(L("(4,3):(3,4)"), 10)), "(2,1)");
  EXPECT_EQ(text(coordinateOf(L("(2,3):(0,1)"), 2)), "(0,2)");
  EXPECT_EQ(text(coordinateOf(L("(4,2):(-1,4)"), 2)), "(2,1)");
}

TEST(CoordinateOf, C1RefusesAnOffsetThatNoCoordinateHas) {
  EXPECT_EQ(text(coordinateOf(L("(4,2):(2,8)"), 3)), "kOutOfDomain");
  EXPECT_EQ(text(coordinateOf(L("8:1"), 8)), "kOutOfDomain");
  EXPECT_EQ(text(coordinateOf(L("8:1"), -1)), "kOutOfDomain");
}

TEST(CoordinateOf, C2RefusesBases) { EXPECT_EQ(text(coordinateOf(L("(4,2):(1@0,1@1)"), 1)), "kBasisStride"); }

TEST(CoordinateOf, C3SaysWhatItDidNotSearch) {
  EXPECT_EQ(text(coordinateOf(L("(1048576,2):(3,4)"), 10)), "kUndecided");
  EXPECT_EQ(text(coordinateOf(L("(1048576,1048576):(1,1048576)"), 1048577)), "(1,1)");
}

}  // namespace
}  // namespace cutecheck
