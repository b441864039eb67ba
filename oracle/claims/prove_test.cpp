// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/prove.h"

#include <gtest/gtest.h>

#include <set>

namespace cutecheck::oracle {
namespace {

std::string why(const Expected<Answer>& answer) {
  if (!answer) return answer.error().str();
  std::string text(verdictName(answer->verdict));
  for (const std::string& reason : answer->missing) text += "; " + reason;
  return text;
}

TEST(Assignment, IsPrintedByTheNumbersOfItsSymbols) {
  EXPECT_EQ(numbersOf({{"N", -4}, {"M", 2}, {"q!1", 7}}), "M = 2, N = -4");
  EXPECT_EQ(numbersOf({{"q!1", 7}}), "");
}

Verdict verdictOf(std::string_view text, std::string_view where = {}, const Options& options = {}) {
  Expected<Answer> answer = prove(text, where, options);
  EXPECT_TRUE(answer.ok()) << text << ": " << why(answer);
  if (!answer) return Verdict::kInconsistent;
  if (answer->verdict == Verdict::kProved) {
    // Each goal that appears has two derivations, and something was evaluated.
    std::map<std::string, std::set<std::string>> deciders;
    for (const Derivation& d : answer->derivations) deciders[d.goal()].insert(d.decider());
    EXPECT_FALSE(deciders.empty()) << text;
    for (const auto& [goal, names] : deciders) EXPECT_GE(names.size(), 2u) << text << ": " << goal;
    EXPECT_GT(answer->samples, 0u) << text;
  }
  if (answer->verdict == Verdict::kRefuted) {
    EXPECT_TRUE(answer->counterexample.has_value()) << text;
  }
  EXPECT_NE(answer->verdict, Verdict::kInconsistent) << text << ": " << why(answer);
  return answer->verdict;
}

struct Twin {
  const char *claim, *where, *falseClaim, *falseWhere;
};

class ProveTwins : public testing::TestWithParam<Twin> {};

TEST_P(ProveTwins, ProvedAndItsTwinRefuted) {
  const Twin& twin = GetParam();
  EXPECT_EQ(verdictOf(twin.claim, twin.where), Verdict::kProved) << twin.claim;
  EXPECT_EQ(verdictOf(twin.falseClaim, twin.falseWhere), Verdict::kRefuted) << twin.falseClaim;
  Options strict;
  strict.strict = true;
  EXPECT_EQ(verdictOf(twin.claim, twin.where, strict), Verdict::kProved) << twin.claim << " (strict)";
}

INSTANTIATE_TEST_SUITE_P(
    Symbolic, ProveTwins,
    testing::Values(
        Twin{"coalesce((M,N):(1,M)) == M*N:1", "M>0,N>0", "coalesce((M,N):(1,M+1)) == M*N:1", "M>0,N>0"},
        Twin{"(M,N):(1,M) == (N,M):(1,N)", "M>0,N>0", "(M,N):(N,1) == M*N:1", "M>0,N>0"},
        Twin{"injective((M,N):(1,M))", "", "injective((M,N):(1,M-1))", "M>1"},
        Twin{"injective((M,N):(1,K))", "K>=M", "injective((M,N):(1,K))", "K>=M-1"},
        Twin{"bijective((M,N):(1,M),M*N)", "", "bijective((M,N):(1,M),M*N+1)", ""},
        Twin{"bijective((M,N):(N,1),N*M)", "", "bijective((M,N):(N,2),N*M)", ""},
        Twin{"composable((M,N):(1,M),M:1)", "", "composable((M,N):(1,K),N:1)", ""},
        Twin{"composable((M,N):(1,K),N:M)", "", "composable((M,N):(1,K),N:M-1)", "M>2"},
        Twin{"size((M,N):(1,M)) == M*N", "", "size((M,N):(1,M)) == M+N", ""},
        Twin{"size((M,N):(1,M)) <= 4", "M<=2,N<=2", "size((M,N):(1,M)) <= 4", "M<=2,N<=3"},
        Twin{"composition((M,N):(1,M),M:1) == M:1", "", "composition((M,N):(1,M),M:1) == M:2", ""},
        Twin{"logical_divide(M{div=8}:1,8:1) == (8,M/8):(1,8)", "",
             "logical_divide(M{div=4}:1,8:1) == (8,M/8):(1,8)", ""},
        Twin{"covers((M,N):(1,M),M*N)", "", "covers((M,N):(1,M),M*N+1)", ""},
        Twin{"covers((8,16,M,N):(1,8*M,8,128*M),128*M*N)", "", "covers((8,16,M,N):(1,8*M,8,129*M),128*M*N)",
             ""},
        Twin{"disjoint(M:1,N:M)", "", "disjoint(M:1,N:M-1)", "M>2"},
        Twin{"right_inverse((M,N):(N,1)) == (N,M):(M,1)", "M>1,N>1",
             "right_inverse((M,N):(N,1)) == (M,N):(N,1)", "M>1,N>1"},
        Twin{"compatible((M,N),((2,M/2),N))", "M%2==0", "compatible((M,N),((2,M/2),N))", "M>=2"},
        Twin{"(M,N):(1,M) === (M,N):(1,M)", "", "(M,N):(1,M) === M*N:1", ""},
        Twin{"S<3,4,3> o 0 o (M,N):(1,M) == S<3,4,3> o 0 o M*N:1", "M<=4,N<=4",
             "S<1,0,1> o 0 o (M,N):(1,M) == M*N:1", ""},
        Twin{"M%4 < 4", "", "M%4 < 3", ""}));

INSTANTIATE_TEST_SUITE_P(
    Static, ProveTwins,
    testing::Values(Twin{"(4,3):(1,4) == 12:1", "", "(4,3):(1,5) == 12:1", ""},
                    Twin{"(4,3):(1,4) === (4,3):(1,4)", "", "(4,3):(1,4) === 12:1", ""},
                    Twin{"(65536,4):(1,65536) == 262144:1", "", "(65536,4):(1,65537) == 262144:1", ""},
                    Twin{"injective((100000,4):(4,1))", "", "injective((100000,4):(3,1))", ""},
                    Twin{"S<3,4,3> o 0 o (8,8):(8,1) == (8,8):(8,1)", "",
                         "S<2,0,2> o 0 o (4,4):(4,1) == (4,4):(4,1)", ""},
                    Twin{"bijective(S<3,4,3> o 0 o (8,64):(64,1),512)", "",
                         "bijective(S<3,4,3> o 0 o (8,64):(64,2),512)", ""},
                    Twin{"composable((2,3):(1,2),2:3)", "", "composable((6,2):(11,2),(3,2):(2,3))", ""},
                    Twin{"composable((2,2):(1,10),4:5)", "", "composable((4,6,8):(2,3,5),6:3)", ""},
                    Twin{"bijective(make_layout_tv((4,8):(8,1),(2,2):(2,1)),128)", "",
                         "bijective(make_layout_tv((4,8):(8,1),(2,2):(2,1)),129)", ""},
                    Twin{"zipped_divide((8,16):(1,8),<4,8>) == ((4,8),(2,2)):((1,8),(4,64))", "",
                         "zipped_divide((8,16):(1,8),<4,8>) == ((4,8),(2,2)):((1,8),(64,4))", ""},
                    Twin{"slice((_,2),(4,3):(1,4)) == 4:1", "", "slice((_,2),(4,3):(1,4)) == 4:4", ""},
                    Twin{"cosize((4,3):(2,-5)) == 17", "", "cosize((4,3):(2,-5)) == 7", ""}));

std::set<Engine> enginesOf(const Answer& answer) {
  std::set<Engine> engines;
  for (const Derivation& d : answer.derivations) engines.insert(d.engine());
  return engines;
}

// Where a structural argument has a certificate that multiplying out checks, no solver is asked; strict wants
// one all the same, and what has no such certificate is asked as before.
TEST(Prove, NamesTwoDerivations) {
  using Engines = std::set<Engine>;
  constexpr const char* kMerge = "coalesce((M,N):(1,M)) == M*N:1";
  Answer answer = prove(kMerge, "M>0,N>0").value();
  EXPECT_EQ(answer.verdict, Verdict::kProved);
  EXPECT_EQ(enginesOf(answer), (Engines{Engine::kStructural, Engine::kCertificateChecker}));
  EXPECT_EQ(answer.units, 0u);
  EXPECT_GE(answer.samples, 17u);

  answer = prove("(X/T)*(X/T) >= X/T", "T >= 1").value();
  EXPECT_EQ(answer.verdict, Verdict::kProved);
  EXPECT_TRUE(enginesOf(answer).contains(Engine::kZ3));
  EXPECT_GT(answer.units, 0u);

  Options strict;
  strict.strict = true;
  answer = prove(kMerge, "M>0,N>0", strict).value();
  EXPECT_EQ(answer.verdict, Verdict::kProved);
  EXPECT_TRUE(enginesOf(answer).contains(Engine::kZ3));
}

TEST(Prove, RefutationIsReplayed) {
  Answer answer = prove("(M,N):(N,1) == M*N:1", "M>0,N>0").value();
  ASSERT_EQ(answer.verdict, Verdict::kRefuted);
  EXPECT_EQ(answer.counterexample->assignment, (Assignment{{"M", 2}, {"N", 2}}));
  EXPECT_EQ(answer.counterexample->indices, std::vector<int64_t>{1});
  ASSERT_EQ(answer.counterexample->evaluated.size(), 2u);
  EXPECT_EQ(answer.counterexample->evaluated[0].value, "2");
  EXPECT_EQ(answer.counterexample->evaluated[1].value, "1");
}

TEST(Prove, ContradictoryPremisesAreVacuous) {
  Expected<Answer> answer = prove("M:1 == M:1", "M>4,M<3");
  ASSERT_FALSE(answer.ok());
  EXPECT_EQ(answer.error().code, Code::kVacuous);
  EXPECT_EQ(exitCode(answer), 3);
  EXPECT_EQ(verdictOf("M:1 == M:1", "M>2,M<4"), Verdict::kProved);
  // No small assignment, but satisfiable: the solver's model is the witness.
  EXPECT_EQ(verdictOf("M:1 == M:1", "M*M==1522756,M>0"), Verdict::kProved);
}

TEST(Prove, RefusalsOfStaticOperationsAreErrors) {
  Expected<Answer> answer = prove("composition((6,2):(11,2),(3,2):(2,3)) == 6:1");
  ASSERT_FALSE(answer.ok());
  EXPECT_EQ(answer.error().code, Code::kNotComposable);
  EXPECT_EQ(answer.error().witness, std::vector<int64_t>{5});
  EXPECT_EQ(exitCode(answer), 3);
}

TEST(Prove, RefusalSomewhereRefutesASymbolicClaim) {
  Answer answer = prove("composition((M,4):(1,10),4:1) == 4:1", "M>=1").value();
  EXPECT_EQ(answer.verdict, Verdict::kRefuted);
  EXPECT_FALSE(answer.counterexample->note.empty());
}

TEST(Prove, UnknownSaysWhatIsMissing) {
  // Large N only: the search finds no counterexample and the divisibility does not follow.
  Answer answer = prove("composable((M,N):(1,K),8:1)", "M>=8").value();
  if (answer.verdict == Verdict::kUnknown) {
    ASSERT_FALSE(answer.missing.empty());
  }
  Options poor;
  poor.budget = 40;
  Answer short_ = prove("M*M*M != 2*N*N*N", "N >= 1", poor).value();
  EXPECT_EQ(short_.verdict, Verdict::kUnknown);
  ASSERT_FALSE(short_.missing.empty());
  EXPECT_NE(short_.missing[0].find("no derivation"), std::string::npos) << short_.missing[0];
  EXPECT_NE(short_.missing[0].find("units"), std::string::npos);
}

// A claim has a total besides the budget of each query.
TEST(Prove, TheTotalEndsAClaim) {
  const char *claim =
                 "disjoint(local_partition((32*M,4*N):(4*N,1), (32,4):(4,1), T), "
                 "local_partition((32*M,4*N):(4*N,1), (32,4):(4,1), U))",
             *where = "T >= 0, T < U, U < 128";
  Options poor;
  poor.budget = 100'000;
  poor.total = 150'000;
  poor.strict = true;  // its clock is so long that the total comes first, under the sanitizers too
  const Answer cut = prove(claim, where, poor).value();
  EXPECT_EQ(cut.verdict, Verdict::kUnknown);
  ASSERT_FALSE(cut.missing.empty());
  EXPECT_NE(cut.missing[0].find("total of solver units"), std::string::npos) << cut.missing[0];
  EXPECT_LT(cut.units, 300'000u);
}

// What no encoding settles within the budget goes in steps.
TEST(Prove, ACertificateIsASecondDerivation) {
  Options poor;
  poor.budget = 1000;
  const Answer answer = prove("I%(M*N) == I%M + ((I/M)%N)*M", "M>=1, N>=1", poor).value();
  EXPECT_EQ(answer.verdict, Verdict::kProved);
  bool named = false;
  for (const Derivation& d : answer.derivations) named = named || d.engine() == Engine::kCertificateChecker;
  EXPECT_TRUE(named);
  EXPECT_EQ(prove("I%(M*N) == I%M + ((I/M)%N)*N", "", poor).value().verdict, Verdict::kRefuted);
}

// Of a stride that is a quotient, a step on modes needs what the steps on integers say of it.
TEST(Prove, ACertificateBoundsTheQuotientsInALayout) {
  Options poor;
  poor.budget = 10'000;
  auto verdict = [&](const char* claim) { return prove(claim, "", poor).value().verdict; };
  EXPECT_EQ(verdict("bijective(zipped_divide((M{div=8},N{div=16}):(1,M),[8;16]),M*N)"), Verdict::kProved);
  EXPECT_EQ(verdict("bijective(zipped_divide((M{div=8},N{div=16}):(1,M),[8;16]),M*N+1)"), Verdict::kRefuted);
}

TEST(Prove, ResultsThatMayDropAModeAreFunctionsOnly) {
  // At N = 1 the inner result is 4:1, whose extension is another.
  Answer unsure = prove("composition(coalesce((4,N):(1,7)),8:1) == (4,2):(1,7)").value();
  EXPECT_EQ(unsure.verdict, Verdict::kRefuted);
  EXPECT_EQ(verdictOf("composition(coalesce((4,N):(1,7)),8:1) == (4,2):(1,7)", "N>=2"), Verdict::kProved);
  EXPECT_EQ(verdictOf("composition(coalesce((4,1):(1,7)),8:1) == 8:1"), Verdict::kProved);
  EXPECT_EQ(verdictOf("composition((4,1):(1,7),8:1) == (4,2):(1,7)"), Verdict::kProved);
  EXPECT_EQ(verdictOf("coalesce((M,N):(1,7)) === (M,N):(1,7)", "M>=2,N>=2,M<=6"), Verdict::kProved);
  EXPECT_EQ(verdictOf("coalesce((M,N):(1,7)) === (M,N):(1,7)", "M<=6"), Verdict::kRefuted);
  EXPECT_EQ(verdictOf("size(filter(M:D)) == M"), Verdict::kRefuted);
  EXPECT_EQ(verdictOf("size(filter(M:D)) == M", "D>=1"), Verdict::kProved);
}

TEST(Prove, AnswersRepeat) {
  Answer first = prove("bijective((M,N):(1,M),M*N)", "").value();
  Answer again = prove("bijective((M,N):(1,M),M*N)", "").value();
  EXPECT_EQ(first.units, again.units);
  EXPECT_EQ(first.samples, again.samples);
  EXPECT_EQ(first.derivations.size(), again.derivations.size());
}

TEST(Prove, ExitCodes) {
  EXPECT_EQ(exitCode(Verdict::kProved), 0);
  EXPECT_EQ(exitCode(Verdict::kRefuted), 1);
  EXPECT_EQ(exitCode(Verdict::kUnknown), 2);
  EXPECT_EQ(exitCode(Expected<Answer>(makeError(Code::kUsage, "", ""))), 3);
  EXPECT_EQ(exitCode(Verdict::kInconsistent), 4);
}

}  // namespace
}  // namespace cutecheck::oracle
