// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The value of a term in the draw: rounded once, and whether it is what the real numbers give.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "oracle/ptx/terms/roundings.h"

namespace cutecheck::terms {
namespace {

using emulate::bitsFor;
using emulate::valueOf;

class Rounding : public testing::Test {
 protected:
  TermId number(Element type, double value) { return leaf(type, bitsFor(type, value)); }
  TermId leaf(Element type, uint64_t bits) { return terms.leaf(type, 0, offset++, bits); }
  TermId of(Op op, Element type, std::initializer_list<TermId> args, const char* flavor = "") {
    return terms.make(op, type, std::span(args.begin(), args.size()), flavor);
  }
  TermId converted(Element to, Element from, TermId arg, const char* flavor = "") {
    return terms.make(Op::kConvert, to, std::span(&arg, 1), flavor, from);
  }
  double value(TermId id) { return valueOf(terms.at(id).type, terms.at(id).value); }
  uint64_t bits(TermId id) { return terms.at(id).value; }
  bool rounded(TermId id) { return terms.at(id).rounded; }

  Terms terms;
  uint64_t offset = 0;
};

TEST_F(Rounding, SumsOfNarrowFloatsAreRoundedOnce) {
  struct Case {
    Element type;
    double even, first, second, little;  // the product of the two is even + 1, the middle of two numbers
  };
  for (const auto& [type, even, first, second, little] :
       {Case{Element::kBf16, 384, 5, 77, 0x1p-60}, Case{Element::kF16, 2048, 3, 683, 0x1p-24},
        Case{Element::kF32, 16777216, 97, 172961, 0x1p-60}}) {
    const TermId middle = of(Op::kFma, type, {number(type, first), number(type, second), number(type, 0)});
    EXPECT_EQ(value(middle), even);
    EXPECT_TRUE(rounded(middle));
    const TermId above =
        of(Op::kFma, type, {number(type, first), number(type, second), number(type, little)});
    EXPECT_EQ(value(above), even + 2);
    const TermId below =
        of(Op::kFma, type, {number(type, first), number(type, second), number(type, -little)});
    EXPECT_EQ(value(below), even);
  }
}

TEST_F(Rounding, IntegersAreRoundedOnce) {
  const TermId wide = leaf(Element::kS64, 4611686293305294849);
  EXPECT_EQ(bits(converted(Element::kF32, Element::kS64, wide)), 0x5e800001U);
  EXPECT_TRUE(rounded(converted(Element::kF32, Element::kS64, wide)));
  const TermId below = leaf(Element::kS64, 0 - uint64_t{4611686293305294849});
  EXPECT_EQ(bits(converted(Element::kF32, Element::kS64, below)), 0xde800001U);
  EXPECT_EQ(value(converted(Element::kF64, Element::kU64, leaf(Element::kU64, ~uint64_t{0}))), 0x1p64);
  const TermId small = converted(Element::kF32, Element::kS32, leaf(Element::kS32, 0xfffffffbU));
  EXPECT_EQ(value(small), -5);
  EXPECT_FALSE(rounded(small));
}

TEST_F(Rounding, FloatsBecomeTheNearestInteger) {
  const auto of = [&](Element to, double value, const char* flavor = "rzi", Element from = Element::kF32) {
    return bits(converted(to, from, number(from, value), flavor));
  };
  EXPECT_EQ(of(Element::kU64, 0x1p63 + 0x1p62), uint64_t{3} << 62);
  EXPECT_EQ(of(Element::kU64, 0x1p70), ~uint64_t{0});
  EXPECT_EQ(of(Element::kU64, -1), 0U);
  EXPECT_EQ(of(Element::kS64, 0x1p70), ~uint64_t{0} >> 1);
  EXPECT_EQ(of(Element::kS64, -0x1p70), uint64_t{1} << 63);
  EXPECT_EQ(of(Element::kS32, -2.5), 0xfffffffeU);
  EXPECT_EQ(of(Element::kS32, -2.5, "rmi.ftz"), 0xfffffffdU);
  EXPECT_EQ(of(Element::kS32, 2.5, "rpi.ftz"), 3U);
  EXPECT_EQ(of(Element::kS32, 0x1p-140, "rpi.ftz"), 0U);
  EXPECT_EQ(of(Element::kS32, 0x1p-140, "rpi"), 1U);
  const double none = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(of(Element::kS32, none), 0U);
  EXPECT_EQ(of(Element::kS64, none), uint64_t{1} << 63);
  EXPECT_EQ(of(Element::kS32, none, "rzi", Element::kF64), uint64_t{1} << 31);
  // What is rounded behind a float is a whole number like another.
  const TermId third =
      this->of(Op::kDiv, Element::kF32, {number(Element::kF32, 1), number(Element::kF32, 3)});
  EXPECT_TRUE(rounded(converted(Element::kS32, Element::kF32, third, "rzi")));
  EXPECT_FALSE(rounded(converted(Element::kS32, Element::kF32, number(Element::kF32, 2.5), "rzi")));
}

TEST_F(Rounding, FlushesOperandsAndResults) {
  const double least = 0x1p-126;
  const TermId one = number(Element::kF32, 1), below = number(Element::kF32, least / 2),
               half = number(Element::kF32, 0.5);
  EXPECT_EQ(value(of(Op::kMul, Element::kF32, {one, below})), least / 2);
  EXPECT_EQ(value(of(Op::kMul, Element::kF32, {one, below}, "ftz")), 0);
  EXPECT_TRUE(rounded(of(Op::kMul, Element::kF32, {one, below}, "ftz")));
  EXPECT_FALSE(rounded(of(Op::kMul, Element::kF32, {one, below})));
  EXPECT_EQ(value(of(Op::kMul, Element::kF32, {number(Element::kF32, least), half}, "ftz")), 0);
  const TermId negative = of(Op::kMul, Element::kF32, {number(Element::kF32, -least), half}, "ftz");
  EXPECT_EQ(bits(negative), 0x80000000U);
  EXPECT_EQ(value(of(Op::kMax, Element::kF32, {number(Element::kF32, -1), below}, "ftz")), 0);
  EXPECT_EQ(value(of(Op::kExp2, Element::kF32, {number(Element::kF32, -130)}, "approx.ftz")), 0);
  EXPECT_EQ(value(of(Op::kExp2, Element::kF32, {number(Element::kF32, -130)}, "approx")), 0x1p-130);
  // Of conversions f32 alone: each f16 is a normal f32.
  EXPECT_EQ(value(converted(Element::kF32, Element::kF16, number(Element::kF16, 0x1p-24), "ftz")), 0x1p-24);
  EXPECT_EQ(value(converted(Element::kBf16, Element::kF32, below, "relu")), least / 2);
}

TEST_F(Rounding, ConversionsToEightBitsEndAtTheLargest) {
  for (const auto& [type, largest] : {std::pair(Element::kE5M2, 57344.0), std::pair(Element::kE4M3, 448.0)}) {
    EXPECT_EQ(value(converted(type, Element::kF32, number(Element::kF32, 1e9))), largest);
    EXPECT_EQ(value(converted(type, Element::kF32, number(Element::kF32, -1e9))), -largest);
    EXPECT_TRUE(rounded(converted(type, Element::kF32, number(Element::kF32, 1e9))));
    EXPECT_FALSE(rounded(converted(type, Element::kF32, number(Element::kF32, 12))));
  }
}

TEST_F(Rounding, SaysWhatIsNotTheRealNumber) {
  const auto f32 = [&](double value) { return number(Element::kF32, value); };
  EXPECT_FALSE(rounded(of(Op::kAdd, Element::kF32, {f32(0x1p24), f32(2)})));
  EXPECT_TRUE(rounded(of(Op::kAdd, Element::kF32, {f32(0x1p24), f32(1)})));
  EXPECT_FALSE(rounded(of(Op::kDiv, Element::kF32, {f32(5), f32(8)})));
  EXPECT_TRUE(rounded(of(Op::kDiv, Element::kF32, {f32(0x1p24 - 1), f32(0x1p24 - 2)})));
  EXPECT_FALSE(rounded(of(Op::kAdd, Element::kF64, {number(Element::kF64, 5), number(Element::kF64, 8)})));
  EXPECT_TRUE(
      rounded(of(Op::kAdd, Element::kF64, {number(Element::kF64, 0x1p53), number(Element::kF64, 1)})));
  EXPECT_TRUE(rounded(of(Op::kMul, Element::kF64, {number(Element::kF64, 0.1), number(Element::kF64, 3)})));
  EXPECT_FALSE(rounded(of(Op::kSqrt, Element::kF32, {f32(9)})));
  EXPECT_TRUE(rounded(of(Op::kSqrt, Element::kF32, {f32(2)})));
  EXPECT_TRUE(rounded(of(Op::kMul, Element::kF32, {f32(0x1p-100), f32(0x1p-100)})));
  EXPECT_TRUE(rounded(of(Op::kMul, Element::kF32, {f32(0x1p100), f32(0x1p100)})));
  EXPECT_TRUE(rounded(of(Op::kRcp, Element::kF32, {f32(4)}, "approx")));
  // And all that is made of it, as the bits of a computed 0.
  const TermId lost =
      of(Op::kSub, Element::kF32, {of(Op::kAdd, Element::kF32, {f32(1), f32(1e9)}), f32(1e9)});
  EXPECT_EQ(value(lost), 0);
  EXPECT_TRUE(rounded(of(Op::kMax, Element::kF32, {lost, f32(1)})));
  const TermId zero = of(Op::kMul, Element::kF32, {f32(-1), f32(0)});
  EXPECT_FALSE(rounded(zero));
  EXPECT_TRUE(rounded(of(Op::kNot, Element::kU32, {zero})));
  EXPECT_FALSE(rounded(of(Op::kNot, Element::kU32, {f32(1)})));
}

TEST_F(Rounding, TheErrorOfAValueIsAtLeastWhatWasLost) {
  Roundings roundings(terms);
  const TermId small = number(Element::kF32, 1.25), large = number(Element::kF32, 1e9);
  const TermId sum = of(Op::kAdd, Element::kF32, {small, large}),
               back = of(Op::kSub, Element::kF32, {sum, large});
  EXPECT_GE(roundings.errorOf(back), std::fabs(value(back) - 1.25));
  EXPECT_EQ(value(back), 0);  // all of it was lost
  EXPECT_EQ(roundings.errorOf(of(Op::kAdd, Element::kF32, {small, small})), 0);
  // The largest number of the type stands for a larger one.
  const TermId ended = converted(Element::kE4M3, Element::kF32, number(Element::kF32, 1000), "satfinite");
  EXPECT_GE(roundings.errorOf(ended), 1000 - value(ended));
  // A factor that was flushed is lost, whatever the other is.
  const TermId little = number(Element::kF32, 0x1p-130), factor = number(Element::kF32, 0x1p120);
  const TermId flushed = of(Op::kMul, Element::kF32, {little, factor}, "ftz");
  EXPECT_EQ(value(flushed), 0);
  EXPECT_GE(roundings.errorOf(flushed), 0x1p-10);
}

}  // namespace
}  // namespace cutecheck::terms
