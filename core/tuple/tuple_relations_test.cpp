// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/tuple_relations.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string said(const Expected<bool>& answer) {
  return answer.ok() ? (*answer ? "true" : "false") : std::string(codeName(answer.error().code));
}

TEST(WeaklyCongruent, ALeafStandsBesideAnything) {
  EXPECT_TRUE(weaklyCongruent(T("4"), T("(2,(3,4))")));
  EXPECT_TRUE(weaklyCongruent(T("(2,3)"), T("((1,2),3)")));
  EXPECT_FALSE(weaklyCongruent(T("((1,2),3)"), T("(2,3)")));
  EXPECT_FALSE(weaklyCongruent(T("(2,3)"), T("(1,2,3)")));
}

TEST(Compatible, ComparesSizesAtTheLeavesOfTheFirst) {
  EXPECT_EQ(said(compatible(T("24"), T("(4,6)"))), "true");
  EXPECT_EQ(said(compatible(T("(4,6)"), T("((2,2),6)"))), "true");
  EXPECT_EQ(said(compatible(T("((2,2),6)"), T("(4,6)"))), "false");
  EXPECT_EQ(said(compatible(T("(4,6)"), T("((2,3),6)"))), "false");
  EXPECT_EQ(said(compatible(T("24"), T("(4,7)"))), "false");
}

TEST(Compatible, C1AndC2RefuseSymbolsAndOverflow) {
  EXPECT_EQ(said(compatible(T("M"), T("(4,6)"))), "kNotStatic");
  EXPECT_EQ(said(compatible(T("4"), T("(4294967296,4294967296)"))), "kOverflow");
}

TEST(EvenlyDivides, LeavesNoRemainder) {
  EXPECT_EQ(said(evenlyDivides(T("(8,6)"), T("(4,3)"))), "true");
  EXPECT_EQ(said(evenlyDivides(T("(8,6)"), T("(4)"))), "true");
  EXPECT_EQ(said(evenlyDivides(T("(8,6)"), T("(4,4)"))), "false");
  EXPECT_EQ(said(evenlyDivides(T("(4,6)"), T("8"))), "true");
  EXPECT_EQ(said(evenlyDivides(T("(3,4)"), T("8"))), "false");
  EXPECT_EQ(said(evenlyDivides(T("8"), T("(4,2)"))), "false");
  EXPECT_EQ(said(evenlyDivides(T("8"), T("0"))), "kDivisionByZero");
}

TEST(LexLess, LooksAtTheFirstModeFirst) {
  EXPECT_EQ(said(lexLess(T("(1,5)"), T("(2,0)"))), "true");
  EXPECT_EQ(said(lexLess(T("(2,0)"), T("(1,5)"))), "false");
  EXPECT_EQ(said(lexLess(T("(1,(2,3))"), T("(1,(2,4))"))), "true");
  EXPECT_EQ(said(lexLess(T("(1,2)"), T("(1,2)"))), "false");
  EXPECT_EQ(said(lexLess(T("(1)"), T("(1,2)"))), "true");
}

TEST(ColexLess, LooksAtTheLastModeFirst) {
  EXPECT_EQ(said(colexLess(T("(1,5)"), T("(2,0)"))), "false");
  EXPECT_EQ(said(colexLess(T("(2,0)"), T("(1,5)"))), "true");
  EXPECT_EQ(said(colexLess(T("((9,1),2)"), T("((0,2),2)"))), "true");
}

TEST(ElemLess, AsksEveryMode) {
  EXPECT_EQ(said(elemLess(T("(1,2)"), T("(2,3)"))), "true");
  EXPECT_EQ(said(elemLess(T("(1,3)"), T("(2,3)"))), "false");
  EXPECT_EQ(said(elemLess(T("(1)"), T("(2,0)"))), "true");
  EXPECT_EQ(said(elemLess(T("(1,0)"), T("(2)"))), "false");
}

TEST(Orders, C3RefuseAnIntegerBesideATuple) {
  EXPECT_EQ(said(lexLess(T("(1,2)"), T("((1,2),2)"))), "kRank");
  EXPECT_EQ(said(colexLess(T("1"), T("(1)"))), "kRank");
  EXPECT_EQ(said(elemLess(T("(1)"), T("1"))), "kRank");
  EXPECT_EQ(said(elemLess(T("(M)"), T("(1)"))), "kNotStatic");
}

}  // namespace
}  // namespace cutecheck
