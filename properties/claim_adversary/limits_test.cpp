// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is too large, below 0 or no number, and forged certificates: that they are drawn, and that nothing is
// found. CUTECHECK_CASES and CUTECHECK_SEED ask for other ones.
#include "properties/claim_adversary/limits.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <map>

#include "properties/claim_adversary/forged.h"
#include "properties/claim_adversary/nothing_found.h"

namespace cutecheck::adversary {
namespace {

TEST(ClaimAdversaryLimits, AreDrawnInEachPlan) {
  std::map<std::string, size_t> plans, operations;
  size_t following = 0;
  for (uint64_t k = 0; k < 4000; ++k) {
    const Case drawn = drawCase(kLimitSeeds + 1, k);
    ++plans[drawn.plan];
    ++operations[drawn.claim.name];
    following += !drawn.follows.empty();
  }
  for (const char* plan : {"too many elements", "too large a number", "all below 0", "basis in a premise"})
    EXPECT_GE(plans[plan], 500U) << plan;
  EXPECT_EQ(plans["long product"], 80U);
  EXPECT_GE(operations["conflict_free"], 200U);
  EXPECT_GE(following, 1000U);
}

TEST(ClaimAdversaryLimits, FindNothing) {
  const Summary all =
      judgedWithNothingFound(kLimitSeeds + setting("CUTECHECK_SEED", 1), setting("CUTECHECK_CASES", 400));
  std::printf("%s\n", all.line().c_str());
  EXPECT_GE(all.said[static_cast<size_t>(Said::kProved)], 10U);
  EXPECT_GE(all.falsified, 10U);
}

// A claim that is too large to be evaluated is judged by what follows from it.
TEST(ClaimAdversaryLimits, AreJudgedByWhatFollows) {
  auto drawn = readCase("size((4611686018427387904,4):(1,0)) >= 4", "");
  ASSERT_TRUE(drawn);
  drawn->follows.push_back(*readTerm("1 <= 0"));
  const Judgement judged = judge(*drawn, {}, 1);
  EXPECT_EQ(judged.said, Said::kProved);
  EXPECT_EQ(judged.finding, Finding::kFalseProved);
  drawn->follows.back() = *readTerm("0 <= 1");
  EXPECT_EQ(judge(*drawn, {}, 1).finding, Finding::kNone);
}

TEST(ForgedCertificates, ShowNothingFalse) {
  const ForgedSummary all = recheckForged(setting("CUTECHECK_SEED", 1), 0, setting("CUTECHECK_CASES", 150));
  for (const Found& found : all.findings)
    ADD_FAILURE() << found.plan << " " << found.number << ": " << found.claim << " where " << found.where
                  << "; " << found.detail;
  for (const char* how : {"renamed", "renamed here", "contradiction", "another claim"})
    EXPECT_GE(all.drawn.contains(how) ? all.drawn.at(how) : 0, 8U) << how;
  EXPECT_GE(all.read, 40U);
  std::printf("%llu read, %llu accepted\n", static_cast<unsigned long long>(all.read),
              static_cast<unsigned long long>(all.accepted));
}

}  // namespace
}  // namespace cutecheck::adversary
