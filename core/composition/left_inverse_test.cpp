// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/left_inverse.h"

#include "core/layout/size.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(LeftInverse, UndoesTheLayout) {
  for (const char* layout : {"(4,2):(1,16)", "(2,2):(3,1)", "(4,2):(1,5)", "4:2", "(2,4,6):(1,2,8)", "((3,2),4):((8,1),24)",
                             "(1,3):(7,4)", "1:0", "(32,4,4,4):(262144,4,8388608,1)"}) {
    const Layout a = L(layout);
    const auto r = leftInverse(a);
    ASSERT_TRUE(r.ok()) << layout << ": " << text(r);
    for (int64_t i = 0; i < *size(a); ++i) ASSERT_EQ(meaning(*r, meaning(a, i)), i) << layout << " at " << i;
  }
}

TEST(LeftInverse, HasCuTesForm) {
  EXPECT_EQ(text(leftInverse(L("(4,2):(1,16)"))), "(16,2):(1,4)");
  EXPECT_EQ(text(leftInverse(L("4:2"))), "(2,4):(0,1)");
  EXPECT_EQ(text(leftInverse(L("(2,2):(3,1)"))), "(3,2):(2,1)");
}

TEST(LeftInverse, C1NamesTwoCoordinatesOfOneOffset) {
  const auto r = leftInverse(L("(2,4):(2,1)"));
  EXPECT_EQ(text(r), "kNotInjective");
  EXPECT_EQ(witness(r), (std::vector<int64_t>{1, 4}));
  EXPECT_EQ(text(leftInverse(L("(4,3):(1,0)"))), "kNotInjective");
}

TEST(LeftInverse, C2RefusesInjectiveLayoutsWithoutAnInverseOfTheForm) {
  EXPECT_EQ(text(leftInverse(L("(2,2):(2,3)"))), "kNotDivisible");
  EXPECT_EQ(text(leftInverse(L("(2,2):(2,4)"))), "(2,4):(0,1)");
}

TEST(LeftInverse, MergesModesFirst) {
  EXPECT_EQ(text(leftInverse(L("(4,3,6):(1,4,13)"))), "(13,6):(1,12)");
  EXPECT_EQ(text(leftInverse(L("(6,4,3):(13,1,4)"))), "(13,6):(6,1)");
  // Digits that are apart do not merge: 4:1 and 3:4 with 6:13 between them have no inverse of the form.
  EXPECT_EQ(text(leftInverse(L("(4,6,3):(1,13,4)"))), "kNotDivisible");
  EXPECT_EQ(text(leftInverse(L("(4,3,6):(1,4,11)"))), "kNotInjective");
}

TEST(LeftInverse, C3RefusesNegativeStrides) { EXPECT_EQ(text(leftInverse(L("(2,2):(1,-2)"))), "kNegativeStride"); }

TEST(LeftInverse, C5SaysWhatItDidNotSearch) {
  EXPECT_EQ(text(leftInverse(L("(2097152,2):(2,3)"))), "kUndecided");
  EXPECT_EQ(text(leftInverse(L("(2097152,2):(1,2097152)"))), "4194304:1");
}

}  // namespace
}  // namespace cutecheck
