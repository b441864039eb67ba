// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/values/arithmetic.h"

#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

Number number(const std::string& leaf, Role role = Role::kStride) {
  return Number::of(T(leaf), role, nullptr);
}

class Arithmetics : public testing::Test {
 protected:
  FoldingBuilder builder_;
  Arithmetic arithmetic_{builder_};
};

TEST_F(Arithmetics, FoldsConstants) {
  EXPECT_TRUE(arithmetic_.add(Number::of(3), Number::of(4))->is(7));
  EXPECT_TRUE(arithmetic_.multiply(Number::of(3), Number::of(4))->is(12));
  EXPECT_TRUE(arithmetic_.divide(Number::of(13), Number::of(4))->is(3));
  EXPECT_TRUE(arithmetic_.remainder(Number::of(13), Number::of(4))->is(1));
}

TEST_F(Arithmetics, ConstantsThatLeaveInt64AreRefused) {
  EXPECT_EQ(arithmetic_.add(Number::of(INT64_MAX), Number::of(1)).error().code, Code::kOverflow);
  EXPECT_EQ(arithmetic_.multiply(Number::of(INT64_MAX), Number::of(2)).error().code, Code::kOverflow);
  EXPECT_TRUE(arithmetic_.add(Number::of(INT64_MAX), Number::of(-1)).ok());
}

TEST_F(Arithmetics, IdentitiesEmitNothing) {
  CheckingBuilder builder;
  Arithmetic arithmetic(builder);
  const Number x = Number::of(T("?"), Role::kExtent, builder.input(5, 32));
  for (const auto& answer : {arithmetic.multiply(x, Number::of(1)), arithmetic.add(Number::of(0), x),
                             arithmetic.divide(x, Number::of(1))})
    EXPECT_EQ(answer->handle, x.handle);
  EXPECT_TRUE(arithmetic.multiply(x, Number::of(0))->is(0));
  EXPECT_TRUE(arithmetic.remainder(x, Number::of(1))->is(0));
  EXPECT_TRUE(arithmetic.divide(Number::of(0), x)->is(0));
  EXPECT_EQ(builder.operations, 0);
  EXPECT_FALSE(arithmetic.add(x, x)->constant);
  EXPECT_EQ(builder.operations, 1);
}

// 32 bits exactly up to the last value that fits.
TEST_F(Arithmetics, WidthFollowsTheRangeOfTheResult) {
  Number digit = number("?", Role::kCoordinate);
  digit.range.high = 32767;
  EXPECT_EQ(arithmetic_.multiply(digit, Number::of(65536))->width, 32);
  digit.range.high = 32768;
  EXPECT_EQ(arithmetic_.multiply(digit, Number::of(65536))->width, 64);
  digit.range = {-32768, 0};
  EXPECT_EQ(arithmetic_.multiply(digit, Number::of(65536))->width, 32);
  digit.range = {-32769, 0};
  EXPECT_EQ(arithmetic_.multiply(digit, Number::of(65536))->width, 64);
}

TEST_F(Arithmetics, AWideOperandMakesTheResultWide) {
  EXPECT_EQ(arithmetic_.remainder(number("?{i64}", Role::kCoordinate), Number::of(16))->width, 64);
  EXPECT_EQ(arithmetic_.remainder(number("?", Role::kCoordinate), Number::of(16))->width, 32);
  EXPECT_EQ(arithmetic_.add(number("?"), number("?{i64}"))->width, 64);
}

TEST_F(Arithmetics, DivisorsAreKept) {
  EXPECT_EQ(arithmetic_.multiply(number("?{div=4}"), Number::of(6))->div, 24);
  EXPECT_EQ(arithmetic_.add(number("?{div=12}"), number("?{div=8}"))->div, 4);
  EXPECT_EQ(arithmetic_.divide(number("?{div=12}", Role::kExtent), Number::of(4))->div, 3);
  EXPECT_EQ(arithmetic_.divide(number("?{div=12}", Role::kExtent), Number::of(5))->div, 1);
  // What was divided without a rest is an extent still.
  EXPECT_EQ(arithmetic_.divide(number("?{div=12}", Role::kExtent), Number::of(4))->range.low, 1);
  EXPECT_EQ(arithmetic_.divide(number("?{div=12}", Role::kExtent), Number::of(5))->range.low, 0);
  // No number of 32 bits is a multiple of 2^31 and positive: the ends of the range stay in order.
  EXPECT_EQ(
      arithmetic_.divide(number("?{div=2147483648}", Role::kExtent), Number::of(int64_t{1} << 31))->range,
      (Range{1, 1}));
  EXPECT_TRUE(arithmetic_.remainder(number("?{div=12}", Role::kExtent), Number::of(4))->is(0));
  EXPECT_EQ(arithmetic_.remainder(number("?{div=12}", Role::kExtent), Number::of(8))->div, 4);
}

}  // namespace
}  // namespace cutecheck::mixed
