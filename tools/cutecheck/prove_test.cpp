// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck prove: what is printed with each verdict.
#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

TEST(Prove, ProvedNamesTwoDerivations) {
  const Ran proved = run({"prove", "coalesce((M,N):(1,M)) == M*N:1", "--where", "M>0,N>0"});
  EXPECT_EQ(proved.status, 0) << proved.out << proved.err;
  EXPECT_EQ(proved.out.find("Proved: "), 0u) << proved.out;
  const size_t first = proved.out.find("derived     by ");
  ASSERT_NE(first, std::string::npos);
  EXPECT_NE(proved.out.find("derived     by ", first + 1), std::string::npos);
  EXPECT_EQ(proved.err, "");
}

TEST(Prove, TransposedCompactLayoutsAreEqual) {
  EXPECT_EQ(run({"prove", "(M,N):(1,M) == (N,M):(1,N)"}).status, 0);
}

TEST(Prove, RefutedShowsAReplayedModel) {
  const Ran refuted = run({"prove", "(M,N):(N,1) == M*N:1"});
  EXPECT_EQ(refuted.status, 1) << refuted.out;
  EXPECT_EQ(refuted.out.find("Refuted: "), 0u);
  for (const char* part : {"counterexample", "M = ", "N = ", "  at        ", " of ("})
    EXPECT_NE(refuted.out.find(part), std::string::npos) << part << "\n" << refuted.out;
  EXPECT_NE(refuted.err.find("reproduce: cutecheck prove '(M,N):(N,1) == M*N:1'"), std::string::npos);
}

TEST(Prove, JsonOfAProof) {
  const Json json = Json::parse(run({"prove", "--json", "(4,2):(1,4) == 8:1"}).out);
  EXPECT_EQ(json["verdict"], "Proved");
  ASSERT_GE(json["derivations"].size(), 2u);
  for (const Json& derivation : json["derivations"]) {
    EXPECT_TRUE(derivation["decider"].is_string());
    EXPECT_TRUE(derivation["engine"].is_string());
    EXPECT_TRUE(derivation["cost"].is_number());
  }
}

TEST(Prove, JsonOfARefutation) {
  const Ran refuted = run({"prove", "--json", "(M,N):(N,1) == M*N:1"});
  const Json json = Json::parse(refuted.out);
  EXPECT_EQ(refuted.status, 1);
  EXPECT_EQ(json["verdict"], "Refuted");
  EXPECT_TRUE(json["counterexample"]["assignment"]["M"].is_number());
  EXPECT_FALSE(json["counterexample"]["indices"].empty());
  EXPECT_EQ(json["counterexample"]["coordinates"].size(), json["counterexample"]["indices"].size());
  EXPECT_FALSE(json["counterexample"]["evaluated"].empty());
}

TEST(Prove, JsonTellsTheThreesApart) {
  const auto code = [](const std::vector<std::string>& arguments) {
    const Ran refused = run(arguments);
    EXPECT_EQ(refused.status, 3);
    return Json::parse(refused.out)["error"]["code"].get<std::string>();
  };
  EXPECT_EQ(code({"prove", "--json", "(M,N:(1,M) == M:1"}), "kSyntax");
  EXPECT_EQ(code({"prove", "--json", "(M,N):(1,M)"}), "kUsage");
  EXPECT_EQ(code({"prove", "--json", "M:1 == M:1", "--where", "M>4,M<3"}), "kVacuous");
  EXPECT_EQ(code({"prove", "--json", "--budget", "0", "M:1 == M:1"}), "kUsage");
}

TEST(Prove, ErrorsPointIntoTheClaimOrThePremises) {
  const Ran claim = run({"prove", "(M,N:(1,M) == M:1", "--where", "M>0"});
  EXPECT_NE(claim.err.find("  (M,N:(1,M) == M:1\n"), std::string::npos) << claim.err;
  const Ran premises = run({"prove", "M:1 == M:1", "--where", "M>0,)"});
  EXPECT_NE(premises.err.find("  M>0,)\n      ^\n"), std::string::npos) << premises.err;
  // An error of a divisor stands where the divisor does.
  const Ran divisor = run({"prove", "M:1 == M:1", "--where", "M>0, M%2199023255552==0"});
  EXPECT_NE(divisor.err.find("  M>0, M%2199023255552==0\n       ^\n"), std::string::npos) << divisor.err;
}

TEST(Prove, StrictWantsTwoEngines) {
  const Json json = Json::parse(run({"prove", "--json", "--strict", "(4,2):(1,4) == 8:1"}).out);
  ASSERT_EQ(json["verdict"], "Proved");
  std::set<std::string> engines;
  for (const Json& derivation : json["derivations"]) engines.insert(derivation["engine"]);
  EXPECT_GE(engines.size(), 2u) << json;
}

