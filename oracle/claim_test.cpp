#include "oracle/claim.h"

#include <gtest/gtest.h>

#include <algorithm>

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

TEST(Claim, ShapeSymbolsCountSomething) {
  Claim claim = makeClaim("injective((M,N/2):(1,K))").value();
  EXPECT_TRUE(states(claim, "M >= 1"));
  EXPECT_TRUE(states(claim, "N/2 >= 1"));
  EXPECT_TRUE(states(claim, "N >= 1"));
  EXPECT_FALSE(states(claim, "K >= 1"));  // a stride
}

TEST(Claim, DivisorsArePositive) {
  EXPECT_TRUE(states(makeClaim("M/K == 1").value(), "K >= 1"));
  EXPECT_FALSE(states(makeClaim("M*K == 1").value(), "K >= 1"));
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
