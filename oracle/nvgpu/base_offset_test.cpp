// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/nvgpu/base_offset.h"

#include <gtest/gtest.h>

namespace cutecheck::oracle {
namespace {

// Of each swizzle and start address the base offsets that a pattern has which begins there.
TEST(BaseOffset, IsOneOfAPatternThatBeginsThere) {
  const auto offsets = [](uint64_t word, OperandArch arch, uint64_t start) {
    std::string all;
    for (uint64_t base = 0; base < 8; ++base)
      if (wrongBaseOffset(word | base << 49 | start / 16, arch).empty()) all += std::to_string(base);
    return all;
  };
  const struct {
    uint64_t start;
    const char *of128, *of64, *of32;
  } rows[] = {{0, "0", "0", "0"},
              {128, "01", "015", "01357"},
              {256, "02", "026", "0"},
              {384, "03", "037", "01357"},
              {512, "04", "0", "0"},
              {640, "05", "015", "01357"},
              {1024 + 896, "07", "037", "01357"},
              {160, "01", "015", "01357"}};
  for (const auto& row : rows) {
    const uint64_t start = row.start;
    EXPECT_EQ(offsets(0, OperandArch::kSm90, start), "0") << start;
    EXPECT_EQ(offsets(uint64_t{1} << 62, OperandArch::kSm90, start), row.of128) << start;
    EXPECT_EQ(offsets(uint64_t{2} << 62, OperandArch::kSm90, start), row.of64) << start;
    EXPECT_EQ(offsets(uint64_t{3} << 62, OperandArch::kSm90, start), row.of32) << start;
    EXPECT_EQ(offsets(0, OperandArch::kSm100, start), "0") << start;
    EXPECT_EQ(offsets(uint64_t{1} << 61, OperandArch::kSm100, start), row.of128) << start;
    EXPECT_EQ(offsets(uint64_t{2} << 61, OperandArch::kSm100, start), row.of128) << start;
    EXPECT_EQ(offsets(uint64_t{4} << 61, OperandArch::kSm100, start), row.of64) << start;
    EXPECT_EQ(offsets(uint64_t{6} << 61, OperandArch::kSm100, start), row.of32) << start;
  }
}

}  // namespace
}  // namespace cutecheck::oracle
