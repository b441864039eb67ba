// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/compact_layout.h"

#include <gtest/gtest.h>

#include "core/notation/parse.h"
#include "core/notation/print.h"

namespace cutecheck {
namespace {

std::string compact(const std::string& shape) {
  const auto t = parseIntTuple(shape);
  if (!t.ok()) return t.error().str();
  const auto layout = compactLayout(*t);
  return layout.ok() ? toString(*layout) : layout.error().str();
}

TEST(CompactLayout, StridesArePrefixProducts) {
  EXPECT_EQ(compact("8"), "8:1");
  EXPECT_EQ(compact("(4,8)"), "(4,8):(1,4)");
  EXPECT_EQ(compact("((2,3),5)"), "((2,3),5):((1,2),6)");
  EXPECT_EQ(compact("()"), "():()");
}

TEST(CompactLayout, ExtentsOneHaveStrideZero) {
  EXPECT_EQ(compact("1"), "1:0");
  EXPECT_EQ(compact("(4,1,8)"), "(4,1,8):(1,0,4)");
}

TEST(CompactLayout, SymbolsGiveSymbolicStrides) {
  EXPECT_EQ(compact("(M,N)"), "(M,N):(1,M)");
  EXPECT_EQ(compact("(M,N,K)"), "(M,N,K):(1,M,M*N)");
  EXPECT_EQ(compact("(4,M,8,N)"), "(4,M,8,N):(1,4,4*M,32*M)");
  EXPECT_EQ(compact("(4,M,N,2)"), "(4,M,N,2):(1,4,4*M,4*M*N)");
  EXPECT_EQ(compact("(M+1,2)"), "(M+1,2):(1,M+1)");
}

TEST(CompactLayout, DynamicExtentsGiveDynamicStrides) {
  EXPECT_EQ(compact("(4,?)"), "(4,?):(1,4)");
  EXPECT_EQ(compact("(?,4,8)"), "(?,4,8):(1,?,?{div=4})");
  EXPECT_EQ(compact("(?{i64 div=8},3,2)"), "(?{i64 div=8},3,2):(1,?{i64 div=8},?{i64 div=24})");
  EXPECT_EQ(compact("(M,?,2)"), "(M,?,2):(1,M,?)");
}

TEST(CompactLayout, C1RefusesAStrideThatLeaves64Bits) {
  EXPECT_EQ(compact("(1099511627776,1099511627776)"), "(1099511627776,1099511627776):(1,1099511627776)");
  EXPECT_EQ(compact("(1099511627776,1099511627776,2)"),
            "kOverflow [compact_layout_c1]: a stride leaves 64 bits");
  EXPECT_EQ(compact("(1099511627776,1099511627776,1)"),
            "(1099511627776,1099511627776,1):(1,1099511627776,0)");
}

// What prints must parse back: a number in front of an extent is part of the stride's factor.
TEST(CompactLayout, C1CountsTheNumbersInFrontOfSymbols) {
  EXPECT_EQ(compact("(5,3*M,N)"), "(5,3*M,N):(1,5,15*M)");
  EXPECT_EQ(compact("(5,3*M*K,N)"), "(5,3*M*K,N):(1,5,15*M*K)");
  EXPECT_EQ(compact("(5,9223372036854775807*(M+N),N)"),
            "kOverflow [compact_layout_c1]: a stride leaves 64 bits");
  EXPECT_EQ(compact("(1,9223372036854775807*(M+N),N)"),
            "(1,9223372036854775807*(M+N),N):(0,1,9223372036854775807*(M+N))");
}

TEST(CompactLayout, C2RefusesUnboundedSymbolicProducts) {
  std::string shape = "(M";
  for (size_t i = 1; i <= kMaxSymbolicExtents; ++i) shape += ",M";
  const auto most = compactLayout(*parseIntTuple(shape + ")"));
  EXPECT_TRUE(most.ok());
  const auto over = compactLayout(*parseIntTuple(shape + ",M)"));
  ASSERT_FALSE(over.ok());
  EXPECT_EQ(over.error().rule, "compact_layout_c2");
}

TEST(CompactLayout, RefusesShapesThatAreNone) {
  EXPECT_EQ(compact("(4,0)"), "kInvalidExtent [layout_c2]: extent 0 is not a positive number");
  EXPECT_EQ(compact("(4,_)"), "kInvalidExtent [layout_c2]: extent _ is not a positive number");
}

}  // namespace
}  // namespace cutecheck
