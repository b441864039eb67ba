// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A share of the campaign in the ordinary tests: CUTECHECK_CASES and CUTECHECK_SEED ask for another one.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "properties/claim_adversary/coincidence.h"
#include "properties/claim_adversary/nothing_found.h"

namespace cutecheck::adversary {
namespace {

TEST(ClaimAdversary, FindsNothingInAShareOfItsCampaign) {
  const uint64_t cases = setting("CUTECHECK_CASES", 1000), seed = setting("CUTECHECK_SEED", 3);
  const Summary all = judgedWithNothingFound(seed, cases);
  ASSERT_GT(all.lawful, cases / 20) << "too few claims are true by construction";
  EXPECT_GE(100 * all.lawfulProved, 60 * all.lawful) << "soundness is bought with Unknown";
}

// What only a coincidence makes false: on its own seeds, which no case of the campaign above is drawn from.
TEST(ClaimAdversary, FindsNothingAmongCoincidences) {
  const Summary all = judgedWithNothingFound(kCoincidenceSeeds + 1, 300);
  EXPECT_GE(all.said[static_cast<size_t>(Said::kProved)], 15U) << "nothing that could be false is Proved";
  EXPECT_GE(all.falsified, 50U) << "too few of these claims are false";
}

TEST(ClaimAdversary, MeetsCoincidencesBehindLargeBounds) {
  auto drawn = readCase("rank(coalesce((M,N):(7,K))) == 2", "M >= 5000, N >= 2");
  ASSERT_TRUE(drawn);
  Random random(1);
  std::vector<Assignment> bases = {{{"M", 5003}, {"N", 2}, {"K", 1}}};
  const std::vector<Assignment> found = coincidencesOf(*drawn, bases, random, 8);
  EXPECT_TRUE(std::any_of(found.begin(), found.end(), [](const Assignment& at) { return at.at("K") == 7 * 5003; }));
}

// Case 939787 of seed 2: M > max_alignment(...), to which the evaluator has no value, keeps the divisor M above 0.
TEST(ClaimAdversary, BlamesNoDivisorThatAPremiseItCannotEvaluateMayExclude) {
  const auto drawn = readCase("0 <= M", "M > max_alignment((1,2):(-1,1)), K <= 0%M");
  ASSERT_TRUE(drawn);
  const Judgement judged = judge(*drawn, {}, 1);
  EXPECT_EQ(judged.said, Said::kProved);
  EXPECT_EQ(judged.finding, Finding::kNone) << judged.detail;
  // The reason alone: without the bound the divisor may be 0, and nothing may be proved from it.
  Void why = Void::kNone;
  EXPECT_EQ(premisesHold(readCase("0 <= M", "K <= 0%M")->premises, {{"K", 1}, {"M", 0}}, &why), Truth::kNone);
  EXPECT_EQ(why, Void::kDivisor);
}

}  // namespace
}  // namespace cutecheck::adversary