TEST(Prove, StrictWithoutASecondSolverSaysSo) {
  const Ran unknown =
      runShell("PATH=/nonexistent; cutecheck prove --strict '(X/T)*(X/T) >= X/T' --where 'T>=1'");
  EXPECT_EQ(unknown.status, 2) << unknown.out;
  EXPECT_NE(unknown.out.find("cvc5: no program of this name on PATH"), std::string::npos) << unknown.out;
}

TEST(Prove, EmitSmt2WritesTheQueries) {
  const std::string file = testing::TempDir() + "/prove_emit.smt2";
  EXPECT_EQ(run({"prove", "(M,4):(1,M) == 4*M:1", "--emit-smt2", file}).status, 0);
  std::ifstream in(file);
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  EXPECT_NE(text.find("(check-sat)"), std::string::npos) << text;
  EXPECT_NE(text.find("; unsat proves: (M,4):(1,M) == 4*M:1"), std::string::npos) << text;
  std::remove(file.c_str());
  EXPECT_EQ(run({"prove", "(M,4):(1,M) == 4*M:1", "--emit-smt2", "/nonexistent/x.smt2"}).status, 3);
  EXPECT_EQ(run({"prove", "covers((4,8):(8,2),32)", "--emit-smt2", file}).status, 3);
}

TEST(Prove, UnknownSaysWhatIsMissing) {
  const Ran unknown = run({"prove", "M*M*M+N*N*N != K*K*K", "--where", "M>=1, N>=1, K>=1", "--budget", "1000"});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_NE(unknown.out.find("missing     "), std::string::npos) << unknown.out;
  EXPECT_NE(unknown.err.find("--budget 1000"), std::string::npos);
}

TEST(Prove, ARefutedRelationOfIntegersShowsBothSides) {
  const Ran refuted = run({"prove", "M*M <= M+5", "--where", "M >= 2"});
  EXPECT_NE(refuted.out.find("  with      M = 3\n  M*M = 9\n  M+5 = 8\n"), std::string::npos) << refuted.out;
}

TEST(Prove, PremisesMayBeGivenOneByOne) {
  const Ran proved = run({"prove", "M*N >= 1", "--where", "M >= 1", "--where", "N >= 1"});
  EXPECT_EQ(proved.status, 0) << proved.out << proved.err;
  EXPECT_NE(proved.out.find("where       M >= 1, N >= 1\n"), std::string::npos) << proved.out;
  EXPECT_EQ(run({"prove", "M*N >= 1", "--where", "M >= 1", "--where", "N >= 0"}).status, 1);
}

// A premise that settles the claim, as one that can be pasted.
TEST(Prove, AnUnknownClaimNamesAPremiseThatSettlesIt) {
  const std::string claim = "M/N >= 0", where = "M >= 0";
  const Ran unknown = run({"prove", claim, "--where", where});
  ASSERT_EQ(unknown.status, 2) << unknown.out;
  const size_t at = unknown.out.find("settled     where ");
  ASSERT_NE(at, std::string::npos) << unknown.out;
  const std::string premise = unknown.out.substr(at + 18, unknown.out.find('\n', at) - at - 18);
  EXPECT_EQ(run({"prove", claim, "--where", where, "--where", premise}).status, 0) << premise;
  const Json json = Json::parse(run({"prove", "--json", claim, "--where", where}).out);
  EXPECT_EQ(json["holds_where"], premise);
}

TEST(Prove, AConditionThatNeverHoldsIsSaidToBeOne) {
  const Ran unknown = run({"prove", "composition((4*M,N):(N,1), (2,2):(-1,2)) == composition((4*M,N):(N,1), (2,2):(-1,2))"});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_NE(unknown.out.find(
                "composition finds no form here: it would need -1 >= 1, which never holds; no premise helps"),
            std::string::npos)
      << unknown.out;
  // One that a premise makes true is named as it was.
  const Ran open = run({"prove", "rank(coalesce((M,N):(7,K))) == 2", "--where", "M >= 2, N >= 2, K >= 7*M"});
  EXPECT_EQ(open.out.find("never holds"), std::string::npos) << open.out;
}

TEST(Prove, AnUnknownPredicateNamesThoseThatThereAre) {
  const Ran refused = run({"prove", "bijectiv(4:1, 4)"});
  EXPECT_EQ(refused.status, 3);
  EXPECT_NE(refused.err.find("no predicate bijectiv; there are aligned "), std::string::npos) << refused.err;
  EXPECT_NE(refused.err.find(" bijective "), std::string::npos) << refused.err;
  // The manual has each of them.
  const std::string manual = run({"prove", "--help"}).out;
  const std::string names = refused.err.substr(refused.err.find("there are ") + 10);
  std::istringstream words(names.substr(0, names.find('\n')));
  size_t count = 0;
  for (std::string name; words >> name; ++count)
    EXPECT_NE(manual.find(name + "("), std::string::npos) << name;
  EXPECT_EQ(count, 15u);
}

}  // namespace
}  // namespace cutecheck::cli
