// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is a derivation, and when derivations suffice for Proved.
#include <gtest/gtest.h>

#include "oracle/algebra/structure.h"
#include "oracle/certificate/certify.h"
#include "oracle/decide/enumerate.h"
#include "oracle/smt/integers.h"

namespace cutecheck::oracle {
namespace {

Goal statedGoal(std::string_view text, size_t which) {
  return goalsOf(makeClaim(text).value(), 1 << 16).value().goals.at(which);
}

// A derivation cannot be written down: it is what a decider that ran hands out.
TEST(Derivations, TwoDerivationsAndTwoEngines) {
  const Claim claim = makeClaim("X/T < R", "X >= 0, X < T*R, T >= 1").value();
  const Goal quotients = goalsOf(claim, 1 << 16).value().goals.at(0);
  const Assumptions assumptions{claim.constraints, claim.symbols};
  const Derivation divMod = decideByIntegers(quotients, assumptions, Encoding::kDivMod, 2'000'000)
                                .derivation.value(),
                   quotient =
                       decideByIntegers(quotients, assumptions, Encoding::kQuotientRemainder, 2'000'000)
                           .derivation.value();
  EXPECT_FALSE(suffices({}, false));
  EXPECT_FALSE(suffices({divMod, divMod}, false));
  EXPECT_TRUE(suffices({divMod, quotient}, false));
  EXPECT_FALSE(suffices({divMod, quotient}, true));

  const Goal equal = statedGoal("(M,N):(1,M) == M*N:1", 1);
  const Derivation canonical = decideByStructure(equal, Facts(), {}).derivation.value(),
                   certificate =
                       certifyGoal(
                           equal,
                           {{ScalarNode::symbol("M"), ScalarNode::constant(1), Relation::kGreaterEqual, ""}},
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
TEST(Derivations, ACertificateBySolverIsThatSolver) {
  const Claim claim = makeClaim("X*X >= X", "").value();
  const Goal product = goalsOf(claim, 1 << 16).value().goals.at(0);
  const std::optional<Derivation> certificate =
      certifyGoal(product, claim.constraints, {2'000'000, 200'000, true}).attempt.derivation;
  ASSERT_TRUE(certificate.has_value());
  ASSERT_TRUE(certificate->restsOnSolver());
  const Derivation divMod =
      decideByIntegers(product, {claim.constraints, claim.symbols}, Encoding::kDivMod, 2'000'000)
          .derivation.value();
  EXPECT_TRUE(suffices({divMod, *certificate}, false));
  EXPECT_FALSE(suffices({divMod, *certificate}, true));
}

// What is not proved has no derivation, whatever else the attempt says.
TEST(Derivations, WhatFailsIsNoDerivation) {
  const Claim claim = makeClaim("X/T < R", "X >= 0, X < T*R+1, T >= 1").value();
  const Goal wrong = goalsOf(claim, 1 << 16).value().goals.at(0);
  for (const Encoding encoding : kEncodings)
    EXPECT_FALSE(decideByIntegers(wrong, {claim.constraints, claim.symbols}, encoding, 200'000).derivation);
  EXPECT_FALSE(decideByStructure(wrong, Facts(claim.constraints), claim.constraints).derivation);
  EXPECT_FALSE(certifyGoal(wrong, claim.constraints, {200'000, 20'000, false}).attempt.derivation);
  EXPECT_FALSE(decideByEnumeration(statedGoal("injective((4,3):(1,3))", 0), 100).derivation);
  EXPECT_TRUE(decideByEnumeration(statedGoal("injective((4,3):(1,4))", 0), 100).derivation);
}
}  // namespace
}  // namespace cutecheck::oracle
