// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/algebra/composition.h"

#include <gtest/gtest.h>

#include <random>

#include "core/notation/parse.h"
#include "oracle/claims/claim.h"

namespace cutecheck::oracle {
namespace {

Form form(std::string_view text) { return formOf(parseLayout(text).value()); }

Computed compose(std::string_view a, std::string_view b) {
  return composition(form(a), form(b), Facts(), 1 << 16);
}

TEST(OracleComposition, AcceptsWhereAFormExists) {
  struct Case {
    const char *a, *b, *result;
  };
  for (const Case& c : {Case{"(2,3):(1,2)", "2:3", "2:3"}, Case{"(6,2):(1,7)", "(3,2):(2,6)", "(3,2):(2,7)"},
                        Case{"20:2", "(5,4):(4,1)", "(5,4):(8,2)"}, Case{"(4,3):(3,1)", "(2,2):(1,2)", "(2,2):(3,6)"},
                        Case{"(2,2):(1,10)", "4:5", "4:25"}}) {
    Computed computed = compose(c.a, c.b);
    if (std::string(c.a) == "(2,2):(1,10)") {
      // 0, 5, 10, 15 lie at 0, 21, 50, 71: no 4:d, and (2,2):(21,50) has them all.
      ASSERT_TRUE(computed.form.has_value());
      EXPECT_EQ(toString(*computed.form), "(2,2):(21,50)");
      EXPECT_EQ(computed.how, Method::kCompositionSearch);
      continue;
    }
    ASSERT_TRUE(computed.form.has_value()) << c.a << " o " << c.b << ": " << computed.missing;
    EXPECT_EQ(toString(*computed.form), c.result) << c.a << " o " << c.b;
  }
}

TEST(OracleComposition, RefusesWithTheLeastCoordinate) {
  struct Case {
    const char *a, *b;
    int64_t witness;
  };
  for (const Case& c : {Case{"(6,2):(11,2)", "(3,2):(2,3)", 5}, Case{"(4,6,8):(2,3,5)", "6:3", 3},
                        Case{"(6,4):(1,10)", "(3,2):(2,3)", 5}, Case{"(2,2):(4,1)", "(2,2):(1,1)", 3}}) {
    Computed computed = compose(c.a, c.b);
    ASSERT_TRUE(computed.refused.has_value()) << c.a << " o " << c.b;
    EXPECT_EQ(computed.refused->code, Code::kNotComposable);
    EXPECT_EQ(computed.refused->witness, std::vector<int64_t>{c.witness}) << c.a << " o " << c.b;
  }
}

// The rule is sufficient: what it returns is the composition, at every coordinate.
TEST(OracleComposition, RuleAgreesWithMeaning) {
  std::mt19937_64 random(1);
  auto draw = [&](size_t rank, int64_t most) {
    std::vector<Mode> modes;
    for (size_t i = 0; i < rank; ++i)
      modes.push_back({Polynomial(1 + static_cast<int64_t>(random() % 6)),
                       Polynomial(static_cast<int64_t>(random() % static_cast<uint64_t>(most)))});
    return Form::flat(modes);
  };
  size_t byRule = 0, refusedOrMissing = 0;
  for (int i = 0; i < 20000; ++i) {
    Form a = draw(1 + random() % 3, 20), b = draw(1 + random() % 3, 8);
    Computed rule = compositionRule(a, b, Facts());
    if (!rule.form) {
      ++refusedOrMissing;
      continue;
    }
    ++byRule;
    Concrete r = Concrete::make(functionOf(*rule.form)).value();
    Concrete f = Concrete::make(Function::chain({functionOf(b), functionOf(a)})).value();
    ASSERT_EQ(r.size(), f.size());
    for (int64_t c = 0; c < f.size(); ++c)
      ASSERT_EQ(r.at(c), f.at(c)) << toString(a) << " o " << toString(b) << " gives " << toString(*rule.form);
  }
  EXPECT_GT(byRule, 5000u);
  EXPECT_GT(refusedOrMissing, 1000u);
}

TEST(OracleComposition, RuleNamesTheMissingCondition) {
  Claim claim = makeClaim("composable((M,N):(1,K), 4:1)", "").value();
  Goals goals = goalsOf(claim, 1 << 16).value();
  ASSERT_EQ(goals.missing.size(), 1u);
  EXPECT_NE(goals.missing[0].find("% (M) == 0"), std::string::npos) << goals.missing[0];
  Claim divisible = makeClaim("composable((M,N):(1,K), 4:1)", "M%4==0").value();
  EXPECT_TRUE(goalsOf(divisible, 1 << 16).value().missing.empty());
}

}  // namespace
}  // namespace cutecheck::oracle
