// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/solver.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <limits>
#include <thread>

#include "oracle/smt/time_limit.h"

namespace cutecheck::oracle {
namespace {

// x^3 + y^3 + z^3: whether it can be 114 is open, and far beyond 20,000 units.
Term sumOfThreeCubes() {
  Term sum = integer(0);
  for (const char* name : {"x", "y", "z"}) {
    Term v = variable(name);
    sum = sum + v * v * v;
  }
  return sum;
}

TEST(Solver, SatisfiableHasAModel) {
  Term x = variable("x");
  Solved solved = solve({less(integer(41), x), less(x, integer(43))}, 100'000);
  ASSERT_EQ(solved.status, Solved::Status::kSat);
  EXPECT_EQ(solved.model.at("x"), 42);
  EXPECT_GT(solved.units, 0u);
}

TEST(Solver, ContradictionIsUnsatisfiable) {
  Term x = variable("x");
  EXPECT_EQ(solve({less(integer(41), x), less(x, integer(42))}, 100'000).status, Solved::Status::kUnsat);
}

TEST(Solver, ADirectStartAnswersAlike) {
  Term x = variable("x"), y = variable("y");
  const std::vector<Term> common = {lessEqual(integer(0), x), lessEqual(x, integer(9)), equals(y, x + x)};
  DirectSolver solver;
  for (const int64_t value : {17, 18, 19, 18}) {
    std::vector<Term> asked = common;
    asked.push_back(equals(y, integer(value)));
    const Solved direct = solver.solve(asked, 100'000);
    EXPECT_EQ(direct.status, solve(asked, 100'000).status) << value;
    EXPECT_EQ(direct.status, value == 18 ? Solved::Status::kSat : Solved::Status::kUnsat) << value;
    EXPECT_GT(direct.units, 0u);
  }
  Term z = variable("z");
  const Term cubes = x * x * x + y * y * y + z * z * z;
  EXPECT_EQ(solver.solve({equals(cubes, integer(114))}, 2'000).status, Solved::Status::kUnknown);
  EXPECT_EQ(solver.solve({less(x, x)}, 2'000).status, Solved::Status::kUnsat)
      << "what was ended leaves nothing behind";
  EXPECT_EQ(solver.solve({less(x, x)}, 0).status, Solved::Status::kUnknown);
}

TEST(Solver, RealsRelaxIntegers) {
  Term x = variable("x");
  std::vector<Term> between = {less(integer(41), x), less(x, integer(42))};
  EXPECT_EQ(solve(between, 100'000, Numbers::kReals).status, Solved::Status::kSat);
  EXPECT_TRUE(solve(between, 100'000, Numbers::kReals).model.empty());
}

TEST(Solver, OpenVariablesAreCompleted) {
  Term x = variable("x"), y = variable("y");
  Solved solved = solve({disjunction({equals(x, integer(1)), equals(y, y)})}, 100'000);
  ASSERT_EQ(solved.status, Solved::Status::kSat);
  EXPECT_EQ(solved.model.count("x"), 1u);
}

// A solver that lets numbers grow needs seconds here, and neither units nor an interrupt ends it.
TEST(Solver, UnitsEndASearchForProducts) {
  const Term x = variable("x"), y = variable("y");
  const auto mod = [](Term a, Int128 by) { return make(TermNode::Op::kMod, {std::move(a), integer(by)}); };
  for (const Term& sum : {x * x, x * x + y * y}) {
    const Solved solved = solve({equals(mod(sum, 4), integer(3))}, 400'000, Numbers::kIntegers, Start::kCounted);
    EXPECT_EQ(solved.status, Solved::Status::kUnknown);
    EXPECT_FALSE(solved.byTheClock);
    EXPECT_GE(solved.units, 400'000u);
  }
  EXPECT_EQ(solve({equals(mod(x * x, 4), integer(1))}, 400'000, Numbers::kIntegers, Start::kCounted).status, Solved::Status::kSat);
}

TEST(Solver, BudgetEndsInUnknown) {
  Solved solved = solve({equals(sumOfThreeCubes(), integer(114))}, 20'000);
  EXPECT_EQ(solved.status, Solved::Status::kUnknown);
  EXPECT_FALSE(solved.byTheClock);
  EXPECT_FALSE(solved.reason.empty());
}

TEST(Solver, AQueryEndsByTheClock) {
  const TimeLimit limit(Milliseconds(500));
  const auto begin = std::chrono::steady_clock::now();
  // The factors of a product of two primes.
  const Solved solved = solveScript(
      "(declare-const x (_ BitVec 64)) (declare-const y (_ BitVec 64)) (assert (bvult x #x0000000100000000))"
      "(assert (bvult y x)) (assert (bvugt y #x0000000000000001)) (assert (= (bvmul x y) #x78bc9c2e97abc729))",
      {"x", "y"}, std::numeric_limits<uint32_t>::max());
  const auto passed = std::chrono::steady_clock::now() - begin;
  EXPECT_EQ(solved.status, Solved::Status::kUnknown);
  EXPECT_TRUE(solved.byTheClock) << solved.reason;
  EXPECT_LT(passed, std::chrono::seconds(60));
}

TEST(Solver, QueriesOfManyThreadsEnd) {
  std::vector<std::thread> threads;
  std::atomic<int> satisfiable = 0;
  for (int t = 0; t < 8; ++t)
    threads.emplace_back([&satisfiable, t] {
      for (int i = 0; i < 50; ++i)
        satisfiable += solve({equals(variable("x") * integer(t + 1), integer(i))}, 100'000).status == Solved::Status::kSat;
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(satisfiable, 50 + 25 + 17 + 13 + 10 + 9 + 8 + 7);  // multiples of 1, .., 8 below 50
}

TEST(Solver, AnswersDoNotDependOnWhatWasAskedBefore) {
  Term x = variable("x"), y = variable("y");
  std::vector<Term> query = {equals(x * y, integer(143)), less(integer(1), x), less(x, y)};
  Solved first = solve(query, 500'000);
  for (int i = 0; i < 5; ++i) (void)solve({less(x, integer(i))}, 1000);
  Solved again = solve(query, 500'000);
  EXPECT_EQ(first.status, again.status);
  EXPECT_EQ(first.units, again.units);
  EXPECT_EQ(first.model, again.model);
}

TEST(Solver, DivisionIsFloorForPositiveDivisors) {
  Term x = variable("x");
  auto div = make(TermNode::Op::kDiv, {integer(-7), integer(2)});
  EXPECT_EQ(solve({equals(x, div)}, 10'000).model.at("x"), -4);
  auto mod = make(TermNode::Op::kMod, {integer(-7), integer(2)});
  EXPECT_EQ(solve({equals(x, mod)}, 10'000).model.at("x"), 1);
}

TEST(Solver, NumeralsBeyond64BitsAreExact) {
  Int128 big = Int128(1) << 100;
  EXPECT_EQ(solve({equals(integer(big), integer(big + 1))}, 10'000).status, Solved::Status::kUnsat);
  EXPECT_EQ(solve({less(integer(big), integer(big + 1))}, 10'000).status, Solved::Status::kSat);
  EXPECT_FALSE(solve({equals(variable("x"), integer(big))}, 10'000).fits);
  EXPECT_TRUE(solve({equals(variable("x"), integer(7))}, 10'000).fits);
}

TEST(Solver, VersionIsTheLibrarys) { EXPECT_EQ(solverVersion().substr(0, 2), "4."); }

}  // namespace
}  // namespace cutecheck::oracle
