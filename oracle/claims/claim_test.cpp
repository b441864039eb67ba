// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/claim.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <variant>

namespace cutecheck::oracle {
namespace {

Diagnostic errorOf(std::string_view text, std::string_view where = {}) {
  Expected<Claim> claim = makeClaim(text, where);
  EXPECT_FALSE(claim.ok()) << text;
  return claim.ok() ? Diagnostic{} : claim.error();
}

bool states(const Claim& claim, std::string_view premise) {
  return std::count(claim.implicitTexts.begin(), claim.implicitTexts.end(), premise) == 1;
}

TEST(Claim, ErrorsNameTheByte) {
  EXPECT_EQ(errorOf("4:1 == frob(4:1)").code, Code::kUnknownOperation);
  EXPECT_EQ(errorOf("4:1 == frob(4:1)").position, 7u);
  EXPECT_EQ(errorOf("injective(4:1,2)").code, Code::kUsage);
  EXPECT_EQ(errorOf("everywhere(4:1)").code, Code::kUsage);
  EXPECT_EQ(errorOf("4:1").code, Code::kUsage);
  EXPECT_EQ(errorOf("4:1 <= 5:1").code, Code::kUsage);
  EXPECT_EQ(errorOf("4:1 == (4").code, Code::kSyntax);
  EXPECT_EQ(errorOf("fits32(4:1@0)").code, Code::kBasisStride);
  EXPECT_EQ(errorOf("M:1 == M:1", "M:1").rule, "premise_c1");
  EXPECT_EQ(errorOf("M:1 == M:1", "M%0==0").code, Code::kDivisionByZero);
  EXPECT_TRUE(makeClaim("4:1 == coalesce(4:1)", "").ok());
}

TEST(Claim, PlacesAndProfilesOfAPremiseAreRead) {
  for (const char* premise : {"size(slice((_,0@1),(M,1):(1,0))) == 4", "size(unflatten((M,1):(1,0),(1@0,1@1))) == 4",
                              "size(coalesce((M,1):(1,0),(1@0,1))) == 4", "size(filter((M,1):(1,0),(1@0,_))) == 4"}) {
    EXPECT_EQ(errorOf("M == 4", premise).code, Code::kBasisStride) << premise;
    // The same without an element of a basis.
    std::string plain = premise;
    for (const char* basis : {"@0", "@1"})
      while (plain.find(basis) != std::string::npos) plain.erase(plain.find(basis), 2);
    EXPECT_TRUE(makeClaim("M == 4", plain).ok()) << plain;
  }
  EXPECT_EQ(errorOf("get((2,3):(1,2),-1) === 3:2").code, Code::kRank);
  EXPECT_TRUE(makeClaim("get((2,3):(1,2),1) === 3:2").ok());
  const Expected<Claim> rounded = makeClaim("M <= 8", "shape_div(M,4,ceil) == 2");
  ASSERT_TRUE(rounded.ok());
  EXPECT_FALSE(rounded->symbols.contains("ceil"));
}

TEST(Claim, AnExtentOfWhatIsMissingIsNoPremise) {
  const struct {
    std::string_view claim;
    std::vector<std::string> implicit;
  } kRows[] = {
      {"size((M,N+shape_div(M,4,ceil)):(0,0)) >= 1", {"M >= 1", "N+(M+3)/4 >= 1"}},
      {"size((N+shape_div(M,4,ceil),M):(0,0)) >= 1", {"M >= 1", "N+(M+3)/4 >= 1"}},
      {"size((M,N+size(complement(4:1,M))):(0,0)) >= 1", {"M >= 1", "N+(M+3)/4 >= 1"}},
      {"size((M,N+shape_div(K,4)):(0,0)) >= 1", {"M >= 1"}},
      {"size((M,N+shape_div(8,4)):(0,0)) >= 1", {"M >= 1", "N+2 >= 1"}},
  };
  for (const auto& row : kRows) {
    const Expected<Claim> claim = makeClaim(row.claim, "");
    ASSERT_TRUE(claim.ok()) << row.claim;
    EXPECT_EQ(claim->implicitTexts, row.implicit) << row.claim;
  }
  // What is missing further on is what is missing first.
  const Expected<Claim> claim = makeClaim("size(complement(4:1,N+shape_div(K,4))) >= 1", "");
  ASSERT_TRUE(claim.ok());
  const Expected<Goals> goals = goalsOf(*claim, 16);
  ASSERT_TRUE(goals.ok());
  EXPECT_EQ(goals->missing, std::vector<std::string>{"shape_div needs (K) % (4) == 0"});
}

TEST(Claim, ErrorsNameTheirText) {
  const struct {
    std::string_view claim, where;
    ClaimText text;
  } kRows[] = {
      {"4:1 == (4", "M>0", ClaimText::kClaim},
      {"4:1 == 4:1", "M>0,)", ClaimText::kPremises},
      {"4:1", "M>0", ClaimText::kClaim},
      {"M:1 == M:1", "M:1", ClaimText::kPremises},
      {"M/(0-2) == 1", "M>0", ClaimText::kClaim},
      {"M:1 == M:1", "M%0==0", ClaimText::kPremises},
      {"4:1 == frob(4:1)", "M>0", ClaimText::kClaim},
      {"M{div=2199023255552}:1 == M:1", "M>0", ClaimText::kClaim},
      {"M:1 == M:1", "M>0, M{div=2199023255552}>0", ClaimText::kPremises},
      {"M:1 == M:1", "M>0, M%2199023255552==0", ClaimText::kPremises},
  };
  for (const auto& row : kRows) {
    const std::variant<Claim, ClaimError> read = readClaim(row.claim, row.where);
    const ClaimError* error = std::get_if<ClaimError>(&read);
    ASSERT_NE(error, nullptr) << row.claim << " where " << row.where;
    EXPECT_EQ(error->text, row.text) << error->diagnostic.str();
    EXPECT_EQ(error->diagnostic.str(), errorOf(row.claim, row.where).str());
  }
  EXPECT_TRUE(std::holds_alternative<Claim>(readClaim("4:1 == coalesce(4:1)", "M>0")));
}

TEST(Claim, ShapeSymbolsCountSomething) {
  Claim claim = makeClaim("injective((M,N/2):(1,K))").value();
  EXPECT_TRUE(states(claim, "M >= 1"));
  EXPECT_TRUE(states(claim, "N/2 >= 1"));
  EXPECT_FALSE(states(claim, "N >= 1"));  // of an extent the whole
  EXPECT_FALSE(states(claim, "K >= 1"));  // a stride
  claim = makeClaim("M*size(M*N:1) >= 1").value();
  EXPECT_TRUE(states(claim, "M*N >= 1"));
  EXPECT_FALSE(states(claim, "M >= 1"));
}

// What an operation needs is a goal of the claim, never a premise.
TEST(Claim, DivisorsAreAsserted) {
  Claim claim = makeClaim("M/K == 1").value();
  EXPECT_FALSE(states(claim, "K >= 1"));
  Goals goals = goalsOf(claim, 0).value();
  ASSERT_EQ(goals.goals.size(), 2u);
  EXPECT_EQ(goals.goals[0].need, "K >= 1");
  EXPECT_TRUE(goals.goals[1].need.empty());
  EXPECT_EQ(goalsOf(makeClaim("M/K == 1", "K >= 1").value(), 0).value().goals.size(), 1u);
  EXPECT_EQ(goalsOf(makeClaim("M*K == 1").value(), 0).value().goals.size(), 1u);
}

// A premise is taken when what it needs follows from other premises, else it is named; nothing of it becomes a
// premise of its own.
TEST(Claim, APremiseThatIsNotUnderstoodIsNamed) {
  struct Case {
    const char *where, *needs;
  };
  for (const Case& c : {Case{"M/K >= 0", "K >= 1"}, Case{"M/K >= 0, K >= 0", "K >= 1"}, Case{"K % (M-K) == 0", "M-K >= 1"},
                        Case{"M/K >= 1, K/M >= 1", "K >= 1"}, Case{"size((M,K):(1,M)) == 8", "M >= 1"},
                        Case{"shape_div(M,K) == 2", "(M) % (K) == 0"}, Case{"ceil_div(M,K) == 2", "K >= 1"},
                        Case{"crd2idx(M,(4,4)) == 2", "M >= 0"}, Case{"rank(coalesce((M,8):(1,K))) == 1", "M != K"}}) {
    const Claim claim = makeClaim("M == K", c.where).value();
    ASSERT_FALSE(claim.missing.empty()) << c.where;
    EXPECT_NE(claim.missing[0].find(c.needs), std::string::npos) << claim.missing[0];
    EXPECT_NE(claim.missing[0].find("the premise '"), std::string::npos) << claim.missing[0];
    EXPECT_EQ(goalsOf(claim, 0).value().missing.at(0), claim.missing[0]);
  }
  for (const char* where : {"M/K >= 0, K >= 1", "K % (M-K) == 0, M > K", "M/K >= 1, K/M >= 1, K == 3, M >= 1",
                            "size((M,K):(1,M)) == 8, M >= 1, K >= 1", "shape_div(M,4) == 2, M % 4 == 0",
                            "ceil_div(M,K) == 2, K >= 2", "crd2idx(M,(4,4)) == 2, M >= 0", "min(M,K) >= 4",
                            "gcd(M,K) == 1", "cosize((4,4):(M,K)) <= 100", "size(composition(8:1,4:2)) == M"})
    EXPECT_TRUE(makeClaim("M == K", where).value().missing.empty()) << where;
}

TEST(Claim, PremisesAreEvaluatedByTheirOperations) {
  Claim claim = makeClaim("M == K", "M <= min(K,7), gcd(M,K) == 2, cosize(4:K) <= 31").value();
  const Assignment good{{"M", 4}, {"K", 10}}, large{{"M", 8}, {"K", 10}}, coprime{{"M", 3}, {"K", 10}};
  EXPECT_EQ(holdsAt(claim.premises[0], good), true);
  EXPECT_EQ(holdsAt(claim.premises[0], large), false);
  EXPECT_EQ(holdsAt(claim.premises[1], good), true);
  EXPECT_EQ(holdsAt(claim.premises[1], coprime), false);
  EXPECT_EQ(holdsAt(claim.premises[2], good), true);
  EXPECT_EQ(holdsAt(claim.premises[2], {{"M", 4}, {"K", -11}}), false);
  EXPECT_FALSE(brokenAt(claim, good).has_value());
  EXPECT_EQ(brokenAt(claim, large), "M <= min(K,7)");
}

TEST(Claim, DivisibilityIsUnified) {
  Claim claim = makeClaim("M{div=4}:1 == M:1", "M%6==0").value();
  EXPECT_EQ(claim.symbols.at("M"), 12);
  EXPECT_TRUE(states(claim, "M%12 == 0"));
  EXPECT_EQ(makeClaim("M:1 == M:1", "M%6==1").value().symbols.at("M"), 1);
}

TEST(Claim, AnonymousSymbolsAreDistinct) {
  Claim claim = makeClaim("?{div=4}:1 == ?:1").value();
  EXPECT_EQ(claim.symbols.size(), 2u);
  EXPECT_EQ(claim.symbols.at("?1"), 4);
  EXPECT_EQ(claim.symbols.at("?2"), 1);
}

TEST(Claim, PremisesHoldAsWritten) {
  Claim claim = makeClaim("M:1 == M:1", "M>4,M%3==1").value();
  EXPECT_EQ(holdsAt(claim.premises[0], {{"M", 7}}), true);
  EXPECT_EQ(holdsAt(claim.premises[0], {{"M", 4}}), false);
  EXPECT_EQ(holdsAt(claim.premises[1], {{"M", 7}}), true);
  EXPECT_EQ(holdsAt(claim.premises[1], {{"M", 8}}), false);
  EXPECT_FALSE(holdsAt(claim.premises[0], {}).has_value());
}

TEST(Claim, GoalsAtNumbersComputeAnew) {
  Claim claim = makeClaim("logical_divide(M{div=8}:1, 8:1) == (8, M/8):(1,8)").value();
  Goals goals = goalsAt(claim, {{"M", 16}}, 1 << 12).value();
  ASSERT_GE(goals.goals.size(), 2u);
  EXPECT_TRUE(goals.missing.empty());
  EXPECT_EQ(toString(*goals.goals[1].f.form), "(8,2):(1,8)");
}

}  // namespace
}  // namespace cutecheck::oracle
