// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/radix.h"

#include <gtest/gtest.h>

#include "oracle/claims/claim.h"

namespace cutecheck::oracle {
namespace {

bool proves(std::string_view text, std::string_view where = {}) {
  Claim claim = makeClaim(text, where).value();
  Goals goals = goalsOf(claim, 1 << 16).value();
  return decideByRadix(goals.goals[0], Facts(claim.constraints)).outcome == Attempt::Outcome::kProved;
}

TEST(Radix, StridesAboveTheReachAreInjective) {
  EXPECT_TRUE(proves("injective((M,N):(1,K))", "K>=M"));
  EXPECT_FALSE(proves("injective((M,N):(1,K))", "K>=M-1"));
  EXPECT_TRUE(proves("injective((M,N,P):(N,1,M*N))"));
  EXPECT_FALSE(proves("injective((M,N,P):(N,1,M*N-N))"));
  EXPECT_TRUE(proves("injective((4,3):(-3,1))"));
  EXPECT_FALSE(proves("injective((4,3):(-2,1))"));
}

// (a0,a1,..):(1,a0,a0*a1,..), its modes turned round or not; one stride moved where `moved`.
std::string packed(size_t modes, bool turned, bool moved) {
  std::string shape, strides, stride;
  for (size_t k = 0; k < modes; ++k) {
    const std::string name = "a" + std::to_string(k), comma = k == 0 ? "" : ",";
    const std::string here = k == 0 ? "1" : moved && k + 1 == modes ? stride + "-1" : stride;
    shape = turned ? name + comma + shape : shape + comma + name;
    strides = turned ? here + comma + strides : strides + comma + here;
    stride += (k == 0 ? "" : "*") + name;
  }
  return "injective((" + shape + "):(" + strides + "))";
}

TEST(Radix, ManyModesThatArePacked) {
  for (size_t modes : {9u, 16u, 40u})
    for (bool turned : {false, true}) {
      EXPECT_TRUE(proves(packed(modes, turned, false))) << modes;
      EXPECT_FALSE(proves(packed(modes, turned, true))) << modes;
    }
}

TEST(Radix, SwizzlesKeepInjectivityOfWhatIsNotNegative) {
  EXPECT_TRUE(proves("injective(S<3,4,3> o 0 o (8,64):(64,1))"));
  EXPECT_FALSE(proves("injective(S<3,4,3> o K o (8,64):(64,1))"));
  EXPECT_TRUE(proves("injective(S<3,4,3> o K o (8,64):(64,1))", "K>=0"));
}

TEST(Radix, NeverProvesWhatEnumerationRefutes) {
  size_t proved = 0, notProved = 0;
  for (int64_t s = 1; s <= 4; ++s)
    for (int64_t t = 1; t <= 4; ++t)
      for (int64_t d = -4; d <= 4; ++d)
        for (int64_t e = -4; e <= 4; ++e) {
          std::string text = "injective((" + std::to_string(s) + "," + std::to_string(t) + "):(" +
                             std::to_string(d) + "," + std::to_string(e) + "))";
          bool injective = true;
          for (int64_t i = 0; i < s * t; ++i)
            for (int64_t j = 0; j < i; ++j)
              injective &= (i % s) * d + (i / s) * e != (j % s) * d + (j / s) * e;
          bool byRadix = proves(text);
          EXPECT_TRUE(injective || !byRadix) << text;
          ++(byRadix ? proved : notProved);
        }
  EXPECT_EQ(proved + notProved, 16u * 81u);
  EXPECT_GT(proved, 400u);
}

TEST(Radix, RangeFromLeastAndLargestOffsets) {
  Claim claim = makeClaim("bijective((M,N):(1,M),M*N)").value();
  Goals goals = goalsOf(claim, 0).value();
  EXPECT_EQ(decideByRadix(goals.goals[1], Facts(claim.constraints)).outcome, Attempt::Outcome::kProved);
  Claim tight = makeClaim("bijective((M,N):(1,M),M*N-1)").value();
  Goals tightGoals = goalsOf(tight, 0).value();
  EXPECT_NE(decideByRadix(tightGoals.goals[1], Facts(tight.constraints)).outcome, Attempt::Outcome::kProved);
}

TEST(Radix, DisjointAsOneNumberSystem) {
  EXPECT_TRUE(proves("disjoint(M:1,N:M)"));
  EXPECT_FALSE(proves("disjoint(M:1,N:M-1)"));
}

}  // namespace
}  // namespace cutecheck::oracle
