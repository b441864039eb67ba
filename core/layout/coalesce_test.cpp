// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/coalesce.h"

#include "core/layout/size.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(Coalesce, KeepsTheFunctionOnItsDomain) {
  for (const char* layout : {"(2,1,6):(4,7,8)", "((2,2),3):((1,2),4)", "(2,4):(4,1)", "(2,3):(1,0)", "(3,2):(-1,-3)",
                             "(1,1):(5,6)", "(2,2,2):(1,2,5)", "(2,1,3):(1,7,2)"}) {
    const Layout a = L(layout);
    const auto c = coalesce(a);
    ASSERT_TRUE(c.ok()) << layout;
    ASSERT_EQ(*size(*c), *size(a)) << layout;
    for (int64_t i = 0; i < *size(a); ++i) EXPECT_EQ(meaning(*c, i), meaning(a, i)) << layout << " at " << i;
  }
}

TEST(Coalesce, IsOfLeastRank) {
  EXPECT_EQ(text(coalesce(L("(2,1,6):(4,7,8)"))), "12:4");
  EXPECT_EQ(text(coalesce(L("(2,1,3):(1,7,2)"))), "6:1");
  EXPECT_EQ(text(coalesce(L("(1,1):(5,6)"))), "1:0");
  EXPECT_EQ(text(coalesce(L("(2,3):(0,0)"))), "6:0");
  EXPECT_EQ(text(coalesce(L("(2,4):(8,1)"))), "(2,4):(8,1)");
}

TEST(Coalesce, KeepsStride0AndSigns) {
  EXPECT_EQ(text(coalesce(L("(2,3):(1,0)"))), "(2,3):(1,0)");
  EXPECT_EQ(text(coalesce(L("(2,2):(1,-2)"))), "(2,2):(1,-2)");
  EXPECT_EQ(text(coalesce(L("(2,2):(-1,-2)"))), "4:-1");
}

TEST(Coalesce, MergesBasisStridesOfOneElementOnly) {
  EXPECT_EQ(text(coalesce(L("(2,3):(1@0,2@0)"))), "6:1@0");
  EXPECT_EQ(text(coalesce(L("(2,3):(1@0,2@1)"))), "(2,3):(1@0,2@1)");
}

TEST(Coalesce, C1RefusesAMergedExtentBeyondInt64) {
  EXPECT_EQ(text(coalesce(L("(4294967296,4294967296):(0,0)"))), "kOverflow");
  EXPECT_EQ(text(coalesce(L("(4294967296,4294967296):(0,1)"))), "(4294967296,4294967296):(0,1)");
}

TEST(Coalesce, ByProfileKeepsModesBeyondIt) {
  EXPECT_EQ(text(coalesce(L("(2,(1,6)):(1,(6,2))"), T("(1,1)"))), "(2,6):(1,2)");
  EXPECT_EQ(text(coalesce(L("((2,2),(2,2)):((1,2),(4,8))"), T("(1)"))), "(4,(2,2)):(1,(4,8))");
}

TEST(Coalesce, C2RefusesALongerProfile) {
  EXPECT_EQ(text(coalesce(L("(2,2):(1,2)"), T("(1,1,1)"))), "kRank");
}

TEST(CoalesceExtended, KeepsTheFunctionBeyondTheDomain) {
  for (const char* layout : {"(4,1):(1,0)", "(4,1):(1,4)", "1:2", "(2,1,1):(3,1,7)", "(2,2):(1,2)", "(4,3,1):(3,1,0)"}) {
    const Layout a = L(layout);
    const auto c = coalesceExtended(a);
    ASSERT_TRUE(c.ok());
    for (int64_t i = 0; i < 200; ++i) EXPECT_EQ(meaning(*c, i), meaning(a, i)) << layout << " at " << i;
  }
  EXPECT_EQ(text(coalesceExtended(L("(4,1):(1,0)"))), "(4,1):(1,0)");
  EXPECT_EQ(text(coalesce(L("(4,1):(1,0)"))), "4:1");
}

}  // namespace
}  // namespace cutecheck
