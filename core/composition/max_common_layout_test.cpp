// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/max_common_layout.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string common(const char* a, const char* b) { return text(maxCommonLayout(L(a), L(b))); }

TEST(MaxCommonLayout, ReadsOffsetsOneAfterTheOtherInBoth) {
  EXPECT_EQ(common("8:1", "8:1"), "8:1");
  EXPECT_EQ(common("(4,8):(1,4)", "(4,8):(1,8)"), "4:1");
  EXPECT_EQ(common("(4,8):(8,1)", "(4,8):(8,1)"), "(8,4):(4,1)");
  EXPECT_EQ(common("(4,8):(8,1)", "(4,8):(16,1)"), "8:4");
  EXPECT_EQ(common("(4,8):(1,4)", "(4,8):(8,1)"), "1:0");
  EXPECT_EQ(common("(2,3):(1,7)", "6:1"), "2:1");
}

TEST(MaxCommonLayout, StaysInsideBothDomains) {
  EXPECT_EQ(common("4:1", "6:1"), "4:1");
  EXPECT_EQ(common("6:1", "4:1"), "4:1");
  EXPECT_EQ(common("(2,2):(2,1)", "(2,4):(4,1)"), "2:2");
}

TEST(MaxCommonLayout, CutsTheLastModeWhereTheOffsetsPart) {
  EXPECT_EQ(common("5:1", "(5,2):(1,5)"), "5:1");
  EXPECT_EQ(common("(3,8):(1,4)", "24:1"), "3:1");
}

TEST(MaxCommonLayout, C1RefusesBasisStrides) {
  EXPECT_EQ(common("(4,8):(1@0,1@1)", "32:1"), "kBasisStride");
  EXPECT_EQ(common("32:1", "(4,8):(1@0,1@1)"), "kBasisStride");
  EXPECT_EQ(common("(4,M):(1,4)", "32:1"), "kNotStatic");
}

TEST(MaxCommonVector, IsItsSize) {
  EXPECT_EQ(text(maxCommonVector(L("(4,8):(1,4)"), L("(4,8):(1,8)"))), "4");
  EXPECT_EQ(text(maxCommonVector(L("(4,8):(1,4)"), L("(4,8):(8,1)"))), "1");
  EXPECT_EQ(text(maxCommonVector(L("(1048576,1048576):(1,1048576)"), L("1099511627776:1"))), "1099511627776");
}

}  // namespace
}  // namespace cutecheck
