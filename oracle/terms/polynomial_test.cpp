// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/polynomial.h"

#include <gtest/gtest.h>

#include "core/notation/parse.h"
#include "oracle/claims/function.h"

namespace cutecheck::oracle {
namespace {

Polynomial poly(std::string_view text) { return Polynomial::of(scalarOf(parseIntTuple(text).value())); }

TEST(Polynomial, SumsAndProductsCommute) {
  EXPECT_EQ(poly("(M+N)*(M-N)"), poly("M*M-N*N"));
  EXPECT_EQ(poly("2*M*N+M"), poly("M*(N+N+1)"));
  EXPECT_FALSE(poly("M-N") == poly("N-M"));
  EXPECT_FALSE(poly("M*N") == poly("M+N"));
}

TEST(Polynomial, DivisorsCancel) {
  EXPECT_EQ(poly("8*(M{div=8}/8)"), poly("M{div=8}"));
  EXPECT_TRUE(poly("M{div=8}%4").is(0));
  EXPECT_EQ(poly("(M{div=8}+16)/8"), poly("M{div=8}/8+2"));
  EXPECT_EQ(poly("M{div=8}/16").str(), "M/8/2");
  EXPECT_EQ(poly("M{div=8}%16").str(), "8*(M/8%2)");
  // Without the promise nothing cancels.
  EXPECT_FALSE(poly("8*(M/8)") == poly("M"));
  EXPECT_FALSE(poly("M%4").constant().has_value());
  EXPECT_FALSE(poly("M{div=8}%16").constant().has_value());
}

TEST(Polynomial, QuotientsAreFloors) {
  EXPECT_EQ(poly("(4*M+7)/4"), poly("M+1"));
  EXPECT_EQ(poly("(4*M-1)/4"), poly("M-1"));
  EXPECT_TRUE(poly("(4*M-1)%4").is(3));
  EXPECT_FALSE(poly("(4*M-1)/4") == poly("M"));
}

TEST(Polynomial, ExactQuotientMultipliesBack) {
  auto q = exactQuotient(poly("M*M-N*N"), poly("M+N"));
  ASSERT_TRUE(q.has_value());
  EXPECT_EQ(*q, poly("M-N"));
  EXPECT_EQ(exactQuotient(poly("6*M*N"), poly("3*N")), poly("2*M"));
  EXPECT_FALSE(exactQuotient(poly("M*M+1"), poly("M")).has_value());
  EXPECT_FALSE(exactQuotient(poly("3*M"), poly("2")).has_value());
  EXPECT_FALSE(exactQuotient(poly("M"), Polynomial(0)).has_value());
}

TEST(Polynomial, OverflowKnowsNothing) {
  Polynomial big(int64_t{1} << 62);
  Polynomial huge = big * big * big;
  EXPECT_FALSE(huge == huge);
  EXPECT_FALSE(huge.constant().has_value());
  EXPECT_EQ(big * big, big * big);  // 124 bits still fit
}

TEST(Polynomial, ScalarReadsBack) {
  for (const char* text : {"2*M*N-3*M+7", "M/4+N%3", "0", "-5", "M-N"}) {
    Polynomial p = poly(text);
    EXPECT_EQ(Polynomial::of(p.scalar()), p) << text << " printed " << p.str();
  }
}

// Beyond 128 bits nothing is known, on every way that leads on from there.
TEST(Polynomial, BeyondItsBitsStaysUnknown) {
  const Polynomial wide(Int128(1) << 100), m = Polynomial::of(ScalarNode::symbol("M")), far = wide * wide * m;
  ASSERT_FALSE(far.known());
  const Polynomial again = Polynomial::of(far.scalar());
  EXPECT_FALSE(again.known());
  EXPECT_TRUE(isBeyond(far.scalar()));
  EXPECT_TRUE(isBeyond((far + m).scalar()));
  for (const Polynomial& p : {far + m, m - far, far * Polynomial(0), Polynomial(0) - far, quotient(far, Polynomial(2)),
                              remainder(far, Polynomial(2)), quotient(m, far), remainder(m, far), quotient(far, m),
                              far.substitute(m.atoms()[0], Polynomial(0)),
                              (wide * m).substitute(m.atoms()[0], wide)}) {
    EXPECT_FALSE(p.known()) << p.str();
    EXPECT_FALSE(p.constant());
    EXPECT_FALSE(p == p);
    EXPECT_FALSE(p == Polynomial(0));
  }
  EXPECT_FALSE(exactQuotient(far, far));
  EXPECT_FALSE(exactQuotient(m, far));
  EXPECT_TRUE(((wide * m) - (wide * m)).is(0));
  EXPECT_FALSE(isBeyond((wide * m).scalar()));
}

}  // namespace
}  // namespace cutecheck::oracle
