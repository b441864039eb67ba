// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/residues.h"

#include <gtest/gtest.h>

#include <random>

#include "oracle/claims/claim.h"
#include "oracle/claims/prove.h"
#include "oracle/decide/evaluate.h"
#include "oracle/terms/residue_sums.h"

namespace cutecheck::oracle {
namespace {

using Op = ScalarNode::Op;

std::string verdictOf(const char* claim, const char* where = "") {
  const Expected<Answer> answer = prove(claim, where);
  return answer ? std::string(verdictName(answer->verdict)) : answer.error().str();
}

TEST(Residues, DecideWhatDependsOnRemaindersAlone) {
  EXPECT_EQ(verdictOf("(M*M+N*N)%4 != 3"), "Proved");
  EXPECT_EQ(verdictOf("(M*M+N*N)%4 != 2"), "Refuted");
  EXPECT_EQ(verdictOf("M%7 == 0", "M*M%7 == 0"), "Proved");
  EXPECT_EQ(verdictOf("M%8 == 0", "M*M%8 == 0"), "Refuted");
  EXPECT_EQ(verdictOf("M%2 == 0", "M*M%4 == 0"), "Proved");
  EXPECT_EQ(verdictOf("M*(M+1)%2 == 0"), "Proved");
  EXPECT_EQ(verdictOf("M*(M+2)%2 == 0"), "Refuted");
  EXPECT_EQ(verdictOf("M*(M+1)*(M+2)%6 < 1"), "Proved");
  EXPECT_EQ(verdictOf("M*M/4%2 == 1"), "Refuted");
  EXPECT_EQ(verdictOf("M*M/4%2 == 1", "M%4 == 2"), "Proved");
}

// Two numbers that leave different remainders by a third are different.
TEST(Residues, TellNumbersApart) {
  EXPECT_EQ(verdictOf("M*M+1 != 4*N"), "Proved");
  EXPECT_EQ(verdictOf("M*M+1 != 5*N"), "Refuted");
  EXPECT_EQ(verdictOf("M*M != 3*N+2"), "Proved");
  EXPECT_EQ(verdictOf("M*M != 3*N+1"), "Refuted");
  EXPECT_EQ(verdictOf("M*M*M != 9*N+4"), "Proved");
  EXPECT_EQ(verdictOf("M*M*M != 9*N+8"), "Refuted");
  EXPECT_EQ(verdictOf("M*M+N*N != 4*K", "M%2 == 1"), "Proved");
  EXPECT_EQ(verdictOf("M*M+N*N != 4*K", "M%2 == 0"), "Refuted");
  const Expected<Answer> answer = prove("M*M+1 != 4*N", "");
  ASSERT_TRUE(answer.ok());
  for (const Derivation& derivation : answer->derivations) EXPECT_FALSE(derivation.restsOnSolver());
}

TEST(Residues, PremisesThatNoRemaindersPermitAreVacuous) {
  const auto codeOf = [](const char* where) {
    const Expected<Answer> answer = prove("M >= 0", where);
    return answer ? std::string(verdictName(answer->verdict)) : std::string(codeName(answer.error().code));
  };
  EXPECT_EQ(codeOf("M*M == 4*N+2"), "kVacuous");
  EXPECT_EQ(codeOf("M*M == 4*N+1"), "Refuted");
  EXPECT_EQ(codeOf("M*M+N*N == 4*K, M%2 == 1"), "kVacuous");
  EXPECT_EQ(codeOf("M*M+N*N == 4*K+1, M%2 == 1"), "Refuted");
}

TEST(Residues, RestOnNoSolver) {
  const Expected<Answer> answer = prove("(M*M+N*N)%4 != 3", "");
  ASSERT_TRUE(answer.ok());
  EXPECT_EQ(answer->units, 0u);
  ASSERT_EQ(answer->derivations.size(), 2u);
  for (const Derivation& derivation : answer->derivations) EXPECT_FALSE(derivation.restsOnSolver());
}

// A premise about another symbol is left out, and one that is no matter of remainders.
TEST(Residues, APremiseThatIsLeftOutProvesNothing) {
  EXPECT_EQ(verdictOf("M%2 == 0", "N%2 == 0"), "Refuted");
  EXPECT_EQ(verdictOf("M%2 == 0", "M >= 2"), "Refuted");
}

Scalar drawn(std::mt19937_64& random, int depth) {
  const auto below = [&](uint64_t n) { return static_cast<int64_t>(random() % n); };
  if (depth == 0 || below(6) == 0) {
    if (below(3) == 0) return ScalarNode::constant(below(9) - 4);
    return ScalarNode::symbol(below(2) == 0 ? "M" : "N");
  }
  constexpr Op kOps[] = {Op::kAdd, Op::kSub, Op::kMul, Op::kMul, Op::kDiv, Op::kMod, Op::kMod};
  const Op op = kOps[below(std::size(kOps))];
  const bool divides = op == Op::kDiv || op == Op::kMod;
  return ScalarNode::binary(op, drawn(random, depth - 1), divides ? ScalarNode::constant(1 + below(6)) : drawn(random, depth - 1));
}

// Both deciders against evaluation: what they prove is so at large and at negative numbers.
TEST(Residues, WhatIsProvedHoldsAtAnyNumbers) {
  std::mt19937_64 random(7);
  size_t proved = 0, compared = 0;
  for (int round = 0; round < 4000; ++round) {
    Goal goal;
    goal.kind = Goal::Kind::kInteger;
    goal.lower = ScalarNode::binary(Op::kMod, drawn(random, 3), ScalarNode::constant(1 + static_cast<int64_t>(random() % 6)));
    goal.upper = random() % 2 == 0 ? ScalarNode::constant(static_cast<int64_t>(random() % 6))
                                   : ScalarNode::binary(Op::kMod, drawn(random, 2), ScalarNode::constant(3));
    constexpr Relation kRelations[] = {Relation::kEqual, Relation::kNotEqual, Relation::kLessEqual, Relation::kLess};
    goal.relation = kRelations[random() % 4];
    if (random() % 4 == 0) {
      goal.lower = drawn(random, 3);
      goal.upper = ScalarNode::binary(
          Op::kAdd,
          ScalarNode::binary(Op::kMul, ScalarNode::constant(2 + static_cast<int64_t>(random() % 8)),
                             drawn(random, 1)),
          ScalarNode::constant(static_cast<int64_t>(random() % 9)));
      goal.relation = Relation::kNotEqual;
    }
    Constraint premise{ScalarNode::binary(Op::kMod, drawn(random, 2), ScalarNode::constant(4)),
                       ScalarNode::constant(static_cast<int64_t>(random() % 4)), kRelations[random() % 4],
                       ""};
    const std::vector<Constraint> premises(random() % 2, premise);
    const bool checked = holdsAtResidues(goal, premises);
    if (decideByResidues(goal, premises).outcome == Attempt::Outcome::kProved) {
      EXPECT_TRUE(checked) << round;
    }
    if (!checked) continue;
    ++proved;
    for (int at = 0; at < 200; ++at) {
      const auto number = [&] { return static_cast<int64_t>(random() % 40001) - 20000; };
      const Assignment numbers{{"M", number()}, {"N", number()}};
      const auto truth = [&](const Scalar& a, Relation relation, const Scalar& b) {
        return compare(*valueOf(a, numbers), relation, *valueOf(b, numbers));
      };
      if (!premises.empty() && !truth(premise.lhs, premise.relation, premise.rhs)) continue;
      ++compared;
      EXPECT_TRUE(truth(goal.lower, goal.relation, goal.upper)) << round;
    }
  }
  EXPECT_GT(proved, 300u);
  EXPECT_GT(compared, 20'000u);
}

}  // namespace
}  // namespace cutecheck::oracle
