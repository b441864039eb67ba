// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/decide/enumerate.h"

#include <gtest/gtest.h>

#include "oracle/claims/claim.h"

namespace cutecheck::oracle {
namespace {

constexpr int64_t kLimit = 1 << 16;

// The first attempt that does not prove its goal, or the last one.
Attempt decide(std::string_view text, int64_t limit = kLimit) {
  Goals goals = goalsOf(makeClaim(text).value(), kLimit).value();
  EXPECT_FALSE(goals.goals.empty()) << text;
  Attempt last;
  for (const Goal& goal : goals.goals) {
    last = decideByEnumeration(goal, limit);
    if (last.outcome != Attempt::Outcome::kProved) return last;
  }
  return last;
}

struct Twin {
  const char *holds, *fails;
  std::vector<int64_t> indices;  // of the counterexample
};

TEST(Enumerate, DecidesEachKindBothWays) {
  for (const Twin& twin :
       {Twin{"(4,3):(1,4) == 12:1", "(4,3):(1,5) == 12:1", {4}},
        Twin{"injective((4,3):(1,4))", "injective((4,3):(1,3))", {3, 4}},
        Twin{"bijective((4,3):(3,1),12)", "bijective((4,3):(3,2),12)", {11}},
        Twin{"covers((3,3):(1,2),7)", "covers((3,3):(1,2),8)", {7}},
        Twin{"disjoint(4:1,3:4)", "disjoint(4:1,3:3)", {3, 1}},
        Twin{"composable((2,3):(1,2),2:3)", "composable((4,6,8):(2,3,5),6:3)", {3}},
        Twin{"size((4,3)) == 12", "size((4,3)) == 11", {}}}) {
    Attempt holds = decide(twin.holds), fails = decide(twin.fails);
    EXPECT_EQ(holds.outcome, Attempt::Outcome::kProved) << twin.holds;
    EXPECT_GT(holds.cost, 0u) << twin.holds;
    ASSERT_EQ(fails.outcome, Attempt::Outcome::kRefuted) << twin.fails;
    EXPECT_EQ(fails.counterexample->indices, twin.indices) << twin.fails;
  }
}

TEST(Enumerate, BeyondTheLimitCornersRefuteAndNothingProves) {
  EXPECT_EQ(decide("(65536,4):(1,65537) == 262144:1").outcome, Attempt::Outcome::kRefuted);
  EXPECT_EQ(decide("(65536,4):(1,65536) == 262144:1").outcome, Attempt::Outcome::kUnknown);
  EXPECT_EQ(decide("(4,3):(1,4) == 12:1", 11).outcome, Attempt::Outcome::kUnknown);
  EXPECT_EQ(decide("(4,3):(1,4) == 12:1", 12).outcome, Attempt::Outcome::kProved);
}

}  // namespace
}  // namespace cutecheck::oracle
