// The model of what wgmma reads: where CuTe's documented words put elements, and that each field matters.
#include "oracle/operand_address.h"

#include <gtest/gtest.h>

namespace cutecheck::oracle {
namespace {

// f16, K-major, swizzle of 128 bytes, groups of 1024 bytes, at address 0.
constexpr uint64_t kWord = 0x4000004000010000;

TEST(OperandAddress, RowsOfTheSwizzledPattern) {
  EXPECT_EQ(operandAddress(kWord, {false, 2}, 0, 0), 0U);
  EXPECT_EQ(operandAddress(kWord, {false, 2}, 0, 8), 16U);
  // Row 1 is 128 bytes on, its first chunk in the second place.
  EXPECT_EQ(operandAddress(kWord, {false, 2}, 1, 0), 128U + 16U);
  EXPECT_EQ(operandAddress(kWord, {false, 2}, 8, 3), 1024U + 6U);
}

// PTX ISA's example: bf16, MN-major, no swizzle, LBO of 16 units along K, SBO of 8 along MN.
TEST(OperandAddress, PlainRowsExchangeTheDistances) {
  constexpr uint64_t kPlain = 0x0000000800100000;
  EXPECT_EQ(operandAddress(kPlain, {true, 2}, 8, 0), 128U);
  EXPECT_EQ(operandAddress(kPlain, {true, 2}, 0, 8), 256U);
  EXPECT_EQ(operandAddress(kPlain, {false, 2}, 8, 0), 128U);
  EXPECT_EQ(operandAddress(kPlain, {false, 2}, 0, 8), 256U);
}

TEST(OperandAddress, EachFieldMovesSomeElement) {
  const auto moves = [](uint64_t bit, bool mn) {
    for (uint64_t row = 0; row < 128; ++row)
      for (uint64_t k = 0; k < 16; ++k)
        if (operandAddress(kWord ^ uint64_t{1} << bit, {mn, 2}, row, k) !=
            operandAddress(kWord, {mn, 2}, row, k))
          return true;
    return false;
  };
  for (const uint64_t bit : {0, 3, 13, 32, 38, 45, 49, 51, 62, 63}) EXPECT_TRUE(moves(bit, false)) << bit;
  // LBO is of rows along MN; those that K needs are one.
  EXPECT_FALSE(moves(16, false));
  EXPECT_TRUE(moves(16, true));
  for (const uint64_t bit : {14, 30, 46, 48, 52, 61}) EXPECT_FALSE(moves(bit, false)) << bit;
}

}  // namespace
}  // namespace cutecheck::oracle
