// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/help/chain_hint.h"

#include <gtest/gtest.h>

namespace cutecheck::help {
namespace {

std::string premise(const std::string& text, const std::string& at) {
  return relationHint(text, text.find(at), true);
}
std::string claim(const std::string& text, const std::string& at) {
  return relationHint(text, text.find(at), false);
}

TEST(ChainHint, AChainIsTwoRelations) {
  EXPECT_EQ(premise("0 <= i < 8", "< 8"), "relations are not chained; write two: 0 <= i, i < 8");
  EXPECT_EQ(premise("N > 2, 0 < M <= N", "<= N"), "relations are not chained; write two: 0 < M, M <= N");
  EXPECT_EQ(claim("0 <= i < 8", "< 8"),
            "relations are not chained; write two; a claim is one of them: prove 'i < 8' --where '0 <= i'");
}

// A premise relates integers: of layouts each relation is a claim by itself.
TEST(ChainHint, EqualitiesAreDecidedEachByItself) {
  EXPECT_EQ(
      claim("A == B == C", "== C"),
      "relations are not chained; write two; decide each by itself: prove 'A == B', and prove 'B == C'");
}

TEST(ChainHint, ARangeIsTwoRelations) {
  for (const char* text : {"M in 0..8", "M in [0,8)", "M in range(8)", "M in range(0, 8)", "M in 0..<8"})
    EXPECT_EQ(premise(text, "in "), "a range is written as two relations: 0 <= M, M < 8") << text;
  EXPECT_EQ(premise("M in [1,N]", "in "), "a range is written as two relations: 1 <= M, M <= N");
  EXPECT_EQ(premise("M in 4", "in "), "a range is written as relations: 0 <= M, M < 8");
}

TEST(ChainHint, PremisesAreJoinedByACommaAndClaimsAreNot) {
  EXPECT_EQ(premise("M>0; N>0", ";"), "premises are joined by a comma: M>0, N>0");
  EXPECT_EQ(premise("M>0 and N>0 and K>0", "and"), "premises are joined by a comma: M>0, N>0, K>0");
  EXPECT_EQ(premise("M>0 && N>0", "&"), "premises are joined by a comma: M>0, N>0");
  EXPECT_EQ(premise("M>0;", ";"), "premises are joined by a comma: M>0");
  EXPECT_EQ(premise("M>0 && N>", "&"), "premises are joined by a comma: M > 0, M < 9");
  EXPECT_EQ(claim("injective(M:1); injective(N:1)", ";"),
            "a claim is one relation or predicate; prove each part by itself");
}

TEST(ChainHint, OtherTextsHaveNone) {
  EXPECT_EQ(premise("M > 0 x", "x"), "");
  EXPECT_EQ(premise("M < < 8", "< 8"), "");
  EXPECT_EQ(premise("M inner", "inner"), "");
  EXPECT_EQ(premise("M > 0", "no such"), "");
  EXPECT_EQ(claim("(4,8)x(1,4)", "x"), "");
}

}  // namespace
}  // namespace cutecheck::help
