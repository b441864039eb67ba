// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/complement.h"

#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

std::string complementOf(const std::string& a, const std::string& cotarget) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  return typeText(complement(arithmetic, typed(a), Number::of(T(cotarget), Role::kExtent, nullptr)));
}

TEST(MixedComplement, FillsTheGaps) {
  EXPECT_EQ(complementOf("4:2", "24"), "(2,3):(1,8)");
  EXPECT_EQ(complementOf("(2,2):(1,6)", "24"), "(3,2):(2,12)");
  EXPECT_EQ(complementOf("(2,1,3):(4,9,0)", "16"), "(4,2):(1,8)");
  EXPECT_EQ(complementOf("16:1", "16"), "1:0");
}

TEST(MixedComplement, TheCotargetMayBeLeftToRunTime) {
  EXPECT_EQ(complementOf("4:2", "?"), "(2,?):(1,8)");
  EXPECT_EQ(complementOf("4:2", "?{div=16}"), "(2,?{div=2}):(1,8)");
  EXPECT_EQ(complementOf("16:1", "?{i64}"), "?{i64}:16");
}

TEST(MixedComplement, Refusals) {
  EXPECT_EQ(complementOf("4:?", "24"), "kUndecided");
  EXPECT_EQ(complementOf("?:2", "24"), "kUndecided");
  EXPECT_EQ(complementOf("2:-1", "24"), "kNegativeStride");
  EXPECT_EQ(complementOf("(2,2):(1,1)", "24"), "kNotInjective");
  EXPECT_EQ(complementOf("(2,2):(2,5)", "24"), "kNoComplement");
  EXPECT_EQ(complementOf("2:1@0", "24"), "kBasisStride");
  // Beyond the cotarget a hole does no harm, where it is known to be beyond.
  EXPECT_EQ(complementOf("(2,2):(1,5)", "4"), "2:2");
  EXPECT_EQ(complementOf("(2,2):(1,5)", "?"), "kUndecided");
}

TEST(MixedComplement, WithoutCotargetThatOfTheLargestOffset) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  EXPECT_EQ(typeText(complement(arithmetic, typed("4:2"))), "2:1");
  EXPECT_EQ(typeText(complement(arithmetic, typed("?:2"))), "kUndecided");
}

// n tiles of 16: the last one counted where it is not full.
TEST(MixedComplement, RoundsUp) {
  CheckingBuilder builder;
  Arithmetic arithmetic(builder);
  for (const auto& [n, tiles] :
       {std::pair<int64_t, int64_t>{1, 1}, {16, 1}, {17, 2}, {2147483647, 134217728}}) {
    const Number cotarget = Number::of(T("?"), Role::kExtent, builder.input(n, 32));
    const auto rest = complement(arithmetic, typed("16:1"), cotarget);
    ASSERT_TRUE(rest.ok());
    EXPECT_EQ(builder.valueOf(rest->shape.number()), tiles);
  }
  EXPECT_EQ(builder.complaint, "");
}

}  // namespace
}  // namespace cutecheck::mixed
