// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bits and values of every format are each other's inverse; rounding is to the nearest.
#include "oracle/ptx/bytes/machine/numbers.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cutecheck::emulate {
namespace {

TEST(Numbers, BitsOfAValueAreItsOwn) {
  for (const Element element : {Element::kF16, Element::kBf16, Element::kE4M3, Element::kE5M2, Element::kE2M3,
                                Element::kE3M2, Element::kE2M1, Element::kS8, Element::kU8, Element::kS4,
                                Element::kU4, Element::kB1, Element::kUe8m0})
    for (uint64_t bits = 0; bits < uint64_t{1} << bitsOf(element); ++bits) {
      const double value = valueOf(element, bits);
      if (std::isnan(value)) continue;
      EXPECT_EQ(bitsFor(element, value), bits) << static_cast<int>(element);
    }
}

TEST(Numbers, KnownValues) {
  EXPECT_EQ(valueOf(Element::kE4M3, 0x7e), 448);
  EXPECT_TRUE(std::isnan(valueOf(Element::kE4M3, 0x7f)));
  EXPECT_EQ(valueOf(Element::kE5M2, 0x7b), 57344);
  EXPECT_TRUE(std::isinf(valueOf(Element::kE5M2, 0x7c)));
  EXPECT_EQ(valueOf(Element::kE2M3, 0x1f), 7.5);
  EXPECT_EQ(valueOf(Element::kE3M2, 0x1f), 28);
  EXPECT_EQ(valueOf(Element::kE2M1, 0x7), 6);
  EXPECT_EQ(valueOf(Element::kUe8m0, 127), 1);
  EXPECT_EQ(valueOf(Element::kUe4m3, 0x38), 1);
  EXPECT_EQ(valueOf(Element::kTf32, 0x3f801fff), 1);  // the low bits are not read
  EXPECT_EQ(canonicalNan(Element::kTf32), 0x7fffe000U);
}

TEST(Numbers, NanIsCanonical) {
  for (const double nan : {std::nan(""), -std::nan("")}) {
    EXPECT_EQ(bitsFor(Element::kF32, nan), 0x7fffffffU);
    EXPECT_EQ(bitsFor(Element::kF16, nan), 0x7fffU);
    EXPECT_EQ(bitsFor(Element::kBf16, nan), 0x7fffU);
    EXPECT_EQ(bitsFor(Element::kF64, nan), 0x7ff8000000000000U);
    for (const Element element : {Element::kE4M3, Element::kE5M2, Element::kUe4m3})
      EXPECT_EQ(bitsFor(element, nan), 0x7fU);
    EXPECT_EQ(bitsFor(Element::kUe8m0, nan), 0xffU);
  }
}

// Of a value below, at and above half of a step, in each direction.
TEST(Numbers, RoundsInEachDirection) {
  const struct {
    Rounding rounding;
    uint64_t above, below;  // of 1 + 2^-11 as f16, and of its negative
  } kRows[] = {{Rounding::kNearest, 0x3c00, 0xbc00},
               {Rounding::kNearestAway, 0x3c01, 0xbc01},
               {Rounding::kZero, 0x3c00, 0xbc00},
               {Rounding::kDown, 0x3c00, 0xbc01},
               {Rounding::kUp, 0x3c01, 0xbc00}};
  for (const auto& row : kRows) {
    EXPECT_EQ(bitsRounded(Element::kF16, 1 + 0x1p-11, row.rounding), row.above);
    EXPECT_EQ(bitsRounded(Element::kF16, -1 - 0x1p-11, row.rounding), row.below);
    EXPECT_EQ(bitsRounded(Element::kF16, 1, row.rounding), 0x3c00U);
    EXPECT_EQ(bitsRounded(Element::kF16, -0.0, row.rounding), 0x8000U);
  }
  EXPECT_EQ(bitsRounded(Element::kF16, 1 + 0x1p-11 + 0x1p-40, Rounding::kNearest), 0x3c01U);
  EXPECT_EQ(bitsOfInteger(Element::kF32, false, 0x8000008000000001, Rounding::kNearest), 0x5f000001U);
  EXPECT_EQ(bitsOfInteger(Element::kF64, true, ~uint64_t{0}, Rounding::kZero), 0xc3efffffffffffffU);
}

TEST(Numbers, RoundsToNearestEven) {
  EXPECT_EQ(bitsFor(Element::kF16, 2049), bitsFor(Element::kF16, 2048));
  EXPECT_EQ(bitsFor(Element::kF16, 2051), bitsFor(Element::kF16, 2052));
  EXPECT_EQ(bitsFor(Element::kF16, 65519), 0x7bffU);
  EXPECT_EQ(bitsFor(Element::kF16, 65520), 0x7c00U);
  EXPECT_EQ(bitsFor(Element::kE4M3, 1000), 0x7eU);  // the largest: it has no infinity
  EXPECT_EQ(bitsFor(Element::kF16, 0x1p-25), 0U);
  EXPECT_EQ(bitsFor(Element::kF16, 0x1.8p-25), 1U);
}

}  // namespace
}  // namespace cutecheck::emulate
