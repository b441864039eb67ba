// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Numbers as choices: of a seed, and of bytes.
#include "properties/generators/random.h"

#include <gtest/gtest.h>

#include <string>

namespace cutecheck::generators {
namespace {

std::vector<int64_t> drawn(Random random, int64_t n, size_t count) {
  std::vector<int64_t> numbers;
  while (numbers.size() < count) numbers.push_back(random.below(n));
  return numbers;
}

TEST(Random, IsAFunctionOfTheSeed) {
  EXPECT_EQ(drawn(Random(7), 1000, 50), drawn(Random(7), 1000, 50));
  EXPECT_NE(drawn(Random(7), 1000, 50), drawn(Random(8), 1000, 50));
}

TEST(Random, ChoicesAreTheBytesOfTheTape) {
  const std::string tape("\x05\xff\x01\x02\x07", 5);
  Random random(tape);
  EXPECT_EQ(random.below(1), 0);  // no choice, no byte
  EXPECT_EQ(random.below(10), 5);
  EXPECT_EQ(random.below(256), 255);
  EXPECT_EQ(random.below(257), 0x102 % 257);
  EXPECT_FALSE(random.spent());
  EXPECT_EQ(random.between(3, 4), 4);
  EXPECT_TRUE(random.spent());
  // A byte more or less in a wide choice at the end.
  EXPECT_EQ(Random(std::string_view("\x01", 1)).below(int64_t{1} << 40), 1);
}

TEST(Random, BehindTheTapeComesTheSequenceOfSeedZero) {
  Random random(std::string_view("\x01", 1));
  EXPECT_EQ(random.below(2), 1);
  std::vector<int64_t> rest;
  for (int i = 0; i < 20; ++i) rest.push_back(random.below(1000));
  EXPECT_EQ(rest, drawn(Random(0), 1000, 20));
  EXPECT_EQ(drawn(Random(std::string_view()), 1000, 20), rest);
  EXPECT_TRUE(Random(std::string_view()).spent());
  EXPECT_FALSE(Random(0).spent());
}

TEST(Random, AnotherByteIsAnotherChoiceAndTheOthersStay) {
  const std::string one("\x01\x02\x03\x04", 4), other("\x01\x09\x03\x04", 4);
  const auto first = drawn(Random(one), 100, 4), second = drawn(Random(other), 100, 4);
  EXPECT_EQ(first, (std::vector<int64_t>{1, 2, 3, 4}));
  EXPECT_EQ(second, (std::vector<int64_t>{1, 9, 3, 4}));
}

}  // namespace
}  // namespace cutecheck::generators
