// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/replay.h"

#include <gtest/gtest.h>

#include "oracle/algebra/structure.h"
#include "oracle/certificate/certify.h"
#include "oracle/decide/enumerate.h"
#include "oracle/smt/integers.h"

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

// A derivation cannot be written down: it is what a decider that ran hands out.
TEST(Replay, TwoDerivationsAndTwoEngines) {
  const Claim claim = makeClaim("X/T < R", "X >= 0, X < T*R, T >= 1").value();
  const Goal quotients = goalsOf(claim, 1 << 16).value().goals.at(0);
  const Assumptions assumptions{claim.constraints, claim.symbols};
  const Derivation divMod = decideByIntegers(quotients, assumptions, Encoding::kDivMod, 2'000'000).derivation.value(),
                   quotient = decideByIntegers(quotients, assumptions, Encoding::kQuotientRemainder, 2'000'000)
                                  .derivation.value();
  EXPECT_FALSE(suffices({}, false));
  EXPECT_FALSE(suffices({divMod, divMod}, false));
  EXPECT_TRUE(suffices({divMod, quotient}, false));
  EXPECT_FALSE(suffices({divMod, quotient}, true));

  const Goal equal = goal("(M,N):(1,M) == M*N:1", 1);
  const Derivation canonical = decideByStructure(equal, Facts(), {}).derivation.value(),
                   certificate = certifyGoal(equal, {{ScalarNode::symbol("M"), ScalarNode::constant(1),
                                                      Relation::kGreaterEqual, ""}},
                                             {0, 0, false})
                                     .attempt.derivation.value();
  EXPECT_EQ(canonical.decider(), "canonical");
  EXPECT_EQ(certificate.decider(), "certificate");
  EXPECT_FALSE(suffices({canonical}, false));
  EXPECT_TRUE(suffices({canonical, quotient}, true));
  EXPECT_TRUE(suffices({canonical, certificate}, false));
  EXPECT_FALSE(suffices({canonical, certificate}, true));
  EXPECT_TRUE(suffices({divMod, certificate}, true));
}

// The steps of a certificate that a solver discharged are that solver's word: beside it, no second engine.
TEST(Replay, ACertificateBySolverIsThatSolver) {
  const Claim claim = makeClaim("X*X >= X", "").value();
  const Goal product = goalsOf(claim, 1 << 16).value().goals.at(0);
  const std::optional<Derivation> certificate =
      certifyGoal(product, claim.constraints, {2'000'000, 200'000, true}).attempt.derivation;
  ASSERT_TRUE(certificate.has_value());
  ASSERT_TRUE(certificate->restsOnSolver());
  const Derivation divMod =
      decideByIntegers(product, {claim.constraints, claim.symbols}, Encoding::kDivMod, 2'000'000).derivation.value();
  EXPECT_TRUE(suffices({divMod, *certificate}, false));
  EXPECT_FALSE(suffices({divMod, *certificate}, true));
}

// What is not proved has no derivation, whatever else the attempt says.
TEST(Replay, WhatFailsIsNoDerivation) {
  const Claim claim = makeClaim("X/T < R", "X >= 0, X < T*R+1, T >= 1").value();
  const Goal wrong = goalsOf(claim, 1 << 16).value().goals.at(0);
  for (const Encoding encoding : kEncodings)
    EXPECT_FALSE(decideByIntegers(wrong, {claim.constraints, claim.symbols}, encoding, 200'000).derivation);
  EXPECT_FALSE(decideByStructure(wrong, Facts(claim.constraints), claim.constraints).derivation);
  EXPECT_FALSE(certifyGoal(wrong, claim.constraints, {200'000, 20'000, false}).attempt.derivation);
  EXPECT_FALSE(decideByEnumeration(goal("injective((4,3):(1,3))", 0), 100).derivation);
  EXPECT_TRUE(decideByEnumeration(goal("injective((4,3):(1,4))", 0), 100).derivation);
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
