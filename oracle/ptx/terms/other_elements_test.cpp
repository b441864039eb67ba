// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/other_elements.h"

#include <gtest/gtest.h>

namespace cutecheck::terms {
namespace {

using emulate::Element;

constexpr uint64_t kOne = 0x3f800000, kNearOne = 0x3f800001, kTwo = 0x40000000, kInfinite = 0x7f800000,
                   kNan = 0x7fc00000,
                   kOtherNan = 0xffc00001;  // bits of f32

TEST(OtherElements, TwoNanDoNotTellResultsApart) {
  for (const bool exactly : {true, false})
    EXPECT_FALSE(differ(Element::kF32, kNan, kOtherNan, exactly)) << exactly;
  EXPECT_TRUE(differ(Element::kF32, kNan, kOne, true));
  EXPECT_TRUE(differ(Element::kU32, kNan, kOtherNan, false)) << "integers have no NaN";
}

TEST(OtherElements, RoundingsExplainASixteenth) {
  EXPECT_TRUE(differ(Element::kF32, kOne, kNearOne, true));
  EXPECT_FALSE(differ(Element::kF32, kOne, kNearOne, false));
  EXPECT_TRUE(differ(Element::kF32, kOne, kTwo, false));
  EXPECT_TRUE(differ(Element::kF32, kOne, kInfinite, true));
  EXPECT_FALSE(differ(Element::kF32, kOne, kInfinite, false)) << "a sum may overflow in one order alone";
}

}  // namespace
}  // namespace cutecheck::terms
