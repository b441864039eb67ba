// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/radix_steps.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "oracle/claims/claim.h"
#include "oracle/terms/radix.h"

namespace cutecheck::oracle {
namespace {

Attempt decide(std::string_view text, std::string_view where = {}, bool reversed = false) {
  Claim claim = makeClaim(text, where).value();
  Goals goals = goalsOf(claim, 0).value();
  std::vector<Mode> order = radixOrder(goals.goals.at(0), Facts(claim.constraints));
  if (reversed) std::reverse(order.begin(), order.end());
  return decideByRadixSteps(goals.goals[0], order, {claim.constraints, claim.symbols}, 200'000, Engine::kZ3);
}

constexpr auto kProved = Attempt::Outcome::kProved, kUnknown = Attempt::Outcome::kUnknown;

TEST(RadixSteps, FourModesWithThreeSymbols) {
  EXPECT_EQ(decide("injective((S,64,H,B):(64*H,1,64,64*S*H))").outcome, kProved);
  EXPECT_EQ(decide("injective((S,64,H,B):(64*H,1,63,64*S*H))").outcome, kUnknown);
}

TEST(RadixSteps, AModeOfOneCoordinateIsLeftOutOnlyWhenItIsOne) {
  EXPECT_EQ(decide("injective((M,1,N):(1,0,M))").outcome, kProved);
  EXPECT_EQ(decide("injective((M,K,N):(1,0,M))", "K==1").outcome, kProved);
  EXPECT_EQ(decide("injective((M,K,N):(1,0,M))").outcome, kUnknown);
}

// The proposal is not believed.
TEST(RadixSteps, AWrongOrderIsNotProved) {
  EXPECT_EQ(decide("injective((M,N):(1,M))").outcome, kProved);
  EXPECT_EQ(decide("injective((M,N):(1,M))", "", true).outcome, kUnknown);
  Claim claim = makeClaim("injective((M,N):(1,0))").value();
  Goals goals = goalsOf(claim, 0).value();
  std::vector<Mode> incomplete = leavesOf(*goals.goals.at(0).f.form);
  incomplete.pop_back();
  Assumptions assumptions{claim.constraints, claim.symbols};
  EXPECT_EQ(decideByRadixSteps(goals.goals[0], incomplete, assumptions, 200'000, Engine::kZ3).outcome,
            kUnknown);
}

}  // namespace
}  // namespace cutecheck::oracle
