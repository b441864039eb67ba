// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The targets of laws and of matrix descriptors: silent on core, loud under planted faults.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "core/notation/print.h"
#include "fuzz/checks/checks.h"
#include "fuzz/inputs/law_input.h"
#include "fuzz/inputs/matrix_descriptor_input.h"
#include "properties/mutation/fault.h"

namespace cutecheck::fuzz {
namespace {

constexpr int kCases = 5000;

// Leaves and tuples, so that a useful share is small layouts.
std::string bytesOf(std::mt19937_64& random, int header) {
  static constexpr unsigned char kPieces[] = {0x81, 0x82, 1, 1, 2, 3, 5, 7, 0, 1, 2, 4, 8, 0xff, 6, 3};
  std::string bytes;
  for (int k = 0; k < header; ++k) bytes += static_cast<char>(random());
  for (int k = 0; k < 30; ++k) bytes += static_cast<char>(kPieces[random() % 16]);
  return bytes;
}

std::string operandBytes(std::mt19937_64& random) {
  std::string bytes = bytesOf(random, 9);
  // A canonical operand half of the time.
  if (random() % 2 == 0) bytes[0] = static_cast<char>(2 + random() % 2), bytes[8] = 0, bytes[2] &= 63;
  return bytes;
}

TEST(LawInput, AByteNamesEachLaw) { EXPECT_LE(laws::allLaws().size(), 256u); }

TEST(LawInput, DecodesAsWritten) {
  const std::string bytes("\x05\x03\x07\x00\x4d\x00\x81\x03\x08\x07\x01\x02\x02\x04\x03", 15);
  const LawInput in = decodeLawInput(bytes);
  EXPECT_EQ(in.law, 5u);
  std::string other = bytes;
  other[1] = 4;
  EXPECT_NE(decodeLawInput(other).which, in.which);
  EXPECT_EQ(in.input.number, 7);
  EXPECT_EQ(toString(in.input.swizzle), "S<1,3,3>");
  EXPECT_EQ(toString(in.input.a), "(4,8):(8,1)");
  EXPECT_EQ(toString(in.input.b), "3:2");
  EXPECT_EQ(toString(in.input.coordinate), "(1,_)");
  EXPECT_EQ(toString(decodeLawInput("").input.a), "1:0");
}

TEST(MatrixInput, DecodesAsWritten) {
  // K-major, 16 bits, 128B, two groups, 8 KiB apart.
  const MatrixDescriptorInput in = decodeMatrixInput(std::string("\x02\x30\x00\x01\x01\x40\x02\x00\x00", 9));
  EXPECT_TRUE(in.canonical);
  EXPECT_EQ(toString(in.layout), "S<3,3,3> o 0 o ((8,2),(16,1)):((64,4096),(1,128))");
  EXPECT_EQ(decodeMatrixInput(std::string("\x00\x01\x02", 3)).word, 0x201u);
}

TEST(LawCheck, IsSilentOnCore) {
  std::mt19937_64 random(1);
  for (int i = 0; i < kCases; ++i) {
    const std::string bytes = bytesOf(random, 6);
    ASSERT_EQ(checkAlgebra(bytes), "");
    ASSERT_EQ(checkSwizzle(bytes), "");
    ASSERT_EQ(checkMatrixDescriptor(operandBytes(random)), "");
  }
}

TEST(Cases, AllOrTheOneNamed) {
  laws::Input in;
  EXPECT_EQ(laws::casesOf(in, 7).begin, 0);
  EXPECT_EQ(laws::casesOf(in, 7).end, 7);
  // Every pair of a case of 5 and one of 3 around it has a number.
  std::set<std::pair<int64_t, int64_t>> pairs;
  for (in.only = 0; in.only < 15; ++in.only) {
    EXPECT_EQ(laws::casesOf(in, 5).end, laws::casesOf(in, 5).begin + 1);
    pairs.emplace(laws::casesOf(in, 5).begin, laws::casesOf(in, 3, 5).begin);
  }
  EXPECT_EQ(pairs.size(), 15u);
  EXPECT_EQ(laws::casesOf(in, 0).end, 0);
}

TEST(Cases, OneFindsWhatAllFindAndNotTheReverse) {
  std::mt19937_64 random(1);
  plantedFault() = "call.offset_outside";
  int one = 0, all = 0;
  for (int i = 0; i < 4 * kCases; ++i) {
    const std::string bytes = bytesOf(random, 6);
    const bool found = !checkSwizzleCase(bytes).empty(), foundByAll = !checkSwizzle(bytes).empty();
    EXPECT_LE(found, foundByAll);
    one += found;
    all += foundByAll;
  }
  plantedFault() = {};
  EXPECT_GT(one, 0);
  EXPECT_GT(all, one);
}

struct Plant {
  const char* fault;
  std::string (*check)(std::string_view);
  bool operand = false;
};

class LawCheckPlanted : public testing::TestWithParam<Plant> {};

TEST_P(LawCheckPlanted, IsFound) {
  std::mt19937_64 random(1);
  plantedFault() = GetParam().fault;
  int found = 0;
  for (int i = 0; i < 12 * kCases && found == 0; ++i)
    found += !GetParam().check(GetParam().operand ? operandBytes(random) : bytesOf(random, 6)).empty();
  plantedFault() = {};
  EXPECT_GT(found, 0);
}

// What libFuzzer's programs ask finds them too.
TEST_P(LawCheckPlanted, IsFoundByOneCase) {
  if (GetParam().check == checkMatrixDescriptor) return;
  const auto check = GetParam().check == checkSwizzle ? checkSwizzleCase : checkAlgebraCase;
  std::mt19937_64 random(1);
  plantedFault() = GetParam().fault;
  int found = 0;
  for (int i = 0; i < 12 * kCases && found == 0; ++i) found += !check(bytesOf(random, 6)).empty();
  plantedFault() = {};
  EXPECT_GT(found, 0);
}

INSTANTIATE_TEST_SUITE_P(
    Core, LawCheckPlanted,
    testing::Values(
        Plant{"coalesce.drops_stride0", checkAlgebra}, Plant{"complement.floor", checkAlgebra},
        Plant{"composition.carry_unchecked", checkAlgebra},
        Plant{"left_inverse.divisibility_unchecked", checkAlgebra},
        Plant{"right_inverse.sorted_prefix", checkAlgebra}, Plant{"logical_divide.floor_rest", checkAlgebra},
        Plant{"zipped_divide.tiler_stride_lost", checkAlgebra},
        Plant{"logical_product.divides", checkAlgebra}, Plant{"raked_product.blocked", checkAlgebra},
        Plant{"slice.offset_dropped", checkAlgebra}, Plant{"slice.dice_slices", checkAlgebra},
        Plant{"idx2crd.reduce_last", checkAlgebra}, Plant{"tuple_modes.select_reversed", checkAlgebra},
        Plant{"upcast.floor_stride", checkAlgebra}, Plant{"swizzle_apply.source_at_base", checkSwizzle},
        Plant{"composition.swizzle_inside", checkSwizzle}, Plant{"call.offset_outside", checkSwizzle},
        Plant{"composed_inverse.shift_negated", checkSwizzle},
        Plant{"swizzle_composition.masks_xored", checkSwizzle},
        Plant{"matrix_descriptor.swapped_distances", checkMatrixDescriptor, true},
        Plant{"matrix_descriptor.codes_of_sm90", checkMatrixDescriptor, true},
        Plant{"matrix_descriptor.reserved_unchecked", checkMatrixDescriptor, true},
        Plant{"operand_read.roles_not_swapped", checkMatrixDescriptor, true},
        Plant{"operand_descriptor.unchecked", checkMatrixDescriptor, true}),
    [](const testing::TestParamInfo<Plant>& info) {
      std::string name = info.param.fault;
      for (char& c : name)
        if (c == '.') c = '_';
      return name;
    });

}  // namespace
}  // namespace cutecheck::fuzz
