// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The target of the mixed engine: silent on right answers, loud under planted faults, and its inputs are what
// they are meant to be.
#include "fuzz/checks/mixed_check.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "core/notation/print.h"
#include "fuzz/checks/checks.h"
#include "properties/mutation/fault.h"

namespace cutecheck::fuzz {
namespace {

using Word = MixedOutcome::Word;

constexpr int kCases = 20'000;

std::string bytesOf(std::mt19937_64& random) {
  // Small extents and strides, so that operands meet.
  constexpr unsigned char kPieces[] = {0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x07, 0x08,
                                       0x0c, 0x10, 0x11, 0xdd, 0x81, 0x82, 0xff, 0x41};
  std::string bytes;
  for (int k = 0; k < 6; ++k) bytes += static_cast<char>(random());
  for (int k = 0; k < 34; ++k) bytes += static_cast<char>(kPieces[random() % 16]);
  return bytes;
}

TEST(MixedCheck, InputsDecodeAsWritten) {
  // composition, extents of A at run time: (4,6):(1,4), the 6 a multiple of 2, by 2:1.
  const std::string bytes("\x00\x01\x00\x00\x00\x00\x81\x03\x01\x00\x05\x04\x05\x01\x01\x00", 16);
  const MixedInput in = decodeMixed(bytes);
  EXPECT_EQ(toString(in.a.values), "(4,6):(1,4)");
  EXPECT_EQ(toString(in.a.type), "(4,?{div=2}):(1,4)");
  EXPECT_EQ(toString(in.b.type), "2:1");
  EXPECT_FALSE(in.isStatic);
  EXPECT_EQ(outcomeOfMixed(in).word, Word::kAgreed);
  EXPECT_EQ(toString(decodeMixed("").a.values), "1:0");
}

TEST(MixedCheck, IsSilentAndSeesAnswersOfEveryOperation) {
  std::mt19937_64 random(1);
  std::set<std::string> atRunTime, refusing;
  for (int i = 0; i < kCases; ++i) {
    const MixedInput in = decodeMixed(bytesOf(random));
    const MixedOutcome outcome = outcomeOfMixed(in);
    ASSERT_EQ(outcome.finding, "");
    if (in.isStatic) continue;
    if (outcome.word == Word::kAgreed) atRunTime.insert(mixedOperationName(in.operation));
    if (outcome.word == Word::kRefusesMore) refusing.insert(mixedOperationName(in.operation));
  }
  EXPECT_EQ(atRunTime.size(), mixedOperations());
  EXPECT_GT(refusing.size(), 5u);
}

class MixedCheckPlanted : public testing::TestWithParam<const char*> {};

TEST_P(MixedCheckPlanted, IsFound) {
  std::mt19937_64 random(1);
  plantedFault() = GetParam();
  int found = 0;
  for (int i = 0; i < 3 * kCases && found == 0; ++i) found += !checkMixed(bytesOf(random)).empty();
  plantedFault() = {};
  EXPECT_GT(found, 0);
}

INSTANTIATE_TEST_SUITE_P(Engine, MixedCheckPlanted,
                         testing::Values("mixed_composition.carry_unchecked",
                                         "mixed_complement.divisibility_unchecked", "mixed_complement.floor",
                                         "flat_layout.sign_dropped", "mixed_logical_divide.floor_rest",
                                         "mixed_zipped_divide.tail_dropped", "mixed_blocked_product.raked",
                                         "mixed_swizzle_apply.shift_off_by_one",
                                         "mixed_slice.keeps_the_fixed", "mixed_recast_layout.modes_alone",
                                         "mixed_filter_zeros.kept"),
                         [](const testing::TestParamInfo<const char*>& info) {
                           std::string name = info.param;
                           for (char& c : name)
                             if (c == '.') c = '_';
                           return name;
                         });

}  // namespace
}  // namespace cutecheck::fuzz
