// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matrix descriptors: fields, limits, and words read back.
#include "core/nvgpu/matrix_descriptor.h"

#include <gtest/gtest.h>

#include <random>

namespace cutecheck {
namespace {

constexpr SwizzleMode kModes[] = {SwizzleMode::kNone, SwizzleMode::k32B, SwizzleMode::k64B,
                                  SwizzleMode::k128B};

MatrixDescriptor packed128B(MatrixArch arch) { return {arch, 0, 16, 1024, 0, false, SwizzleMode::k128B}; }

std::string ruleOf(const MatrixDescriptor& d) {
  const auto word = encode(d);
  return word.ok() ? "" : word.error().rule;
}

// Source: the words that NVIDIA's compiler and CUTLASS write for fp16, K-major, 128B, packed, at address 0.
TEST(MatrixDescriptor, TheFixedPoints) {
  EXPECT_EQ(*encode(packed128B(MatrixArch::kSm90)), 0x4000004000010000u);
  EXPECT_EQ(*encode(packed128B(MatrixArch::kSm100)), 0x4000404000010000u);
}

// Source: the masks of CUTLASS include/cute/arch/mma_sm90_desc.hpp.
TEST(MatrixDescriptor, EachFieldHasItsBits) {
  const MatrixDescriptor zero{MatrixArch::kSm90, 0, 0, 0, 0, false, SwizzleMode::kNone};
  const auto bits = [&](auto change) {
    MatrixDescriptor d = zero;
    change(d);
    return *encode(d);
  };
  const int64_t most = (1 << 18) - 16;
  EXPECT_EQ(bits([&](auto& d) { d.startAddress = most; }), 0x3fffu);
  EXPECT_EQ(bits([&](auto& d) { d.leadingByteOffset = most; }), 0x3fff0000u);
  EXPECT_EQ(bits([&](auto& d) { d.strideByteOffset = most; }), 0x3fff00000000u);
  EXPECT_EQ(bits([&](auto& d) { d.baseOffset = 7; }), 0x000e000000000000u);
  EXPECT_EQ(bits([&](auto& d) { d.mode = SwizzleMode::k32B; }), 0xc000000000000000u);
}

// Source: PTX ISA, "Swizzling Modes"; of the mode with atoms of 32 bytes, CUTLASS
// include/cute/arch/mma_sm100_desc.hpp.
TEST(MatrixDescriptor, EachModeHasItsSwizzleAndPattern) {
  struct Row {
    SwizzleMode mode;
    Swizzle bytes;
    int64_t row, pattern;
  };
  for (const Row& r :
       {Row{SwizzleMode::kNone, {0, 4, 3}, 16, 16}, Row{SwizzleMode::k32B, {1, 4, 3}, 32, 256},
        Row{SwizzleMode::k64B, {2, 4, 3}, 64, 512}, Row{SwizzleMode::k128B, {3, 4, 3}, 128, 1024},
        Row{SwizzleMode::k128BAtom32B, {2, 5, 2}, 128, 1024}}) {
    EXPECT_EQ(byteSwizzle(r.mode), r.bytes) << modeName(r.mode);
    EXPECT_EQ(rowBytes(r.mode), r.row) << modeName(r.mode);
    EXPECT_EQ(patternBytes(r.mode), r.pattern) << modeName(r.mode);
  }
}

TEST(MatrixDescriptor, AWordReadBackIsTheDescriptor) {
  std::mt19937_64 random(20261121);
  size_t checked = 0;
  for (const MatrixArch arch : {MatrixArch::kSm90, MatrixArch::kSm100}) {
    for (int i = 0; i < 20000; ++i) {
      const auto field = [&] { return static_cast<int64_t>(random() % (1 << 14)) * 16; };
      const MatrixDescriptor d{arch,
                               field(),
                               field(),
                               field(),
                               static_cast<int>(random() % 8),
                               arch == MatrixArch::kSm100 && random() % 2 == 0,
                               kModes[random() % 4]};
      const auto word = encode(d);
      ASSERT_TRUE(word.ok()) << word.error().str();
      const auto back = decodeMatrixDescriptor(*word, arch);
      ASSERT_TRUE(back.ok()) << back.error().str();
      EXPECT_EQ(*back, d);
      ++checked;
    }
  }
  EXPECT_EQ(checked, 40000u);
}

// Each word is either refused or the encoding of what it reads as.
TEST(MatrixDescriptor, EveryAcceptedWordIsWrittenTheSame) {
  std::mt19937_64 random(7);
  size_t accepted = 0, refused = 0;
  for (const MatrixArch arch : {MatrixArch::kSm90, MatrixArch::kSm100}) {
    for (int i = 0; i < 20000; ++i) {
      const uint64_t word =
          *encode(packed128B(arch)) ^ (uint64_t{1} << random() % 64) ^ (uint64_t{1} << random() % 64);
      const auto d = decodeMatrixDescriptor(word, arch);
      d.ok() ? ++accepted : ++refused;
      if (d.ok()) {
        EXPECT_EQ(*encode(*d), word);
      }
    }
  }
  EXPECT_GT(accepted, 1000u);
  EXPECT_GT(refused, 1000u);
}

TEST(MatrixDescriptor, ABrokenRuleIsNamed) {
  const auto changed = [](auto change) {
    MatrixDescriptor d = packed128B(MatrixArch::kSm90);
    change(d);
    return ruleOf(d);
  };
  EXPECT_EQ(changed([](auto&) {}), "");
  EXPECT_EQ(changed([](auto& d) { d.startAddress = 8; }), "matrix_descriptor_c1");
  EXPECT_EQ(changed([](auto& d) { d.startAddress = 1 << 18; }), "matrix_descriptor_c1");
  EXPECT_EQ(changed([](auto& d) { d.startAddress = -16; }), "matrix_descriptor_c1");
  EXPECT_EQ(changed([](auto& d) { d.leadingByteOffset = 24; }), "matrix_descriptor_c2");
  EXPECT_EQ(changed([](auto& d) { d.strideByteOffset = 1 << 18; }), "matrix_descriptor_c2");
  EXPECT_EQ(changed([](auto& d) { d.strideByteOffset = -1024; }), "matrix_descriptor_c2");
  EXPECT_EQ(changed([](auto& d) { d.baseOffset = 8; }), "matrix_descriptor_c3");
  EXPECT_EQ(changed([](auto& d) { d.mode = SwizzleMode::k128BAtom32B; }), "matrix_descriptor_c4");
  EXPECT_EQ(changed([](auto& d) { d.leadingAbsolute = true; }), "matrix_descriptor_c4");
  EXPECT_EQ(changed([](auto& d) {
              d.arch = MatrixArch::kSm100;
              d.mode = SwizzleMode::k128BAtom32B;
            }),
            "");
}

TEST(MatrixDescriptor, AReservedBitIsNamed) {
  const auto refused = decodeMatrixDescriptor(0x4000004000010000u | uint64_t{1} << 14, MatrixArch::kSm90);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().str(), "kUsage [matrix_descriptor_c5]: bit 14 has no meaning and must be 0");
  // A word of SM90 has no version.
  const auto version = decodeMatrixDescriptor(0x4000004000010000u, MatrixArch::kSm100);
  ASSERT_FALSE(version.ok());
  EXPECT_EQ(version.error().rule, "matrix_descriptor_c5");
  // Codes 3, 5 and 7 of SM100 name no mode.
  EXPECT_EQ(decodeMatrixDescriptor(uint64_t{3} << 61 | uint64_t{1} << 46, MatrixArch::kSm100).error().rule,
            "matrix_descriptor_c4");
}

// Each bit of a word alone: which have no meaning, and why.
TEST(MatrixDescriptor, EachBitAloneIsReadOrNamed) {
  for (const MatrixArch arch : {MatrixArch::kSm90, MatrixArch::kSm100}) {
    const bool is100 = arch == MatrixArch::kSm100;
    const uint64_t base = *encode(packed128B(arch));
    for (int bit = 0; bit < (is100 ? 61 : 62); ++bit) {
      const auto read = decodeMatrixDescriptor(base ^ uint64_t{1} << bit, arch);
      const bool isVersion = is100 && bit >= 46 && bit < 49;
      const bool isField = (bit % 16 < 14 && bit < 46) || (bit >= 49 && bit < 52) || (is100 && bit == 52);
      ASSERT_EQ(read.ok(), isField) << bit << " " << is100;
      if (isField) continue;
      EXPECT_EQ(read.error().rule, "matrix_descriptor_c5");
      EXPECT_EQ(read.error().message, "bit " + std::to_string(bit) +
                                          (isVersion ? " does not fit version 1 of bits [46,49)"
                                                     : " has no meaning and must be 0"));
    }
  }
  MatrixDescriptor d = packed128B(MatrixArch::kSm90);
  for (const int64_t bytes : {int64_t{0}, int64_t{(1 << 18) - 16}}) {
    d.startAddress = d.leadingByteOffset = d.strideByteOffset = bytes;
    EXPECT_TRUE(encode(d).ok()) << bytes;
  }
  for (const int64_t bytes : {int64_t{-1}, int64_t{-16}, int64_t{1 << 18}, int64_t{(1 << 18) - 1}}) {
    d.startAddress = bytes;
    EXPECT_FALSE(encode(d).ok()) << bytes;
  }
  d.startAddress = 0;
  for (const auto& [offset, fits] : {std::pair(-1, false), {0, true}, {7, true}, {8, false}}) {
    d.baseOffset = offset;
    EXPECT_EQ(encode(d).ok(), fits) << offset;
  }
}

}  // namespace
}  // namespace cutecheck
