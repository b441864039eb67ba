// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Divisions of tuples: for all values of symbols, and what is refused.
#include "oracle/algebra/tuple_divisions.h"

#include <gtest/gtest.h>

#include "oracle/claims/prove.h"

namespace cutecheck::oracle {
namespace {

Verdict verdictOf(const std::string& claim, const std::string& where = {}) {
  const Expected<Answer> answer = prove(claim, where);
  EXPECT_TRUE(answer.ok()) << claim << ": " << (answer.ok() ? "" : answer.error().str());
  return answer.ok() ? answer->verdict : Verdict::kInconsistent;
}

void expectTwins(const std::string& holds, const std::string& fails, const std::string& where = {}) {
  EXPECT_EQ(verdictOf(holds, where), Verdict::kProved) << holds;
  EXPECT_EQ(verdictOf(fails, where), Verdict::kRefuted) << fails;
}

void expectRefusal(const std::string& claim, Code code, const std::string& rule) {
  const Expected<Answer> answer = prove(claim, "");
  ASSERT_FALSE(answer.ok()) << claim;
  EXPECT_EQ(answer.error().code, code) << claim;
  EXPECT_EQ(answer.error().rule, rule) << claim;
}

TEST(TupleDivisions, ModeByMode) {
  expectTwins("ceil_div((M,N,K),(64,32)) == ((M+63)/64,(N+31)/32,K)",
              "ceil_div((M,N,K),(64,32)) == ((M+63)/64,(N+31)/32,1)");
  expectTwins("round_up((M,N),(8,8)) == (M,(N+7)/8*8)", "round_up((M,N),(8,8)) == (M,N)", "M%8 == 0");
  expectTwins("shape_div((M,(N,4)),(16,(8,2))) == (M/16,(N/8,2))",
              "shape_div((M,(N,4)),(16,(8,2))) == (M/16,(N/8,4))", "M%16 == 0, N%8 == 0");
  expectTwins("shape_div_elementwise((M,(N,9)),3,ceil) == ((M+2)/3,((N+2)/3,3))",
              "shape_div_elementwise((M,(N,9)),3,ceil) == (M/3,((N+2)/3,3))");
}

TEST(TupleDivisions, FromTheLeftByAnInteger) {
  expectTwins("ceil_div((4,M),8) == (1,(M+1)/2)", "ceil_div((4,M),8) == (1,(M+7)/8)", "M>=1");
  expectTwins("shape_div((4,M),8) == (1,M/2)", "shape_div((4,M),8) == (1,M)", "M%2 == 0, M>=1");
  // An extent divides what is left of 8: it is no 0.
  EXPECT_EQ(verdictOf("ceil_div((4,M),8) == (1,(M+1)/2)"), Verdict::kUnknown);
  expectTwins("ceil_div(M,(4,8)) == (M+31)/32", "ceil_div(M,(4,8)) == (M+3)/4");
}

TEST(TupleDivisions, TreesAreCompared) {
  expectTwins("ceil_div((M,N),(1,1)) === (M,N)", "ceil_div((M,N),(1,1)) === (M,(N,1))");
  // As layouts both would be M*N:1.
  EXPECT_EQ(verdictOf("ceil_div((M,N),(1,1)) == M*N"), Verdict::kRefuted);
}

TEST(TupleDivisions, StandWhereAShapeStands) {
  expectTwins("make_layout_right(ceil_div((8*M,8*N),(8,8))) == (M,N):(N,1)",
              "make_layout_right(ceil_div((8*M,8*N),(8,8))) == (M,N):(1,M)");
  expectTwins("product(ceil_div((M,N),(64,32))) == (M+63)/64*((N+31)/32)",
              "product(ceil_div((M,N),(64,32))) == M/64*(N/32)");
  expectTwins("evenly_divides(round_up((M,N),(64,32)),(64,32))",
              "evenly_divides(round_up((M,N),(64,32)),(32,64))");
}

TEST(TupleDivisions, RefusedAsTheOperationRefuses) {
  expectRefusal("ceil_div((4,4),(2,2,2)) == (2,2)", Code::kRank, "ceil_div_c3");
  expectRefusal("shape_div((4,4),(2,2,2)) == (2,2)", Code::kRank, "shape_div_c4");
  expectRefusal("shape_div((4,3),(2,2)) == (2,2)", Code::kNotDivisible, "shape_div_c1");
  expectRefusal("round_up((4,4),8) == (8,8)", Code::kRank, "ceil_div_c3");
  expectRefusal("ceil_div((4,4),(2,0)) == (2,2)", Code::kUsage, "claim_c3");
  expectRefusal("ceil_div((4,4),(2,2)) <= (2,2)", Code::kUsage, "claim_c1");
  EXPECT_EQ(verdictOf("shape_div((M,N),(2,2)) == (M/2,N/2)", "M%2 == 0"), Verdict::kRefuted);
}

}  // namespace
}  // namespace cutecheck::oracle
