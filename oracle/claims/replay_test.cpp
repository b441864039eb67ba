// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/replay.h"

#include <gtest/gtest.h>


namespace cutecheck::oracle {
namespace {

Goal goal(std::string_view text, size_t which) {
  return goalsOf(makeClaim(text).value(), 1 << 16).value().goals.at(which);
}

TEST(Replay, ReplayShowsBothSides) {
  Replayed seen = replay(goal("(M,N):(N,1) == M*N:1", 1), {{"M", 2}, {"N", 3}}, {1});
  EXPECT_TRUE(seen.violated);
  ASSERT_EQ(seen.evaluated.size(), 2u);
  EXPECT_EQ(seen.evaluated[0].value, "3");
  EXPECT_EQ(seen.evaluated[1].value, "1");
}

TEST(Replay, ReplayRejectsWhatIsNoCounterexample) {
  Goal equal = goal("(M,N):(N,1) == M*N:1", 1);
  EXPECT_FALSE(replay(equal, {{"M", 2}, {"N", 3}}, {0}).violated);  // both 0
  EXPECT_FALSE(replay(equal, {{"M", 2}, {"N", 3}}, {6}).violated);  // outside the domain
  EXPECT_FALSE(replay(equal, {{"M", 2}, {"N", 3}}, {}).violated);
  EXPECT_FALSE(replay(equal, {}, {1}).violated);  // no numbers
  EXPECT_TRUE(replay(equal, {}, {1}).undefined);
  EXPECT_FALSE(replay(equal, {{"M", 2}, {"N", 3}}, {0}).undefined);
  Goal injective = goal("injective((4,3):(1,3))", 0);
  EXPECT_TRUE(replay(injective, {}, {3, 4}).violated);
  EXPECT_FALSE(replay(injective, {}, {3, 3}).violated);
  EXPECT_FALSE(replay(injective, {}, {2, 3}).violated);
  Goal covers = goal("covers((3,3):(1,2),9)", 0);
  EXPECT_TRUE(replay(covers, {}, {7}).violated);
  EXPECT_FALSE(replay(covers, {}, {6}).violated);
  EXPECT_FALSE(replay(covers, {}, {9}).violated);
  Goal disjoint = goal("disjoint(4:1,3:3)", 0);
  EXPECT_TRUE(replay(disjoint, {}, {3, 1}).violated);
  EXPECT_FALSE(replay(disjoint, {}, {0, 0}).violated);
}

TEST(Replay, WitnessOfARefusalIsTheLeast) {
  Goal composable = goal("composable((4,6,8):(2,3,5),6:3)", 0);
  EXPECT_TRUE(replay(composable, {}, {3}).violated);
  EXPECT_FALSE(replay(composable, {}, {2}).violated);  // a layout still agrees on [0,2]
  EXPECT_FALSE(replay(composable, {}, {4}).violated);  // already refused below
  EXPECT_TRUE(replay(goal("composable((6,2):(11,2),(3,2):(2,3))", 0), {}, {5}).violated);
  EXPECT_FALSE(replay(goal("composable((6,2):(11,2),(3,2):(2,3))", 0), {}, {4}).violated);
}

TEST(Replay, PremisesAreReadAsWritten) {
  Claim claim = makeClaim("injective((M,N):(1,K))", "K>=M").value();
  EXPECT_FALSE(brokenPremise(claim, {{"M", 2}, {"N", 2}, {"K", 2}}).has_value());
  EXPECT_EQ(brokenPremise(claim, {{"M", 2}, {"N", 2}, {"K", 1}}), "K >= M");
  EXPECT_TRUE(brokenPremise(claim, {{"M", 0}, {"N", 2}, {"K", 1}}).has_value());  // implicit
}

TEST(Replay, SamplesContradictAFalseProof) {
  uint64_t samples = 0;
  EXPECT_FALSE(contradiction(makeClaim("(M,N):(1,M) == M*N:1").value(), {}, 256, samples).has_value());
  EXPECT_GT(samples, 10u);
  samples = 0;
  EXPECT_TRUE(contradiction(makeClaim("(M,N):(N,1) == M*N:1").value(), {}, 256, samples).has_value());
}

}  // namespace
}  // namespace cutecheck::oracle
