// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/facts.h"

#include <gtest/gtest.h>

#include "oracle/claims/claim.h"

namespace cutecheck::oracle {
namespace {

// Whether `left relation right` follows from the premises.
bool follows(std::string_view statement, std::string_view where) {
  Claim claim = makeClaim(statement, where).value();
  Goals goals = goalsOf(claim, 0).value();
  const Goal& goal = goals.goals[0];
  return Facts(claim.constraints)
      .holds(Polynomial::of(goal.lower), goal.relation, Polynomial::of(goal.upper));
}

TEST(Facts, LowerBoundsCarryOver) {
  EXPECT_TRUE(follows("M*N >= 6", "M>=2,N>=3"));
  EXPECT_FALSE(follows("M*N >= 7", "M>=2,N>=3"));
  EXPECT_FALSE(follows("M*N >= 6", "M>=2"));
}

TEST(Facts, PremisesAddUp) {
  EXPECT_TRUE(follows("K*N >= M*N", "K>=M,N>=1"));
  EXPECT_TRUE(follows("M <= K", "M<=N,N<=K"));
  EXPECT_TRUE(follows("M*N <= 4", "M<=2,N<=2,M>0,N>0"));
  EXPECT_FALSE(follows("K*N >= M*N", "K>=M"));  // N may be negative
  EXPECT_FALSE(follows("K <= M", "M<=N,N<=K"));
}

TEST(Facts, EqualitiesSubstitute) {
  EXPECT_TRUE(follows("M*N == 4*N", "M==4"));
  EXPECT_TRUE(follows("K == M*N", "K==M*N"));
  EXPECT_FALSE(follows("M*N == 4*N", "M>=4"));
  EXPECT_FALSE(follows("M == N", "2*M==2*N+1"));
}

// An equation is no definition of what stands inside its other atoms: put in, it would stand there again.
TEST(Facts, WhatAnEquationGivesIsNotInsideIt) {
  EXPECT_TRUE(follows("(I%M)*N + I/M == I", "(I%M)*N + I/M == I, M>=1, N>=1"));
  EXPECT_FALSE(follows("(I%M)*N == I", "(I%M)*N + I/M == I, M>=1, N>=1"));
}

TEST(Facts, NotEqualNeedsAGap) {
  EXPECT_TRUE(follows("M != 0", "M>=1"));
  EXPECT_FALSE(follows("M != 1", "M>=1"));
  // Or that it is said.
  EXPECT_TRUE(follows("M != 4", "M!=4"));
  EXPECT_TRUE(follows("4 != M", "M!=4"));
  EXPECT_TRUE(follows("M != N+1", "N-M!=0-1"));
  EXPECT_FALSE(follows("M != 4", "M!=5"));
}

// b*(a/b) lies in (a-b, a], by Euclid; twins one further.
TEST(Facts, QuotientsByNumbersKeepToTheirDividend) {
  EXPECT_TRUE(follows("M <= 16*((M+15)/16)", ""));
  EXPECT_FALSE(follows("M+1 <= 16*((M+15)/16)", ""));
  EXPECT_TRUE(follows("16*((M+15)/16) <= M+15", ""));
  EXPECT_FALSE(follows("16*((M+15)/16) <= M+14", ""));
  EXPECT_TRUE(follows("(M+15)/16 >= 1", "M>=1"));
  EXPECT_FALSE(follows("(M+15)/16 >= 1", "M>=0"));
  EXPECT_TRUE(follows("N*(M/4) >= 0", "M>=0,N>=0"));
  EXPECT_FALSE(follows("N*(M/4) >= 0", "M>=-1,N>=0"));
}

TEST(Facts, RemaindersAreNotNegative) {
  EXPECT_TRUE(follows("M%4 >= 0", ""));
  EXPECT_FALSE(follows("M/4 >= 0", ""));
}

}  // namespace
}  // namespace cutecheck::oracle
