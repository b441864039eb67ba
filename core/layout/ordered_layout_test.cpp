// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/ordered_layout.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string ordered(const char* shape, const char* order) { return text(makeOrderedLayout(T(shape), T(order))); }
std::string like(const char* a) { return text(makeLayoutLike(L(a))); }
std::string fragment(const char* a) { return text(makeFragmentLike(L(a))); }

TEST(RowMajor, RunsFromTheRight) {
  EXPECT_EQ(text(rowMajorLayout(T("(2,3,4)"))), "(2,3,4):(12,4,1)");
  EXPECT_EQ(text(rowMajorLayout(T("(2,(3,4))"))), "(2,(3,4)):(12,(4,1))");
  EXPECT_EQ(text(rowMajorLayout(T("(2,1,4)"))), "(2,1,4):(4,0,1)");
  EXPECT_EQ(text(rowMajorLayout(T("(2,M)"))), "(2,M):(M,1)");
  EXPECT_EQ(text(rowMajorLayout(T("(2,0)"))), "kInvalidExtent");
}

TEST(MakeOrderedLayout, StridesGrowInTheOrder) {
  EXPECT_EQ(ordered("(2,2,2,2)", "(0,2,3,1)"), "(2,2,2,2):(1,4,8,2)");
  EXPECT_EQ(ordered("(2,3,4,5)", "(2,?,?,50)"), "(2,3,4,5):(1,10,30,2)");
  EXPECT_EQ(ordered("(2,(3,4))", "(1,0)"), "(2,(3,4)):(12,(1,3))");
  EXPECT_EQ(ordered("(2,(3,4))", "(1,(2,0))"), "(2,(3,4)):(4,(8,1))");
  EXPECT_EQ(ordered("(4,1,8)", "(2,1,0)"), "(4,1,8):(8,0,1)");
  EXPECT_EQ(ordered("(4,8)", "0"), "(4,8):(1,4)");
}

TEST(MakeOrderedLayout, EqualOrdersCountFromTheLeftAndDoNotOverlap) {
  EXPECT_EQ(ordered("(2,3)", "(0,0)"), "(2,3):(1,2)");
  EXPECT_EQ(ordered("(2,3,5)", "(1,0,1)"), "(2,3,5):(3,1,6)");
}

TEST(MakeOrderedLayout, RefusesByName) {
  EXPECT_EQ(ordered("(2,3)", "(0,1,2)"), "kNotCongruent");
  EXPECT_EQ(ordered("6", "(0)"), "kNotCongruent");
  EXPECT_EQ(ordered("(2,3)", "(0,_)"), "kUsage");
  EXPECT_EQ(ordered("(2,0)", "(0,1)"), "kInvalidExtent");
  EXPECT_EQ(ordered("(4294967296,4294967296,2)", "(2,1,0)"), "(4294967296,4294967296,2):(8589934592,2,1)");
  EXPECT_EQ(ordered("(2,4294967296,4294967296)", "(2,1,0)"), "kOverflow");
}

TEST(MakeLayoutLike, KeepsTheOrderOfStridesAndTheZeros) {
  EXPECT_EQ(like("(2,2,2,2):(0,2,4,1)"), "(2,2,2,2):(0,2,4,1)");
  EXPECT_EQ(like("(2,3,4,5):(0,42,1,0)"), "(2,3,4,5):(0,4,1,0)");
  EXPECT_EQ(like("((2,3),4):((50,7),100)"), "((2,3),4):((3,1),6)");
  EXPECT_EQ(like("(2,2):(1,1)"), "(2,2):(1,2)");
  EXPECT_EQ(like("(2,2):(1@0,1@1)"), "kUsage");
}

TEST(MakeFragmentLike, PutsModeZeroFirst) {
  EXPECT_EQ(fragment("((4,2),3,5):((100,7),1,2)"), "((4,2),3,5):((1,4),8,24)");
  EXPECT_EQ(fragment("((4,2),3,5):((100,7),2,1)"), "((4,2),3,5):((1,4),40,8)");
  EXPECT_EQ(fragment("((4,2),3):((0,1),2)"), "((4,2),3):((0,1),2)");
  EXPECT_EQ(fragment("4:0"), "4:0");
  EXPECT_EQ(fragment("4:7"), "4:1");
  EXPECT_EQ(fragment("(2,2):(1@0,1@1)"), "kUsage");
}

}  // namespace
}  // namespace cutecheck
