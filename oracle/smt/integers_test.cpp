// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/integers.h"

#include <gtest/gtest.h>

#include "oracle/claims/claim.h"
#include "oracle/claims/replay.h"

namespace cutecheck::oracle {
namespace {

constexpr uint64_t kBudget = 2'000'000;

// The attempt at goal `which` of the claim.
Attempt decide(std::string_view text, std::string_view where, size_t which, Encoding encoding) {
  Claim claim = makeClaim(text, where).value();
  Goals goals = goalsOf(claim, 1 << 16).value();
  return decideByIntegers(goals.goals.at(which), {claim.constraints, claim.symbols}, encoding, kBudget);
}

constexpr Encoding kSplitting[] = {Encoding::kDivMod, Encoding::kQuotientRemainder, Encoding::kCoordinates};

TEST(Integers, EachEncodingProvesCoalesce) {
  for (Encoding encoding : kSplitting)
    EXPECT_EQ(decide("(M,N):(1,M) == M*N:1", "", 1, encoding).outcome, Attempt::Outcome::kProved)
        << encodingName(encoding);
}

TEST(Integers, EachEncodingRefutesTheRowMajorTwinAndItsModelReplays) {
  for (Encoding encoding : kSplitting) {
    Claim claim = makeClaim("(M,N):(N,1) == M*N:1", "").value();
    Goals goals = goalsOf(claim, 0).value();
    Attempt attempt = decideByIntegers(goals.goals[1], {claim.constraints, claim.symbols}, encoding, kBudget);
    ASSERT_EQ(attempt.outcome, Attempt::Outcome::kRefuted) << encodingName(encoding);
    Replayed seen =
        replay(goals.goals[1], attempt.counterexample->assignment, attempt.counterexample->indices);
    EXPECT_TRUE(seen.violated) << encodingName(encoding);
    EXPECT_FALSE(brokenPremise(claim, attempt.counterexample->assignment).has_value());
  }
}

TEST(Integers, SwizzlesAreArithmetic) {
  for (Encoding encoding : {Encoding::kDivMod, Encoding::kCoordinates}) {
    EXPECT_EQ(decide("S<1,0,1> o 0 o 4:1 == (2,2):(1,3)", "", 1, encoding).outcome,
              Attempt::Outcome::kRefuted);
    EXPECT_EQ(decide("S<2,4,2> o 0 o (4,4):(4,1) == (4,4):(4,1)", "", 1, encoding).outcome,
              Attempt::Outcome::kProved);
  }
}

TEST(Integers, DivisibilityIsAssumed) {
  EXPECT_EQ(decide("8*(M{div=8}/8) == M", "", 0, Encoding::kDivMod).outcome, Attempt::Outcome::kProved);
  EXPECT_EQ(decide("8*(M/8) == M", "", 0, Encoding::kDivMod).outcome, Attempt::Outcome::kRefuted);
}

TEST(Integers, OneQueryIsOneDerivation) {
  // Without div and mod the quotient-remainder encoding would ask the same again.
  EXPECT_EQ(decide("M*N == N*M", "", 0, Encoding::kDivMod).outcome, Attempt::Outcome::kProved);
  EXPECT_EQ(decide("M*N == N*M", "", 0, Encoding::kQuotientRemainder).outcome, Attempt::Outcome::kUnknown);
  EXPECT_EQ(decide("M%4 < 4", "", 0, Encoding::kQuotientRemainder).outcome, Attempt::Outcome::kProved);
  EXPECT_EQ(decide("M%4 < 4", "", 0, Encoding::kReals).outcome, Attempt::Outcome::kUnknown);
  EXPECT_EQ(decide("M*M >= 0", "", 0, Encoding::kReals).outcome, Attempt::Outcome::kProved);
}

TEST(Integers, PremisesHaveAModelOrContradict) {
  auto premises = [](std::string_view where) {
    Claim claim = makeClaim("M == M", where).value();
    return decidePremises({claim.constraints, claim.symbols}, kBudget);
  };
  Attempt satisfiable = premises("M>1000000,M%7==3");
  ASSERT_EQ(satisfiable.outcome, Attempt::Outcome::kProved);
  EXPECT_EQ(satisfiable.counterexample->assignment.at("M") % 7, 3);
  EXPECT_EQ(premises("M>4,M<3").outcome, Attempt::Outcome::kRefuted);
}

TEST(Integers, UserNamesDoNotMeetTheEncodersOwn) {
  EXPECT_EQ(decide("(i,j):(1,i) == i*j:1", "", 1, Encoding::kDivMod).outcome, Attempt::Outcome::kProved);
  EXPECT_EQ(decide("(i,j):(j,1) == i*j:1", "", 1, Encoding::kDivMod).outcome, Attempt::Outcome::kRefuted);
}

}  // namespace
}  // namespace cutecheck::oracle
