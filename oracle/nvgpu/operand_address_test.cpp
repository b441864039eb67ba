// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The model of what wgmma reads: where CuTe's documented words put elements, and that each field matters.
#include "oracle/nvgpu/operand_address.h"

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

// The same operand on SM100: version 1, and code 2 in [61,64).
TEST(OperandAddress, WordsOfSm100) {
  constexpr uint64_t kSm100 = 0x4000404000010000, kOf64 = 0x8000404000010000, kOf32 = 0xc000404000010000;
  constexpr OperandShape kRows{false, 2, OperandArch::kSm100};
  for (const uint64_t row : {0, 1, 7, 8, 63})
    for (const uint64_t k : {0, 8, 15})
      EXPECT_EQ(operandAddress(kSm100, kRows, row, k), operandAddress(kWord, {false, 2}, row, k));
  EXPECT_EQ(operandAddress(kOf64, kRows, 1, 0), 64U);
  EXPECT_EQ(operandAddress(kOf64, kRows, 2, 0), 128U + 16U);
  EXPECT_EQ(operandAddress(kOf32, kRows, 4, 0), 128U + 16U);
  EXPECT_EQ(operandAddress(0x0000400800100000, {true, 2, OperandArch::kSm100}, 8, 0), 128U);
}

TEST(OperandAddress, FixedFieldsOfWords) {
  EXPECT_TRUE(isOperandWord(kWord, OperandArch::kSm90));
  EXPECT_FALSE(isOperandWord(kWord, OperandArch::kSm100));
  EXPECT_TRUE(isOperandWord(0x4000404000010000, OperandArch::kSm100));
  EXPECT_FALSE(isOperandWord(0x4000404000010000, OperandArch::kSm90));
  for (const int code : {0, 1, 2, 4, 6})
    EXPECT_TRUE(isOperandWord(uint64_t{1} << 46 | static_cast<uint64_t>(code) << 61, OperandArch::kSm100));
  for (const int code : {3, 5, 7})
    EXPECT_FALSE(isOperandWord(uint64_t{1} << 46 | static_cast<uint64_t>(code) << 61, OperandArch::kSm100));
  for (const int bit : {14, 15, 30, 31, 47, 48, 53, 60})
    EXPECT_FALSE(isOperandWord(0x4000404000010000 | uint64_t{1} << bit, OperandArch::kSm100)) << bit;
}

// Rows of 128 bytes along MN in pieces of 32, groups of four along K: LBO of 1024 bytes, SBO of 512.
TEST(OperandAddress, WideAtomsOfSm100) {
  constexpr uint64_t kWide = 0x2000402000400000;
  constexpr OperandShape kTf32{true, 4, OperandArch::kSm100};
  EXPECT_EQ(operandAddress(kWide, kTf32, 0, 0), 0U);
  EXPECT_EQ(operandAddress(kWide, kTf32, 0, 1), 128U + 32U);
  EXPECT_EQ(operandAddress(kWide, kTf32, 9, 3), 384U + 64U + 4U);
  EXPECT_EQ(operandAddress(kWide, kTf32, 0, 4), 512U);
  EXPECT_EQ(operandAddress(kWide, kTf32, 32, 0), 1024U);
}

}  // namespace
}  // namespace cutecheck::oracle
