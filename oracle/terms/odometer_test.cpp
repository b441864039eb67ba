// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/odometer.h"

#include <gtest/gtest.h>

#include "oracle/claims/claim.h"
#include "oracle/claims/prove.h"

namespace cutecheck::oracle {
namespace {

using Outcome = Attempt::Outcome;

constexpr int64_t kLimit = 1 << 16;

// On the last goal of the claim: sizes come first.
Outcome odometer(std::string_view text, int64_t limit = kLimit) {
  const Expected<Claim> claim = makeClaim(text);
  const Expected<Goals> goals = claim.ok() ? goalsOf(*claim, kLimit) : claim.error();
  if (!goals.ok()) {
    ADD_FAILURE() << text << ": " << goals.error().str();
    return Outcome::kUnknown;
  }
  return decideByOdometer(goals->goals.back(), limit).outcome;
}

TEST(Odometer, DecidesEachKindBothWays) {
  for (const char* holds :
       {"(4,3):(1,4) == 12:1", "S<1,0,1> o 0 o 4:2 == (2,2):(3,4)", "injective((4,3):(1,4))",
        "injective(S<1,0,2> o 3 o 8:1)", "bijective((4,3):(3,1),12)", "disjoint(4:1,3:4)",
        "covers((3,3):(1,2),7)", "covers((3,3):(-1,2),5)", "covers(S<2,0,2> o 0 o 16:1,16)"})
    EXPECT_EQ(odometer(holds), Outcome::kProved) << holds;
  for (const char* fails :
       {"(4,3):(1,5) == 12:1", "S<1,0,1> o 0 o 4:2 == 4:2", "injective((4,3):(1,3))",
        "injective(S<1,0,2> o 3 o (8,2):(1,0))", "bijective((4,3):(3,3),12)", "disjoint(4:1,3:3)",
        "covers((3,3):(1,2),8)", "covers((2,3):(3,-1),5)", "covers(S<2,0,2> o 1 o 16:1,16)"})
    EXPECT_EQ(odometer(fails), Outcome::kRefuted) << fails;
}

TEST(Odometer, RangesAreHeldAgainstTheExtremes) {
  Goal goal = goalsOf(makeClaim("bijective((4,3):(3,1),12)").value(), kLimit).value().goals[1];
  ASSERT_EQ(goal.kind, Goal::Kind::kRange);
  EXPECT_EQ(decideByOdometer(goal, kLimit).outcome, Outcome::kProved);
  goal.upper = ScalarNode::constant(11);
  EXPECT_EQ(decideByOdometer(goal, kLimit).outcome, Outcome::kRefuted);
}

TEST(Odometer, LeavesAloneWhatIsTooLargeOrNotOfNumbers) {
  EXPECT_EQ(odometer("injective((4,3):(1,4))", 12), Outcome::kProved);
  EXPECT_EQ(odometer("injective((4,3):(1,4))", 11), Outcome::kUnknown);
  EXPECT_EQ(odometer("injective((M,3):(1,M))"), Outcome::kUnknown);
  // A claim is refused where a swizzle acts below 0; so is its goal. The trivial one adds an offset of either sign.
  Goal below = goalsOf(makeClaim("covers(S<1,0,1> o 3 o 4:-1,2)").value(), kLimit).value().goals.back();
  EXPECT_EQ(decideByOdometer(below, kLimit).outcome, Outcome::kProved);
  below.f.heads[0].shift = ScalarNode::constant(0);
  EXPECT_EQ(decideByOdometer(below, kLimit).outcome, Outcome::kUnknown);
  EXPECT_EQ(odometer("covers(S<0,0,0> o 3 o S<0,0,0> o -2 o 2:-1,2)"), Outcome::kProved);
  EXPECT_EQ(odometer("size((4,3)) == 12"), Outcome::kUnknown);
}

TEST(Odometer, SparesASmallStaticClaimTheSolver) {
  for (const char* claim : {"covers(S<2,0,2> o 0 o 16:1,16)", "injective(S<1,0,2> o 3 o 8:1)",
                            "disjoint((4,2):(2,9),3:20)", "bijective((2,2,2):(2,4,1),8)"}) {
    const Expected<Answer> answer = prove(claim);
    ASSERT_TRUE(answer.ok()) << claim;
    EXPECT_EQ(answer->verdict, Verdict::kProved) << claim;
    EXPECT_EQ(answer->units, 0u) << claim;
  }
}

}  // namespace
}  // namespace cutecheck::oracle
