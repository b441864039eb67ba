// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/tuple_transform.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(TupleTransform, TakesTheFunctionModeByMode) {
  EXPECT_EQ(text(transform(T("((2,3),4)"), "product")), "(6,4)");
  EXPECT_EQ(text(transform(T("((2,3),4)"), "reverse")), "((3,2),4)");
  EXPECT_EQ(text(transform(T("(-2,(3,-4))"), "abs")), "(2,(3,4))");
  EXPECT_EQ(text(transform(T("5"), "neg")), "-5");
  EXPECT_EQ(text(transform(T("(10,7)"), T("(4,2)"), "ceil_div")), "(3,4)");
  EXPECT_EQ(text(transform(T("(2,(3,4))"), T("(5,6)"), "max")), "(5,6)");
}

TEST(TupleTransform, TakesTheFunctionLeafByLeaf) {
  EXPECT_EQ(text(transformLeaf(T("((2,3),4)"), "neg")), "((-2,-3),-4)");
  EXPECT_EQ(text(transformLeaf(T("((2,3),4)"), T("((5,6),7)"), "mul")), "((10,18),28)");
  EXPECT_EQ(text(transformLeaf(T("((2,3),4)"), T("(10,1)"), "add")), "((12,13),5)");
}

TEST(TupleTransform, FoldsFromTheLeft) {
  EXPECT_EQ(text(fold(T("(2,3,4)"), T("0"), "sub")), "-9");
  EXPECT_EQ(text(fold(T("(2,3)"), T("()"), "append")), "(2,3)");
  EXPECT_EQ(text(foldFirst(T("(2,3,4)"), "sub")), "-5");
  EXPECT_EQ(text(foldFirst(T("((2,9),4)"), "max")), "9");
}

TEST(TupleTransform, FindsAndKeeps) {
  EXPECT_EQ(text(findIf(T("(2,(3,1),1)"), "is_one")), "2");
  EXPECT_EQ(text(findIf(T("(2,3)"), "is_one")), "2");
  EXPECT_EQ(text(filterTuple(T("(2,(3,1),1)"), "is_int")), "(2,1)");
  EXPECT_EQ(text(filterTuple(T("(2,_,3)"), "is_underscore")), "(_)");
}

TEST(TupleTransform, C1RefusesAnotherFunction) {
  EXPECT_EQ(text(transform(T("(2,3)"), "sine")), "kUsage");
  EXPECT_EQ(text(transform(T("(2,3)"), T("(2,3)"), "neg")), "kUsage");
  EXPECT_EQ(text(findIf(T("(2,3)"), "product")), "kUsage");
}

TEST(TupleTransform, C2RefusesWhatDoesNotPair) {
  EXPECT_EQ(text(transform(T("(2,3)"), T("(2,3,4)"), "add")), "kRank");
  EXPECT_EQ(text(transform(T("(2,3)"), T("2"), "add")), "kRank");
  EXPECT_EQ(text(transformLeaf(T("(2,3)"), T("(2,(3,4))"), "add")), "kRank");
}

TEST(TupleTransform, C3RefusesToBeginWithNothing) { EXPECT_EQ(text(foldFirst(T("()"), "add")), "kEmpty"); }

TEST(TupleTransform, C4RefusesWhatASymbolDecides) {
  EXPECT_EQ(text(findIf(T("(M,1)"), "is_one")), "kNotStatic");
  EXPECT_EQ(text(findIf(T("(1,M)"), "is_one")), "0");
  EXPECT_EQ(text(filterTuple(T("(M,1)"), "is_zero")), "kNotStatic");
  EXPECT_EQ(text(filterTuple(T("(M,(1),?)"), "is_int")), "(M,?)");
  EXPECT_EQ(text(findIf(T("(M@1,1)"), "is_one")), "1");
  EXPECT_TRUE(*anyOf(T("(M,1)"), "is_one"));
  EXPECT_TRUE(*anyOf(T("(M,2)"), "is_one", false));
  EXPECT_FALSE(anyOf(T("(M,2)"), "is_one").ok());
}

TEST(TupleTransform, FailsAsTheFunctionFails) {
  EXPECT_EQ(text(transform(T("(-9223372036854775808,1)"), "neg")), "kOverflow");
  EXPECT_EQ(text(fold(T("(9223372036854775807,1)"), T("0"), "add")), "kOverflow");
  EXPECT_EQ(text(transform(T("(6,4)"), T("(4,4)"), "shape_div")), "kNotDivisible");
}

}  // namespace
}  // namespace cutecheck
