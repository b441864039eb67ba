// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/normalise.h"

#include <gtest/gtest.h>

#include "core/notation/print.h"
#include "oracle/claims/claim.h"
#include "oracle/decide/evaluate.h"

namespace cutecheck::oracle {
namespace {

Attempt::Outcome decide(std::string_view text, std::string_view where = {}) {
  Claim claim = makeClaim(text, where).value();
  Goals goals = goalsOf(claim, 0).value();
  return decideByNormalForm(goals.goals.back(), claim.constraints).outcome;
}

constexpr auto kProved = Attempt::Outcome::kProved, kUnknown = Attempt::Outcome::kUnknown;

TEST(Normalise, WholeExtentsLeaveAQuotient) {
  EXPECT_EQ(decide("(Q*M+R)/M == Q + R/M"), kProved);
  EXPECT_EQ(decide("(Q*M+R)/M == Q"), kUnknown);
  EXPECT_EQ(decide("(Q*M+R)/M == Q", "R>=0, R<M"), kProved);
  EXPECT_EQ(decide("(Q*M-R)/M == Q-1", "R>=1, R<=M"), kProved);
  EXPECT_EQ(decide("(Q*(M+1)+R)/(M+1) == Q + R/(M+1)"), kProved);
}

TEST(Normalise, NestedQuotientsAreOne) {
  EXPECT_EQ(decide("(I/M)/N == I/(M*N)"), kProved);
  EXPECT_EQ(decide("(I/M+J)/N == (I+J*M)/(M*N)"), kProved);
  EXPECT_EQ(decide("(I/M)/N == I/(M+N)"), kUnknown);
}

TEST(Normalise, MergedModesHaveOneDigit) {
  EXPECT_EQ(decide("I%(M*N) == I%M + ((I/M)%N)*M"), kProved);
  EXPECT_EQ(decide("I%(M*N) == I%M + ((I/M)%N)*N"), kUnknown);
}

TEST(Normalise, FactorsCancelOnlyWherePositive) {
  EXPECT_EQ(decide("(X*R)/(K*R) == X/K", "R>=1"), kProved);
  EXPECT_EQ(decide("(X*R)%(K*R) == (X%K)*R", "R>=1"), kProved);
  EXPECT_EQ(decide("(6*X)/4 == (3*X)/2"), kProved);
  EXPECT_EQ(decide("(X*R)/(K*R) == X*R/K"), kUnknown);
}

TEST(Normalise, MultiplesAreWrittenAsSuch) {
  EXPECT_EQ(decide("(A+B)%D == 0", "A%D==0, B%D==0, D>=1"), kProved);
  EXPECT_EQ(decide("(A*B)%(C*D) == 0", "A%C==0, B%D==0, C>=1, D>=1"), kProved);
  EXPECT_EQ(decide("(A/B)%Q == 0", "A%(B*Q)==0, B>=1, Q>=1"), kProved);
  EXPECT_EQ(decide("M{div=8}/8*8 == M"), kProved);
  EXPECT_EQ(decide("(A+B)%D == 0", "A%D==0, D>=1"), kUnknown);
  EXPECT_EQ(decide("A%D == 0", "A%(D+1)==0, D>=1"), kUnknown);
}

// K == round_up(K/6,4) writes K as a quotient of K: it is opened a few times, not without end.
TEST(Normalise, AnEquationWithItsOwnQuotientEnds) {
  const auto steps = [](const char* text, const char* where) {
    Claim claim = makeClaim(text, where).value();
    std::vector<RuleStep> all;
    (void)decideByNormalForm(goalsOf(claim, 0).value().goals.back(), claim.constraints, &all);
    return all.size();
  };
  for (const char* where : {"K == gcd(K,K), round_up(K/6,4) == K", "round_up(K/6,4) == K", "(K/6+3)/4*4 == K",
                            "(K/9+5)/8*8 == K", "(K/6+N)/4*4 == K"}) {
    EXPECT_GE(steps("K*K/4 >= 0", where), 1u) << where;
    EXPECT_LE(steps("K*K/4 >= 0", where), 100'000u) << where;
  }
  EXPECT_EQ(decide("((((I/A)/B)/C)/D)/E == I/(A*B*C*D*E)"), kProved);
  EXPECT_EQ(decide("((((((I/2)/A+1)/B+1)/C+1)/D+1)/E) == (I+2*A+2*A*B+2*A*B*C+2*A*B*C*D)/(2*A*B*C*D*E)"), kProved);
  EXPECT_EQ(decide("((((I/A)/B)/C)/D)/E == I/(A*B*C*D*A)"), kUnknown);
}

// before and after of each step have one value, at values that keep the premises.
TEST(Normalise, EachStepIsAnEquation) {
  size_t compared = 0;
  for (const char* text : {"I%(M*N) == I%M + ((I/M)%N)*M", "(I/M+J)/N == (I+J*M)/(M*N)",
                           "(X*M)%(M*N) == (X%N)*M", "((I%M)/2 + (J%N)*M)/M == J%N + 0*X"}) {
    Claim claim = makeClaim(text, "M>=1, N>=1").value();
    Goals goals = goalsOf(claim, 0).value();
    std::vector<RuleStep> steps;
    (void)decideByNormalForm(goals.goals.back(), claim.constraints, &steps);
    EXPECT_FALSE(steps.empty()) << text;
    for (int64_t i : {-17, -1, 0, 5, 23})
      for (int64_t m : {1, 3, 8})
        for (int64_t n : {1, 2, 5})
          for (const RuleStep& step : steps) {
            const Assignment at{{"I", i}, {"J", 2 * i + 1}, {"X", 7 - i}, {"M", m}, {"N", n}};
            EXPECT_EQ(valueOf(step.before, at), valueOf(step.after, at))
                << toString(step.before) << " == " << toString(step.after) << " by " << ruleLabel(step.rule);
            ++compared;
          }
  }
  EXPECT_GT(compared, 500u);
}

}  // namespace
}  // namespace cutecheck::oracle
