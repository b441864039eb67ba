// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a Proved rests on is said of each goal that a solver alone shows, and of no other.
#include <gtest/gtest.h>

#include "oracle/claims/prove.h"
#include "oracle/claims/rests_on.h"

namespace cutecheck::oracle {
namespace {

std::vector<std::string> of(const char* claim, const char* where = "", bool strict = false) {
  Options options;
  options.strict = strict;
  const Expected<Answer> answer = prove(claim, where, options);
  EXPECT_TRUE(answer.ok() && answer->verdict == Verdict::kProved) << claim;
  return answer ? restsOn(*answer, RestsOf::kClaim) : std::vector<std::string>{"an error"};
}

TEST(RestsOn, SaysWhatASolverAloneShows) {
  // Under strict no certificate is asked for beside the structural argument.
  const std::vector<std::string> said = of("(M,N):(1,M) == M*N:1", "M>0", true);
  ASSERT_EQ(said.size(), 1u);
  EXPECT_EQ(said[0], "z3's answer, no certificate: 2 of 2 goals");
}

TEST(RestsOn, SaysNothingWhereACheckerShowsIt) {
  EXPECT_TRUE(of("(M,N):(1,M) == M*N:1", "M>0").empty());
  EXPECT_TRUE(of("(4,2):(1,4) == 8:1").empty());
  EXPECT_TRUE(of("(4,2):(1,4) == 8:1", "", true).empty());
}

TEST(RestsOn, SaysNothingOfWhatIsNotProved) {
  Expected<Answer> answer = prove("(M,N):(1,M) == M*N:1", "M>0", {.strict = true});
  ASSERT_TRUE(answer.ok());
  EXPECT_FALSE(restsOn(*answer, RestsOf::kClaim).empty());
  answer->verdict = Verdict::kUnknown;
  EXPECT_TRUE(restsOn(*answer, RestsOf::kClaim).empty());
}

// A structural derivation is enough in a kernel, where its decider is trusted, and never of a claim.
TEST(RestsOn, AsksForACheckerOfClaimsAlone) {
  Expected<Answer> answer = prove("(M,N):(1,M) == M*N:1", "M>0", {.strict = true});
  ASSERT_TRUE(answer.ok());
  EXPECT_TRUE(restsOn(*answer, RestsOf::kKernel).empty());
  std::erase_if(answer->derivations, [](const Derivation& d) { return !d.restsOnSolver(); });
  EXPECT_EQ(restsOn(*answer, RestsOf::kKernel).size(), 1u);
}

}  // namespace
}  // namespace cutecheck::oracle
