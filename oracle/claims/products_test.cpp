// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What follows from products of premises, without a solver; and the same with one premise weaker, which is false.
#include <gtest/gtest.h>

#include "oracle/certificate/certify.h"
#include "oracle/claims/prove.h"
#include "oracle/terms/linear_sum.h"

namespace cutecheck::oracle {
namespace {

struct Twins {
  const char *claim, *where, *twin, *twinWhere;
  bool alone = true;  // no solver is asked
};

// A twin whose counterexample is beyond what is searched may stay Unknown, and is never Proved.
void expectTwins(const Twins& twins) {
  const Answer proved = prove(twins.claim, twins.where).value();
  EXPECT_EQ(proved.verdict, Verdict::kProved) << twins.claim;
  for (const Derivation& d : proved.derivations) EXPECT_FALSE(twins.alone && d.restsOnSolver()) << twins.claim;
  EXPECT_NE(prove(twins.twin, twins.twinWhere).value().verdict, Verdict::kProved) << twins.twin << " where " << twins.twinWhere;
}

TEST(Products, OfAPremiseAndASymbol) {
  const char* kTile = "(128*I+R)*LD+64*J+C < M*LD";
  expectTwins({kTile, "I >= 0, R >= 0, J >= 0, C >= 0, C < 64, 128*I+R < M, 64*J+64 <= LD",
               kTile, "I >= 0, R >= 0, J >= 0, C >= 0, C <= 64, 128*I+R < M, 64*J+64 <= LD"});
  const char* kPaged = "((B*PS+T%PS)*H+X)*D+Y < N*PS*H*D";
  expectTwins({kPaged, "PS >= 1, B >= 0, B < N, X >= 0, X < H, Y >= 0, Y < D",
               kPaged, "PS >= 1, B >= 0, B <= N, X >= 0, X < H, Y >= 0, Y < D", false});
  // By a symbol whose sign is not known nothing is multiplied.
  EXPECT_NE(prove("A*K <= B*K", "A <= B").value().verdict, Verdict::kProved);
  expectTwins({"A*K <= B*K", "A <= B, K >= 0", "A*K < B*K", "A < B, K >= 0"});
}

TEST(Products, OfAQuotientByASymbol) {
  expectTwins({"X/(S*C) < R", "X >= 0, X < R*S*C, C >= 1, S >= 1", "X/(S*C) < R", "X >= 0, X <= R*S*C, C >= 1, S >= 1"});
  expectTwins({"(U+1)*X/G - U*X/G <= ceil_div(X,G)", "G >= 1, U >= 0, X >= 0", "(U+1)*X/G - U*X/G < ceil_div(X,G)",
               "G >= 1, U >= 0, X >= 0"});
  const char* kRaster = "((T/(8*N))*8+T%8)*N+(T%(8*N))/8 < M*N";
  expectTwins({kRaster, "N >= 1, T >= 0, T < M*N, M%8 == 0", kRaster, "N >= 1, T >= 0, T < M*N"});
  // A divisor that may be 0 or below: the premise that says otherwise is named.
  EXPECT_EQ(prove("X/(S*C) < R", "X >= 0, X < R*S*C, C >= 1").value().verdict, Verdict::kUnknown);
}

TEST(Products, OfLayoutsThatAreMoved) {
  const char* kWithin = "within(S<0,0,0> o A*K o (M,K):(K,1), B*K)";
  expectTwins({kWithin, "A >= 0, A+M <= B", kWithin, "A >= 0-1, A+M <= B"});
  const char* kApart = "disjoint(S<0,0,0> o I*S*D o S*D:1, S<0,0,0> o J*S*D o S*D:1)";
  expectTwins({kApart, "I >= 0, I < J, S >= 1, D >= 1", kApart, "I >= 0, I <= J, S >= 1, D >= 1"});
  expectTwins({"disjoint(S<0,0,0> o J o 4:1, S<0,0,0> o I o 4:1)", "I >= 0, I+3 < J",
               "disjoint(S<0,0,0> o J o 4:1, S<0,0,0> o I o 4:1)", "I >= 0, I+3 <= J"});
}

TEST(Products, OfASwizzleThatStaysInItsBlocks) {
  expectTwins({"within(S<1,0,1> o 0 o 4*P:1, 4*P)", "", "within(S<1,0,1> o 0 o 2*P+1:1, 2*P+1)", "P >= 1"});
  expectTwins({"bijective(S<3,3,3> o 0 o (64,64,P):(64,1,4096), 4096*P)", "",
               "bijective(S<3,3,3> o 0 o (64,64,P):(64,1,2048), 4096*P)", ""});
  // A shift before or after it, and a start below 0.
  EXPECT_EQ(prove("within(S<0,0,0> o 5 o S<1,0,1> o 0 o 4*P:1, 4*P)", "").value().verdict, Verdict::kRefuted);
  EXPECT_EQ(prove("within(S<1,0,1> o 4*I o 4*P:1, 4*P)", "I >= 0").value().verdict, Verdict::kRefuted);
  EXPECT_NE(prove("within(S<1,0,1> o I o 4*P:1, 4*P+I+8)", "I >= 0-3").value().verdict, Verdict::kProved);
}

TEST(Products, ALinearSumIsExact) {
  const Polynomial x = Polynomial::of(ScalarNode::symbol("X")), y = Polynomial::of(ScalarNode::symbol("Y"));
  const Polynomial p = Polynomial(3) * x + Polynomial(2) * y - Polynomial(1);
  const std::vector<Polynomial> parts{Polynomial(2) * x - Polynomial(1), y, x - y};
  const std::optional<LinearSum> sum = linearSum(p, parts);
  ASSERT_TRUE(sum);
  Polynomial rest = Polynomial(sum->scale) * p + Polynomial(sum->scale - 1);
  for (size_t k = 0; k < parts.size(); ++k) {
    EXPECT_GE(sum->factors[k], 0);
    rest = rest - Polynomial(sum->factors[k]) * parts[k];
  }
  ASSERT_TRUE(rest.constant()) << rest.str();
  EXPECT_GE(*rest.constant(), 0);
  EXPECT_FALSE(linearSum(y - x, parts));
  EXPECT_FALSE(linearSum(Polynomial(2) * x - Polynomial(2), parts));
  EXPECT_FALSE(linearSum(Polynomial(-1), parts));
}

}  // namespace
}  // namespace cutecheck::oracle
