// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/decide/minimise.h"

#include <gtest/gtest.h>

#include "oracle/claims/prove.h"
#include "oracle/claims/replay.h"

namespace cutecheck::oracle {
namespace {

int64_t weight(const Assignment& assignment) {
  int64_t sum = 0;
  for (const auto& [name, value] : assignment) sum += value < 0 ? -value : value;
  return sum;
}

struct Least {
  const char *claim, *where;
  Assignment assignment;
  std::vector<int64_t> indices;
  const char* holds;  // the same claim under one premise more, which excludes every counterexample
};

// By hand: the least sum of the symbols that breaks the claim, and there the least index.
const Least kLeast[] = {
    {"(M,N):(N,1) == M*N:1", "", {{"M", 2}, {"N", 2}}, {1}, "N == 1"},
    {"injective((M,N):(1,K))", "K >= 1", {{"K", 1}, {"M", 2}, {"N", 2}}, {1, 2}, "K >= M"},
    {"S<1,10,3> o 0 o M:1 == M:1", "M > 17000, M <= 20000", {{"M", 17001}}, {8192}, "M < 1"},
    {"M%4096 < 4095", "M > 0", {{"M", 4095}}, {}, "M < 4095"},
    {"A*B != 1000003", "A > 1, B > 0, A <= 2000000, B <= 2000000", {{"A", 1000003}, {"B", 1}}, {}, "A == B"},
    {"M:1 == M:1+N/5000", "M > 1, N >= 0", {{"M", 2}, {"N", 5000}}, {1}, "N < 5000"}};

TEST(Minimise, RefutationsShowTheLeastAssignment) {
  for (const Least& least : kLeast) {
    const Expected<Answer> answer = prove(least.claim, least.where);
    ASSERT_TRUE(answer.ok()) << least.claim << ": " << answer.error().str();
    ASSERT_EQ(answer->verdict, Verdict::kRefuted) << least.claim;
    EXPECT_EQ(answer->counterexample->assignment, least.assignment) << least.claim;
    EXPECT_EQ(answer->counterexample->indices, least.indices) << least.claim;
  }
}

// The twin: under a premise that excludes them all there is none.
TEST(Minimise, NoCounterexampleUnderAPremiseThatExcludesThem) {
  for (const Least& least : kLeast) {
    const std::string where = std::string(least.where) + (*least.where ? ", " : "") + least.holds;
    const Expected<Answer> answer = prove(least.claim, where);
    EXPECT_FALSE(answer.ok() && answer->verdict == Verdict::kRefuted) << least.claim << " where " << where;
    if (!answer.ok()) {
      EXPECT_EQ(answer.error().code, Code::kVacuous) << where;
    }
  }
}

TEST(Minimise, KeepsWhatBreaksAndLowersTheRest) {
  const Claim claim = makeClaim("(M,N):(N,1) == M*N:1", "").value();
  const Goal goal = goalsOf(claim, 1 << 12)->goals.back();
  const Counterexample large{{{"M", 700}, {"N", 900}}, {1234}, {}, {}};
  ASSERT_TRUE(replay(goal, large.assignment, large.indices).violated);
  const Counterexample least = minimised(claim, goal, large);
  EXPECT_TRUE(replay(goal, least.assignment, least.indices).violated);
  EXPECT_EQ(weight(least.assignment), 4);
  // What does not break the goal is left alone.
  const Counterexample none{{{"M", 700}, {"N", 1}}, {12}, {}, {}};
  EXPECT_EQ(minimised(claim, goal, none).assignment, none.assignment);
}

}  // namespace
}  // namespace cutecheck::oracle
