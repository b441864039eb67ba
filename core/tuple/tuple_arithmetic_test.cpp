// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/tuple_arithmetic.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(TupleArithmetic, FoldsTheLeaves) {
  EXPECT_EQ(text(product(T("((2,3),4)"))), "24");
  EXPECT_EQ(text(product(T("()"))), "1");
  EXPECT_EQ(text(sum(T("((2,-3),4)"))), "3");
  EXPECT_EQ(text(tupleMax(T("((1,2),8,2)"))), "8");
  EXPECT_EQ(text(tupleMin(T("((1,-2),8,2)"))), "-2");
  EXPECT_EQ(text(tupleGcd(T("((12,-18),0)"))), "6");
  EXPECT_EQ(text(tupleGcd(T("()"))), "0");
}

TEST(TupleArithmetic, C1RefusesSymbols) {
  EXPECT_EQ(text(sum(T("(M,1)"))), "kNotStatic");
  EXPECT_EQ(text(elemScale(T("M"), T("2"))), "kNotStatic");
}

TEST(TupleArithmetic, C2RefusesResultsBeyondInt64) {
  EXPECT_EQ(text(product(T("(4294967296,4294967296)"))), "kOverflow");
  EXPECT_EQ(text(product(T("(4294967296,4294967296,0)"))), "0");
  EXPECT_EQ(text(tupleGcd(T("-9223372036854775808"))), "kOverflow");
  EXPECT_EQ(text(innerProduct(T("(4294967296,-4294967296)"), T("(4294967296,4294967296)"))), "0");
  EXPECT_EQ(text(prefixProduct(T("(4294967296,4294967296,1)"))), "kOverflow");
}

TEST(TupleArithmetic, C3TheEmptyTupleHasNoGreatestLeaf) { EXPECT_EQ(text(tupleMax(T("()"))), "kEmpty"); }

TEST(TupleArithmetic, C4InnerProductNeedsOneTree) {
  EXPECT_EQ(text(innerProduct(T("(2,(3,4))"), T("(5,(6,7))"))), "56");
  EXPECT_EQ(text(innerProduct(T("(2,(3,4))"), T("(5,6,7)"))), "kNotCongruent");
}

TEST(TupleArithmetic, C5ElemScalePairsTuplesOnTheLeft) {
  EXPECT_EQ(text(elemScale(T("(8,2,2)"), T("(2,5,(((16,6))))"))), "(16,10,192)");
  EXPECT_EQ(text(elemScale(T("((2,2),(8))"), T("(1,(2,(2,2,32)))"))), "kRank");
}

TEST(TupleArithmetic, SignumIsLeafByLeaf) { EXPECT_EQ(text(signum(T("(-8,(0,7))"))), "(-1,(0,1))"); }

TEST(TupleArithmetic, PrefixProductIsExclusive) {
  EXPECT_EQ(text(prefixProduct(T("((2,3),4)"))), "((1,2),6)");
  EXPECT_EQ(text(prefixProduct(T("(2,2)"), T("6"))), "(6,12)");
  EXPECT_EQ(text(prefixProduct(T("((2,3),4)"), T("(1,10)"))), "((1,2),10)");
  EXPECT_EQ(text(prefixProduct(T("4"), T("(1,10)"))), "kRank");
}

TEST(ProductEach, MultipliesModeByMode) {
  EXPECT_EQ(text(productEach(T("(2,(3,4),())"))), "(2,12,1)");
  EXPECT_EQ(text(productEach(T("8"))), "(8)");
  EXPECT_EQ(text(productEach(T("(2,(M,4))"))), "kNotStatic");
  EXPECT_EQ(text(productEach(T("(1,(4294967296,4294967296))"))), "kOverflow");
}

TEST(ProductLike, C5MultipliesAtTheLeavesOfTheGuide) {
  EXPECT_EQ(text(productLike(T("((2,3),(4,(5,6)))"), T("(0,(0,0))"))), "(6,(4,30))");
  EXPECT_EQ(text(productLike(T("(2,3)"), T("0"))), "6");
  EXPECT_EQ(text(productLike(T("(2,3)"), T("(0,0,0)"))), "kRank");
  EXPECT_EQ(text(productLike(T("6"), T("(0,0)"))), "kRank");
}

}  // namespace
}  // namespace cutecheck
