// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Work is counted, nested, and ends what takes too much of it; claims that once took seconds or minutes stay within it.
#include "oracle/claims/work_limit.h"

#include <gtest/gtest.h>

#include "oracle/claims/explain.h"
#include "oracle/claims/prove.h"
#include "oracle/decide/assignments.h"
#include "oracle/decide/refute.h"

namespace cutecheck::oracle {
namespace {

TEST(WorkLimit, IsSpentOfWhatLiesAroundIt) {
  EXPECT_FALSE(WorkLimit::spent());
  const WorkLimit all(100);
  WorkLimit::spend(10);
  {
    const WorkLimit share(60);
    WorkLimit::spend(50);
    EXPECT_FALSE(WorkLimit::spent());
    WorkLimit::spend(15);
    EXPECT_TRUE(WorkLimit::spent());
    EXPECT_EQ(share.used(), 65);
  }
  EXPECT_FALSE(WorkLimit::spent());
  EXPECT_EQ(all.used(), 75);
  {
    const WorkLimit share(1000);  // no more than is left
    WorkLimit::spend(25);
    EXPECT_TRUE(WorkLimit::spent());
  }
  EXPECT_TRUE(WorkLimit::spent());
}

TEST(WorkLimit, EndsASearch) {
  const Claim claim = makeClaim("M*N*K >= P", "M <= 100, N <= 100, K <= 100").value();
  const size_t whole = smallAssignments(claim, 40'000).size();
  const WorkLimit few(2'000);
  const size_t some = smallAssignments(claim, 40'000).size();
  EXPECT_LT(some, whole);
  EXPECT_TRUE(WorkLimit::spent());
  EXPECT_EQ(searchSmallModels(claim, {{{"M", 1}, {"N", 1}, {"K", 1}, {"P", 9}}}, 1 << 12).counterexample, std::nullopt);
}

// What was spent is said, with what to do; with the work that it needs the same claim is decided.
TEST(WorkLimit, WhatIsSpentIsSaid) {
  Options options;
  options.work = 100'000;
  const Answer open = prove("gcd(A,B,C,D,E,F) <= A", "A >= 1", options).value();
  ASSERT_EQ(open.verdict, Verdict::kUnknown);
  ASSERT_FALSE(open.missing.empty());
  EXPECT_NE(open.missing.back().find("work without solvers is spent: prove parts of it"), std::string::npos) << open.missing.back();
  EXPECT_EQ(prove("gcd(A,B,C,D,E,F) <= A", "A >= 1").value().verdict, Verdict::kProved);
}

// A symbol that a premise makes of quotients of itself is opened in each of them: what is opened has an end. With less
// work than the search by samples takes, the claim was written anew for minutes.
TEST(WorkLimit, QuotientsOfASymbolInItselfHaveAnEnd) {
  Options options;
  options.work = 500'000;
  const auto ask = [&](const char* claim) {
    return prove(claim, "sum((tuple_min((Q,1)))) == K, K == round_up(K%2,3)", options).value().verdict;
  };
  EXPECT_EQ(ask("sum((tuple_min((Q,2)))) <= K"), Verdict::kUnknown);
  EXPECT_EQ(ask("K <= Q"), Verdict::kProved);
}

// A premise is evaluated once at the values of its own symbols, however many others the claim has: what it costs
// does not grow with them.
TEST(WorkLimit, APremiseIsEvaluatedOnceAtItsOwnSymbols) {
  const auto spent = [](const char* claim) {
    const Claim read = makeClaim(claim, "cosize(blocked_product((P,4):(1,P),2:1)) <= 64").value();
    const WorkLimit all(1'000'000'000);
    EXPECT_FALSE(smallAssignments(read, 100).empty());
    return all.used();
  };
  EXPECT_LT(spent("P+M+N+K >= 1"), 2 * spent("P >= 1") + 400'000);
}

struct Heavy {
  const char *claim, *where, *verdict;
};

// Premises with operations in them, on which a grid of numbers was tried: seconds each, two minutes the worst.
constexpr Heavy kHeavy[] = {
    {"Q <= 1", "Q <= max_common_vector((6,M,M):(4*M*M,4*M,4),logical_product((Q,M):(M,1),(4,Q):(Q,1)))", ""},
    {"gcd(K,19,max(Q,P)) != 0", "gcd(K,19,max(Q,P)) != cosize(blocked_product((P,4):(0,P*P),Q:2))", ""},
    {"P > K", "1 == cosize(tiled_divide((2,P{div=4},M):(3*M*P{div=4},3*M,3),6))", "Unknown"},
    {"tuple_max((gcd(P,N),N-108)) == 4",
     "rank(flat_product((6,P,N):(1,6,6*P),<P,6>)) < P, min(Q,P) <= 6%(P*6)", "Refuted"},
    {"N != -1", "P == rank(hier_unzip_divide((N,Q):(4,4*N),<(N*P):(3),(P):(1)>))", "Unknown"},
    {"K == P",
     "2 == "
     "max_alignment(partition_d((1,?{div=4}):(?{div=4},0),(1,1):(0,0),(1,1):(0,0),(1,1):(0,0),(4,4):(1,4),(4,"
     "4),0)), K <= 0",
     ""},
    {"flat_product((K,P{div=3}):(P{div=3},1),(2,P):(4,8)) == 2:1", "N >= 100", "Refuted"},
};

TEST(WorkLimit, EndsClaimsWithHeavyPremises) {
  for (const Heavy& heavy : kHeavy) {
    Options options;
    options.budget = options.total = 1;  // no solver
    const Expected<Answer> answer = prove(heavy.claim, heavy.where, options);
    ASSERT_TRUE(answer.ok()) << heavy.claim << ": " << answer.error().str();
    if (*heavy.verdict) EXPECT_EQ(verdictName(answer->verdict), heavy.verdict) << heavy.claim;
    EXPECT_GT(answer->work, 0) << heavy.claim;
    EXPECT_LT(answer->work, options.work) << heavy.claim;
    EXPECT_EQ(prove(heavy.claim, heavy.where, options)->work, answer->work) << heavy.claim << " twice";
    options.work /= 100;
    const Expected<Answer> poor = prove(heavy.claim, heavy.where, options);
    ASSERT_TRUE(poor.ok());
    // It ends where the share does, but for the piece that it is at; what was decided may stay open, never turn.
    EXPECT_LT(poor->work, options.work + 2'000'000) << heavy.claim;
    if (poor->verdict != Verdict::kUnknown) EXPECT_EQ(poor->verdict, answer->verdict) << heavy.claim;
  }
}

// The hint beside a refutation: seven seconds where it was held to numbers that a premise with a partition lets through.
TEST(WorkLimit, EndsTheSearchForANearestPremise) {
  const auto hint = [](const char* claim, const char* where, int64_t& used) {
    Options options;
    options.budget = options.total = 1;
    const Expected<Answer> answer = prove(claim, where, options);
    EXPECT_TRUE(answer.ok() && answer->verdict == Verdict::kRefuted) << claim;
    const WorkLimit all(1'000'000'000);
    const std::optional<std::string> premise = nearestPremise(claim, where, *answer);
    used = all.used();
    return premise;
  };
  int64_t used = 0;
  hint("N < Q", "(N+Q)%8 == depth(partition_s((K,N):(1,2*K),(1,1):(0,0),(1,1):(0,0),(1,1):(0,0),(4,4):(1,4),(4,4),1))", used);
  EXPECT_GT(used, 1'000'000);
  EXPECT_LT(used, 10'000'000);
  EXPECT_EQ(hint("(M,N):(N,1) == M*N:1", "", used), "M == 1") << "a light claim keeps its hint";
  EXPECT_LT(used, 2'000'000);
}

}  // namespace
}  // namespace cutecheck::oracle
