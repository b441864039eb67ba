// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/algebra/complement.h"

#include <gtest/gtest.h>

#include <set>

#include "core/notation/parse.h"
#include "oracle/claims/prove.h"
#include "oracle/decide/evaluate.h"

namespace cutecheck::oracle {
namespace {

Form form(std::string_view text) { return formOf(parseLayout(text).value()); }

TEST(OracleComplement, FillsGapsAndWhatIsAbove) {
  struct Case {
    const char* a;
    int64_t cotarget;
    const char* result;
  };
  for (const Case& c : {Case{"4:1", 24, "6:4"}, Case{"6:4", 24, "4:1"}, Case{"(4,6):(1,4)", 24, "1:0"},
                        Case{"4:2", 24, "(2,3):(1,8)"}, Case{"(2,4):(1,6)", 24, "3:2"},
                        Case{"(2,2):(1,6)", 24, "(3,2):(2,12)"}, Case{"4:6", 3, "6:1"}, Case{"4:1", 9, "3:4"}}) {
    Computed computed = complement(form(c.a), Polynomial(c.cotarget), Facts());
    ASSERT_TRUE(computed.form.has_value()) << c.a << ": " << computed.missing;
    EXPECT_EQ(toString(*computed.form), c.result) << c.a << " to " << c.cotarget;
  }
}

// Injective together, and covering: the definition, by sets.
TEST(OracleComplement, IsTheDefinition) {
  size_t computedOnes = 0, without = 0;
  for (int64_t s = 1; s <= 5; ++s) {
    for (int64_t d = 0; d <= 7; ++d) {
      for (int64_t m = 1; m <= 40; ++m) {
        Form a(Polynomial{s}, Polynomial{d});
        Computed computed = complement(a, Polynomial(m), Facts());
        if (!computed.form) {
          ++without;
          continue;
        }
        ++computedOnes;
        Form both = Form::tuple({Form::flat(filtered(a, Facts())), *computed.form});
        Concrete f = Concrete::make(functionOf(both)).value();
        std::set<int64_t> image;
        for (int64_t i = 0; i < f.size(); ++i) image.insert(static_cast<int64_t>(*f.at(i)));
        ASSERT_EQ(static_cast<int64_t>(image.size()), f.size()) << toString(both);
        for (int64_t x = 0; x < m; ++x) ASSERT_TRUE(image.count(x)) << toString(both) << " misses " << x;
      }
    }
  }
  EXPECT_EQ(computedOnes + without, 5u * 8u * 40u);
  EXPECT_GT(computedOnes, 1500u);
}

TEST(OracleComplement, RefusesWhatHasNone) {
  EXPECT_EQ(prove("complement((2,6):(1,9),22) == 1:0").error().code, Code::kNoComplement);
  EXPECT_EQ(prove("complement((2,2):(1,1),22) == 1:0").error().code, Code::kNotInjective);
  EXPECT_EQ(prove("complement(4:1,0) == 1:0").error().code, Code::kOutOfDomain);
  EXPECT_EQ(prove("complement((2,6):(1,8),22) == 4:2")->verdict, Verdict::kProved);
}

TEST(OracleComplement, NamesTheMissingDivisibility) {
  Expected<Answer> answer = prove("complement(8:1, M) == M/8:8", "M>=8");
  ASSERT_TRUE(answer.ok());
  EXPECT_NE(answer->verdict, Verdict::kProved);
  Expected<Answer> divisible = prove("complement(8:1, M) == M/8:8", "M%8==0");
  ASSERT_TRUE(divisible.ok()) << divisible.error().str();
  EXPECT_EQ(divisible->verdict, Verdict::kProved) << (divisible->missing.empty() ? "" : divisible->missing[0]);
}

TEST(OracleComplement, ModesThatMayBeOneCountOnlyBelowTheCotarget) {
  // 3:1 for N >= 2 and 1:0 for N = 1.
  EXPECT_EQ(prove("size(complement(N:3,1)) == 3")->verdict, Verdict::kRefuted);
  EXPECT_EQ(prove("size(complement(N:3,1)) == 3", "N>=2")->verdict, Verdict::kProved);
  EXPECT_EQ(prove("size(complement(N:3,3*N)) == 3")->verdict, Verdict::kProved);
}

TEST(OracleRightInverse, TakesTheChainOfStrides) {
  EXPECT_EQ(toString(*rightInverse(form("(4,8):(8,1)"), Facts(), Inverse::kLongest).form), "(8,4):(4,1)");
  EXPECT_EQ(toString(*rightInverse(form("(2,4,4,6):(4,1,0,8)"), Facts(), Inverse::kLongest).form), "(4,2,6):(2,1,32)");
  EXPECT_EQ(toString(*rightInverse(form("4:2"), Facts(), Inverse::kLongest).form), "1:0");
  EXPECT_EQ(toString(*rightInverse(form("(4,1,6):(1,4,1)"), Facts(), Inverse::kLongest).form), "6:4");  // the longest
}

TEST(OracleCosize, NeedsSigns) {
  EXPECT_EQ(cosize(form("(4,3):(2,-5)"), Facts())->str(), "17");
  EXPECT_FALSE(cosize(form("(4,3):(2,D)"), Facts()).has_value());
}

TEST(OracleComplement, ANegativeStrideOfOneCoordinateSaysNothing) {
  Facts none;
  auto of = [&](std::vector<Mode> modes) { return complement(Form::flat(modes), Polynomial(2), none); };
  const Mode three{Polynomial(3), Polynomial(7)}, two{Polynomial(2), Polynomial(4)};
  EXPECT_TRUE(of({three, two, {Polynomial(1), Polynomial(-2)}}).form.has_value());
  EXPECT_FALSE(of({three, two, {Polynomial(2), Polynomial(-2)}}).form.has_value());
}

TEST(OracleComplement, AnExtentThatPremisesMakeZeroIsNoDivisor) {
  // Found by the claim adversary (seed 1, case 766549): 6:1 composed with (1,M):(0,1) where M == 0.
  const Expected<Answer> answer =
      prove("zipped_divide((6,6):(1,12),with_shape(6:1,(1,M))) == (2,8,3):(32,4,1)", "N >= 1000, M == 0");
  ASSERT_FALSE(answer.ok());
  EXPECT_EQ(answer.error().code, Code::kVacuous);
  // The same, seed 3, case 106548: a vector of (0,0):(0,1).
  EXPECT_TRUE(prove("M <= M", "M == product((2/1,M)), 73 == max_alignment(right_inverse((Q{div=16},M,M):(M*M,M,1)))").ok());
  const Facts none;
  const auto of = [&](int64_t extent) {
    return complement(Form::flat({{Polynomial(extent), Polynomial(1)}, {Polynomial(2), Polynomial(12)}}), Polynomial(36), none);
  };
  EXPECT_FALSE(of(0).form.has_value());
  EXPECT_TRUE(of(6).form.has_value());
}

}  // namespace
}  // namespace cutecheck::oracle
