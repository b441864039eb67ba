// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is equal for real numbers, and what is not; what the store of terms takes as one.
#include "oracle/ptx/terms/real.h"

#include <gtest/gtest.h>

#include <functional>

namespace cutecheck::terms {
namespace {

class Real : public testing::Test {
 protected:
  TermId leaf(uint64_t offset, Element type = Element::kF32) { return terms.leaf(type, 0, offset, 0); }
  TermId of(Op op, std::initializer_list<TermId> args, Element type = Element::kF32, const char* flavor = "") {
    return terms.make(op, type, std::span(args.begin(), args.size()), flavor);
  }
  TermId number(float value) { return terms.number(emulate::bitsFor(Element::kF32, value), 4); }
  TermId converted(TermId from, Element to, Element type) {
    return terms.make(Op::kConvert, to, std::span(&from, 1), "", type);
  }
  std::optional<bool> equal(TermId x, TermId y, Element as = Element::kF32) { return RealTheory(terms).equal(x, y, as); }

  Terms terms;
  TermId a = leaf(0), b = leaf(1), c = leaf(2);
};

TEST_F(Real, SumsAndProductsInAnyOrder) {
  const TermId left = of(Op::kMul, {of(Op::kAdd, {a, b}), of(Op::kSub, {a, b})});
  const TermId right = of(Op::kSub, {of(Op::kMul, {a, a}), of(Op::kMul, {b, b})});
  EXPECT_EQ(equal(left, right), true);
  EXPECT_EQ(equal(left, of(Op::kAdd, {of(Op::kMul, {a, a}), of(Op::kMul, {b, b})})), false);
  EXPECT_EQ(equal(of(Op::kFma, {a, b, c}), of(Op::kAdd, {c, of(Op::kMul, {b, a})})), true);
  EXPECT_EQ(equal(of(Op::kFma, {a, b, c}), of(Op::kFma, {a, c, b})), false);
  EXPECT_EQ(equal(of(Op::kAdd, {a, a}), of(Op::kMul, {number(2), a})), true);
  EXPECT_EQ(equal(of(Op::kAdd, {a, a}), a), false);
  EXPECT_EQ(equal(of(Op::kAdd, {a, of(Op::kNeg, {a})}), number(0)), true);
}

TEST_F(Real, AProductOfLongSumsIsNotMultipliedOut) {
  // In halves, so that a sanitizer's large frames suffice.
  const std::function<TermId(uint64_t, uint64_t)> sum = [&](uint64_t from, uint64_t count) {
    return count == 1 ? leaf(from)
                      : of(Op::kAdd, {sum(from, count / 2), sum(from + count / 2, count - count / 2)});
  };
  const auto product = [&](uint64_t count, bool exchanged) {
    const TermId left = sum(0, count), right = of(Op::kAdd, {sum(10000, count - 1), leaf(20000)});
    return exchanged ? of(Op::kAdd, {of(Op::kMul, {right, left}), a}) : of(Op::kAdd, {a, of(Op::kMul, {left, right})});
  };
  RealTheory theory(terms);
  const TermId one = product(3000, false), other = of(Op::kSub, {product(3000, true), number(0)});
  EXPECT_EQ(theory.equal(one, other, Element::kF32), std::nullopt);
  EXPECT_EQ(theory.why(), "a product of sums of 3000 and 3000 terms is not multiplied out");
  // The factors are compared first.
  const TermId reversed = of(Op::kMul, {of(Op::kAdd, {leaf(2999), sum(0, 2999)}), sum(10000, 3000)});
  EXPECT_EQ(equal(of(Op::kMul, {sum(10000, 3000), sum(0, 3000)}), reversed), true);
  EXPECT_EQ(equal(of(Op::kMul, {sum(10000, 3000), sum(1, 3000)}), reversed), std::nullopt);
  EXPECT_EQ(equal(product(100, false), of(Op::kSub, {product(100, true), number(0)})), true);
  EXPECT_EQ(equal(product(100, false), of(Op::kSub, {product(99, true), number(0)})), false);
}

TEST_F(Real, QuotientsAndMaximaAreFunctions) {
  EXPECT_EQ(equal(of(Op::kDiv, {a, b}), of(Op::kMul, {of(Op::kRcp, {b}), a})), true);
  EXPECT_EQ(equal(of(Op::kDiv, {a, b}), of(Op::kDiv, {b, a})), false);
  EXPECT_EQ(equal(of(Op::kMax, {a, of(Op::kMax, {b, c})}), of(Op::kMax, {of(Op::kMax, {c, a}), b})), true);
  EXPECT_EQ(equal(of(Op::kMax, {a, b}), of(Op::kMin, {a, b})), false);
  EXPECT_EQ(equal(of(Op::kMax, {a, b}), of(Op::kMax, {a, c})), false);
  EXPECT_EQ(equal(of(Op::kSqrt, {of(Op::kAdd, {a, b})}), of(Op::kSqrt, {of(Op::kAdd, {b, a})})), true);
  EXPECT_EQ(equal(of(Op::kSqrt, {a}), of(Op::kAbs, {a})), false);
}

TEST_F(Real, ConversionsBetweenFloatsLoseNothing) {
  const TermId half = leaf(3, Element::kF16);
  const TermId wide = converted(half, Element::kF32, Element::kF16);
  EXPECT_EQ(equal(converted(wide, Element::kF16, Element::kF32), half, Element::kF16), true);
  RealTheory theory(terms);
  EXPECT_EQ(theory.equal(wide, of(Op::kAdd, {wide, number(0)}), Element::kF32), true);
  EXPECT_TRUE(theory.losses().contains("add.f32 without rounding"));
  EXPECT_FALSE(theory.losses().contains("cvt.f32.f16 without rounding"));
  EXPECT_EQ(theory.equal(converted(a, Element::kF16, Element::kF32),
                         converted(b, Element::kF16, Element::kF32), Element::kF16),
            false);
  EXPECT_TRUE(theory.losses().contains("cvt.f16.f32 without rounding"));
}

TEST_F(Real, BitsOfANumberAreNotTheNumber) {
  const TermId integer = of(Op::kAdd, {a, terms.number(1, 4)}, Element::kU32);
  EXPECT_EQ(equal(integer, of(Op::kAdd, {a, number(1)})), false);
  EXPECT_EQ(equal(leaf(4, Element::kU32), converted(leaf(4, Element::kU32), Element::kF32, Element::kU32)), false);
  // A sign that is changed in the bits is no negation here: Unknown, never another verdict.
  EXPECT_EQ(equal(of(Op::kXor, {a, terms.number(0x80000000, 4)}, Element::kU32), of(Op::kNeg, {a})), false);
}

TEST_F(Real, IntegersOfDifferentSignAreNoneOfAnother) {
  const TermId small = leaf(5, Element::kU8);
  EXPECT_EQ(equal(converted(small, Element::kS32, Element::kS8),
                  converted(small, Element::kS32, Element::kU8), Element::kS32),
            false);
  EXPECT_EQ(equal(of(Op::kMax, {leaf(6, Element::kU32), leaf(7, Element::kU32)}, Element::kU32),
                  of(Op::kMax, {leaf(6, Element::kU32), leaf(7, Element::kU32)}, Element::kS32), Element::kU32), false);
  EXPECT_EQ(equal(of(Op::kSub, {leaf(6, Element::kU32), leaf(7, Element::kU32)}, Element::kU32),
                  of(Op::kAdd,
                     {leaf(6, Element::kU32),
                      of(Op::kMul, {leaf(7, Element::kU32), terms.number(0xffffffff, 4)}, Element::kU32)},
                     Element::kU32),
                  Element::kU32),
            true);
}

TEST_F(Real, ACoefficientOutOfRangeIsNotDecided) {
  TermId large = number(1e30F), product = a;
  for (int i = 0; i < 8; ++i) product = of(Op::kMul, {product, of(Op::kAdd, {large, number(1)})});
  EXPECT_EQ(equal(product, of(Op::kMul, {product, number(2)})), std::nullopt);
}

TEST_F(Real, WhatIsForgottenDoesNotComeBackAsAnother) {
  RealTheory theory(terms);
  terms.keep();
  const TermId first = of(Op::kXor, {a, b}, Element::kU32);
  EXPECT_EQ(theory.equal(first, a, Element::kF32), false);
  theory.forget(static_cast<TermId>(terms.kept()));
  terms.forget();
  const TermId second = of(Op::kXor, {a, c}, Element::kU32);
  EXPECT_EQ(second, first);  // the same number
  const TermId third = of(Op::kXor, {a, b}, Element::kU32);
  EXPECT_NE(third, second);
  EXPECT_EQ(theory.equal(second, third, Element::kF32), false);
  EXPECT_EQ(of(Op::kXor, {a, c}, Element::kU32), second);
}

TEST_F(Real, OneStoreHoldsEachTermOnce) {
  EXPECT_EQ(of(Op::kAdd, {a, b}), of(Op::kAdd, {b, a}));
  EXPECT_EQ(of(Op::kFma, {a, b, c}), of(Op::kFma, {b, a, c}));
  EXPECT_NE(of(Op::kSub, {a, b}), of(Op::kSub, {b, a}));
  EXPECT_NE(of(Op::kAdd, {a, of(Op::kAdd, {b, c})}), of(Op::kAdd, {of(Op::kAdd, {a, b}), c}));
  EXPECT_NE(of(Op::kAdd, {a, b}), of(Op::kAdd, {a, b}, Element::kF32, "ftz"));
  const Piece swapped[4] = {{a, 1}, {a, 0}, {a, 2}, {a, 3}}, whole[4] = {{a, 0}, {a, 1}, {a, 2}, {a, 3}};
  EXPECT_EQ(terms.fromPieces(whole, 0), a);
  EXPECT_NE(terms.fromPieces(swapped, 0), a);
}

TEST_F(Real, WhatHasNoSignKeepsNone) {
  const TermId small = leaf(0, Element::kE4M3), wide = converted(small, Element::kF32, Element::kE4M3);
  const auto through = [&](Element other) {
    return converted(converted(small, other, Element::kE4M3), Element::kF32, other);
  };
  EXPECT_EQ(equal(through(Element::kF16), wide), true);
  EXPECT_NE(equal(through(Element::kUe4m3), wide), true);
  EXPECT_NE(equal(through(Element::kUe8m0), wide), true);
}

// As a factor, among the operands of a maximum, and in a product of the same factors.
TEST_F(Real, FlushingIsTakenAsExactWhereverItStands) {
  const auto lossesOf = [&](TermId x, TermId y) {
    RealTheory theory(terms);
    EXPECT_EQ(theory.equal(x, y, Element::kF32), true);
    return theory.losses();
  };
  for (const char* flavor : {"ftz", ""}) {
    const bool flushes = *flavor != 0;
    const TermId product = of(Op::kMul, {a, b}, Element::kF32, flavor);
    EXPECT_EQ(lossesOf(of(Op::kFma, {product, a, c}), of(Op::kFma, {of(Op::kMul, {a, a}), b, c}))
                  .contains("mul.f32.ftz without flushing"),
              flushes);
    EXPECT_EQ(lossesOf(of(Op::kMax, {of(Op::kMax, {a, b}, Element::kF32, flavor), c}),
                       of(Op::kMax, {a, of(Op::kMax, {b, c})}))
                  .contains("max.f32.ftz without flushing"),
              flushes);
    EXPECT_EQ(lossesOf(of(Op::kExp2, {of(Op::kNeg, {a}, Element::kF32, flavor)}),
                       of(Op::kExp2, {of(Op::kSub, {number(0), a})}))
                  .contains("neg.f32.ftz without flushing"),
              flushes);
  }
}

}  // namespace
}  // namespace cutecheck::terms
