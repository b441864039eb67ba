// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/cvc5.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "oracle/claims/claim.h"
#include "oracle/claims/prove.h"
#include "oracle/claims/replay.h"
#include "oracle/smt/integers.h"
#include "oracle/smt/process.h"

namespace cutecheck::oracle {
namespace {

using Status = Solved::Status;

class Cvc5 : public testing::Test {
 protected:
  void SetUp() override {
    if (!cvc5Version()) GTEST_SKIP() << "cvc5 is not installed";
  }
};

constexpr uint64_t kBudget = 500'000;

TEST_F(Cvc5, SatisfiableHasTheModelThatZ3Has) {
  Term x = variable("x"), y = variable("?1");
  std::vector<Term> query = {less(integer(41), x), less(x, integer(43)), equals(x + y, integer(-1))};
  Solved second = solveByCvc5(query, kBudget), first = solve(query, kBudget);
  ASSERT_EQ(second.status, Status::kSat) << second.reason;
  EXPECT_EQ(second.model, first.model);
  EXPECT_EQ(second.model.at("?1"), -43);
  EXPECT_GT(second.units, 0u);
}

TEST_F(Cvc5, ContradictionIsUnsatisfiable) {
  Term x = variable("x");
  EXPECT_EQ(solveByCvc5({less(integer(41), x), less(x, integer(42))}, kBudget).status, Status::kUnsat);
  EXPECT_EQ(solveByCvc5({less(integer(41), x), less(x, integer(42))}, kBudget, Numbers::kReals).status,
            Status::kSat);
  EXPECT_EQ(solveByCvc5({}, kBudget).status, Status::kSat);
  EXPECT_EQ(solveByCvc5({disjunction({})}, kBudget).status, Status::kUnsat);
}

TEST_F(Cvc5, BudgetEndsInUnknown) {
  Term sum = integer(0);
  for (const char* name : {"x", "y", "z"}) {
    Term v = variable(name);
    sum = sum + v * v * v;
  }
  Solved solved = solveByCvc5({equals(sum, integer(114))}, 20'000);
  EXPECT_EQ(solved.status, Status::kUnknown);
  EXPECT_FALSE(solved.reason.empty());
}

TEST_F(Cvc5, AnswersRepeat) {
  Term x = variable("x"), y = variable("y");
  std::vector<Term> query = {equals(x * y, integer(143)), less(integer(1), x), less(x, y)};
  Solved first = solveByCvc5(query, kBudget), again = solveByCvc5(query, kBudget);
  EXPECT_EQ(first.status, again.status);
  EXPECT_EQ(first.units, again.units);
  EXPECT_EQ(first.model, again.model);
}

TEST_F(Cvc5, NumbersBeyond64BitsAreExactAndNotInTheModel) {
  Int128 big = Int128(1) << 100;
  EXPECT_EQ(solveByCvc5({equals(integer(big), integer(big + 1))}, kBudget).status, Status::kUnsat);
  Solved solved = solveByCvc5({equals(variable("x"), integer(-big))}, kBudget);
  EXPECT_EQ(solved.status, Status::kSat);
  EXPECT_FALSE(solved.fits);
}

Attempt decide(std::string_view text, size_t which, Encoding encoding) {
  Claim claim = makeClaim(text).value();
  Goals goals = goalsOf(claim, 1 << 16).value();
  return decideByIntegers(goals.goals.at(which), {claim.constraints, claim.symbols}, encoding, kBudget,
                          Engine::kCvc5);
}

TEST_F(Cvc5, EncodingsAreDecidedAsByZ3) {
  EXPECT_EQ(decide("(M/8)*8 + M%8 == M", 0, Encoding::kDivMod).outcome, Attempt::Outcome::kProved);
  for (Encoding encoding : {Encoding::kDivMod, Encoding::kQuotientRemainder, Encoding::kCoordinates})
    EXPECT_EQ(decide("(M,4):(1,M) == 4*M:1", 1, encoding).outcome, Attempt::Outcome::kProved)
        << encodingName(encoding);
  Attempt refuted = decide("(M,4):(4,1) == 4*M:1", 1, Encoding::kCoordinates);
  ASSERT_EQ(refuted.outcome, Attempt::Outcome::kRefuted) << refuted.reason;
  EXPECT_TRUE(refuted.denied);
  Claim claim = makeClaim("(M,4):(4,1) == 4*M:1").value();
  Goals goals = goalsOf(claim, 0).value();
  EXPECT_TRUE(
      replay(goals.goals[1], refuted.counterexample->assignment, refuted.counterexample->indices).violated);
}

// No structural decider knows this: under strict it rests on the two solvers.
constexpr const char *kHard = "(X/T)*(X/T) >= X/T", *kTwin = "(X/T)*(X/T) > X/T", *kHardWhere = "T >= 1";

TEST_F(Cvc5, StrictIsProvedByTwoSolversAndItsTwinRefuted) {
  Options strict;
  strict.strict = true;
  Answer proved = prove(kHard, kHardWhere, strict).value();
  ASSERT_EQ(proved.verdict, Verdict::kProved);
  ASSERT_EQ(proved.derivations.size(), 2u);
  EXPECT_EQ(proved.derivations[0].engine(), Engine::kZ3);
  EXPECT_EQ(proved.derivations[1].engine(), Engine::kCvc5);
  EXPECT_EQ(prove(kTwin, kHardWhere, strict).value().verdict, Verdict::kRefuted);
}

// Z3 has this claim as one query, whatever the encoding.
TEST_F(Cvc5, IsAskedWhereOneDerivationIsMissing) {
  Answer proved = prove("Y == Z", "X+K*Y == W+K*Z, X >= 0, X < K, W >= 0, W < K").value();
  ASSERT_EQ(proved.verdict, Verdict::kProved);
  EXPECT_EQ(proved.derivations.back().engine(), Engine::kCvc5);
}

// What is asked of a program of this name that prints and ends so.
Solved askOf(const std::string& script) {
  const std::string folder = testing::TempDir() + "/cvc5_in_place", file = folder + "/cvc5";
  EXPECT_EQ(runShellLine("mkdir -p '" + folder + "' && printf '#!/bin/sh\\n%s\\n' '" + script + "' > '" +
                         file + "' && chmod +x '" + file + "'")
                ->status,
            0);
  const char* known = std::getenv("PATH");
  const std::string path = known == nullptr ? "" : known;
  ::setenv("PATH", (folder + ":" + path).c_str(), 1);
  Solved solved = solveByCvc5({}, 1000);
  ::setenv("PATH", path.c_str(), 1);
  return solved;
}

TEST(Cvc5InPlace, AnAnswerOfAProcessThatDoesNotEndWellIsNone) {
  for (const std::string answer : {"unsat", "sat"}) {
    const std::string prints = "cat >/dev/null; echo " + answer + "; echo \"()\"; ";
    EXPECT_NE(askOf(prints + "exit 0").status, Status::kUnknown) << "the twin";
    for (const std::string end : {"exit 1", "kill -9 $$", "kill -6 $$"}) {
      const Solved solved = askOf(prints + end);
      EXPECT_EQ(solved.status, Status::kUnknown) << answer << "; " << end;
      EXPECT_NE(solved.reason.find("cvc5 ended with status"), std::string::npos) << solved.reason;
    }
  }
}

TEST(Cvc5Absent, StrictIsUnknownAndSaysWhy) {
  const char* known = std::getenv("PATH");
  const std::string path = known == nullptr ? "" : known;
  ::setenv("PATH", "/nonexistent", 1);
  Options strict;
  strict.strict = true;
  Answer unknown = prove(kHard, kHardWhere, strict).value();
  Answer two = prove(kHard, kHardWhere).value();
  Solved solved = solveByCvc5({}, 1000);
  const bool version = cvc5Version().has_value();
  ::setenv("PATH", path.c_str(), 1);
  EXPECT_EQ(unknown.verdict, Verdict::kUnknown);
  ASSERT_EQ(unknown.missing.size(), 1u);
  EXPECT_NE(unknown.missing[0].find("cvc5: no program"), std::string::npos) << unknown.missing[0];
  // Two encodings in Z3 suffice without strict.
  EXPECT_EQ(two.verdict, Verdict::kProved);
  EXPECT_EQ(solved.status, Status::kUnknown);
  EXPECT_NE(solved.reason.find("no program"), std::string::npos);
  EXPECT_FALSE(version);
}

}  // namespace
}  // namespace cutecheck::oracle
