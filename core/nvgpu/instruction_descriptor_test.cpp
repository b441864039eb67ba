// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instruction descriptors: fields, limits, and words read back.
#include "core/nvgpu/instruction_descriptor.h"

#include <gtest/gtest.h>

#include <random>

namespace cutecheck {
namespace {

using K = UmmaKind;
using E = UmmaElement;

constexpr K kKinds[] = {K::kF16, K::kTf32, K::kF8F6F4, K::kI8, K::kMxF8F6F4, K::kMxF4, K::kMxF4NvF4};

// A legal descriptor of the kind with nothing set.
InstructionDescriptor plain(K kind) {
  InstructionDescriptor d;
  d.kind = kind;
  switch (kind) {
    case K::kF16:
      break;
    case K::kTf32:
      d.a = d.b = E::kTf32;
      break;
    case K::kF8F6F4:
    case K::kMxF8F6F4:
      d.a = d.b = E::kE4M3;
      break;
    case K::kI8:
      d.a = d.b = E::kU8;
      d.d = E::kS32;
      break;
    case K::kMxF4:
    case K::kMxF4NvF4:
      d.a = d.b = E::kE2M1;
      break;
  }
  return d;
}

std::string ruleOf(const InstructionDescriptor& d) {
  const auto word = encode(d);
  return word.ok() ? "" : word.error().rule;
}

template <typename Change>
uint32_t changed(K kind, Change&& change) {
  InstructionDescriptor d = plain(kind);
  const uint32_t before = *encode(d);
  change(d);
  const auto after = encode(d);
  EXPECT_TRUE(after.ok()) << after.error().str();
  return after.ok() ? before ^ *after : 0;
}

// Source: PTX ISA 9.0, "Instruction descriptor", the table of kinds without block scaling.
TEST(InstructionDescriptor, EachFieldHasItsBits) {
  EXPECT_EQ(changed(K::kF16, [](auto& d) { d.sparse = true; }), 1u << 2);
  EXPECT_EQ(changed(K::kF16, [](auto& d) { d.sparse = true, d.sparsitySelector = 3; }), 7u);
  EXPECT_EQ(changed(K::kI8, [](auto& d) { d.saturate = true; }), 1u << 3);
  EXPECT_EQ(changed(K::kF16, [](auto& d) { d.d = E::kF16; }), 1u << 4);
  EXPECT_EQ(changed(K::kF16, [](auto& d) { d.a = E::kBf16; }), 1u << 7);
  EXPECT_EQ(changed(K::kF16, [](auto& d) { d.b = E::kBf16; }), 1u << 10);
  EXPECT_EQ(changed(K::kF8F6F4, [](auto& d) { d.a = E::kE2M1; }), 5u << 7);
  EXPECT_EQ(changed(K::kF16, [](auto& d) { d.negateA = true; }), 1u << 13);
  EXPECT_EQ(changed(K::kF16, [](auto& d) { d.negateB = true; }), 1u << 14);
  EXPECT_EQ(changed(K::kF16, [](auto& d) { d.aMn = true; }), 1u << 15);
  EXPECT_EQ(changed(K::kF16, [](auto& d) { d.bMn = true; }), 1u << 16);
  EXPECT_EQ(changed(K::kF16, [](auto& d) { d.n = 256; }), (32u ^ 1u) << 17);
  EXPECT_EQ(changed(K::kF16, [](auto& d) { d.m = 256; }), (16u ^ 8u) << 24);
  EXPECT_EQ(changed(K::kF16, [](auto& d) { d.maximumShift = 32; }), 3u << 30);
}

// Source: the table of kinds with block scaling.
TEST(InstructionDescriptor, ScaleFactorsHaveTheirBits) {
  EXPECT_EQ(changed(K::kMxF8F6F4, [](auto& d) { d.scaleIdB = 3; }), 3u << 4);
  EXPECT_EQ(changed(K::kMxF8F6F4, [](auto& d) { d.scaleIdA = 3; }), 3u << 29);
  EXPECT_EQ(changed(K::kMxF4NvF4, [](auto& d) { d.scale = ScaleElement::kUe4m3; }), 1u << 23);
  EXPECT_EQ(changed(K::kMxF4, [](auto& d) { d.k96 = true; }), 1u << 31);
}

// bf16 times bf16 in f32, 128 by 256, both K-major: D format 1, A and B format 1, N 32, M 8.
TEST(InstructionDescriptor, AWordByHand) {
  InstructionDescriptor d;
  d.a = d.b = E::kBf16;
  d.n = 256;
  EXPECT_EQ(*encode(d), 1u << 4 | 1u << 7 | 1u << 10 | 32u << 17 | 8u << 24);
}

// bf16, 64 by 8, A MN-major and B K-major: the bits of the majors are no other way round.
TEST(InstructionDescriptor, EachOperandHasItsMajor) {
  InstructionDescriptor d;
  d.a = d.b = E::kBf16;
  d.m = 64;
  d.aMn = true;
  EXPECT_EQ(*encode(d), 0x04028490u);
  EXPECT_NE(*encode(d), 0x04030490u);
}

InstructionDescriptor random(std::mt19937_64& numbers) {
  const auto below = [&](int n) { return static_cast<int>(numbers() % static_cast<uint64_t>(n)); };
  constexpr E kAny[] = {E::kF16,  E::kBf16, E::kTf32, E::kE4M3, E::kE5M2, E::kE2M3,
                        E::kE3M2, E::kE2M1, E::kU8,   E::kS8,   E::kF32,  E::kS32};
  constexpr int kShifts[] = {0, 8, 16, 32};
  InstructionDescriptor d = plain(kKinds[below(7)]);
  if (below(2)) d.a = kAny[below(12)];
  if (below(2)) d.b = kAny[below(12)];
  if (below(4) == 0) d.d = kAny[below(12)];
  d.m = 16 * (1 + below(31));
  d.n = 8 * (1 + below(63));
  d.sparse = below(2);
  if (d.sparse) d.sparsitySelector = below(4);
  for (bool* flag : {&d.negateA, &d.negateB, &d.aMn, &d.bMn, &d.saturate, &d.k96}) *flag = below(6) == 0;
  if (isBlockScaled(d.kind)) {
    d.scaleIdA = below(4);
    d.scaleIdB = below(4);
    if (below(3) == 0) d.scale = ScaleElement::kUe4m3;
  } else {
    d.maximumShift = kShifts[below(4)];
  }
  return d;
}

TEST(InstructionDescriptor, AWordReadBackIsTheDescriptor) {
  std::mt19937_64 numbers(20261121);
  size_t checked = 0;
  for (int i = 0; i < 100000; ++i) {
    const InstructionDescriptor d = random(numbers);
    const auto word = encode(d);
    if (!word.ok()) continue;
    const auto back = decodeInstructionDescriptor(*word, d.kind);
    ASSERT_TRUE(back.ok()) << back.error().str();
    ASSERT_EQ(*back, d) << std::hex << *word;
    ++checked;
  }
  EXPECT_GT(checked, 5000u);
}

// The other way: a word that is read is written the same, and every word that is not is refused by a rule.
TEST(InstructionDescriptor, AnyWordIsReadWholeOrRefused) {
  std::mt19937_64 numbers(20261122);
  size_t read = 0, refused = 0;
  for (const K kind : kKinds) {
    const uint32_t base = *encode(plain(kind));
    for (int i = 0; i < 20000; ++i) {
      const auto word = static_cast<uint32_t>(i % 2 ? numbers() : base ^ (1u << numbers() % 32));
      const auto d = decodeInstructionDescriptor(word, kind);
      if (d.ok()) {
        ASSERT_EQ(*encode(*d), word);
      }
      ++(d.ok() ? read : refused);
    }
  }
  EXPECT_GT(read, 1000u);
  EXPECT_GT(refused, 1000u);
}

TEST(InstructionDescriptor, C1ElementsAreThoseOfTheKind) {
  const auto rule = [](K kind, auto change) {
    InstructionDescriptor d = plain(kind);
    change(d);
    return ruleOf(d);
  };
  EXPECT_EQ(rule(K::kF16, [](auto& d) { d.a = E::kTf32; }), "instruction_descriptor_c1");
  EXPECT_EQ(rule(K::kTf32, [](auto& d) { d.d = E::kF16; }), "instruction_descriptor_c1");
  EXPECT_EQ(rule(K::kF8F6F4, [](auto& d) { d.b = E::kU8; }), "instruction_descriptor_c1");
  EXPECT_EQ(rule(K::kI8, [](auto& d) { d.d = E::kF32; }), "instruction_descriptor_c1");
  EXPECT_EQ(rule(K::kMxF4, [](auto& d) { d.a = E::kE4M3; }), "instruction_descriptor_c1");
  EXPECT_EQ(rule(K::kI8, [](auto& d) { d.a = E::kS8; }), "") << "signed times unsigned is one";
  // A format that no element of the kind has.
  EXPECT_EQ(decodeInstructionDescriptor(*encode(plain(K::kF8F6F4)) | 2u << 7, K::kF8F6F4).error().rule,
            "instruction_descriptor_c1");
}

TEST(InstructionDescriptor, C2TheShapeFitsItsFields) {
  const auto rule = [](int m, int n) {
    InstructionDescriptor d;
    d.m = m;
    d.n = n;
    return ruleOf(d);
  };
  for (const auto& [m, n] : {std::pair{16, 8}, {496, 504}, {64, 24}}) EXPECT_EQ(rule(m, n), "");
  for (const auto& [m, n] : {std::pair{0, 8}, {128, 0}, {120, 8}, {128, 12}, {512, 8}, {128, 512}, {-16, 8}})
    EXPECT_EQ(rule(m, n), "instruction_descriptor_c2") << m << " " << n;
}

TEST(InstructionDescriptor, C3AFlagThatTheKindLacksIsRefused) {
  const auto rule = [](K kind, auto change) {
    InstructionDescriptor d = plain(kind);
    change(d);
    return ruleOf(d);
  };
  const auto c3 = "instruction_descriptor_c3";
  EXPECT_EQ(rule(K::kF16, [](auto& d) { d.saturate = true; }), c3);
  EXPECT_EQ(rule(K::kI8, [](auto& d) { d.negateB = true; }), c3);
  EXPECT_EQ(rule(K::kMxF4, [](auto& d) { d.aMn = true; }), c3);
  EXPECT_EQ(rule(K::kMxF8F6F4, [](auto& d) { d.maximumShift = 8; }), c3);
  EXPECT_EQ(rule(K::kF16, [](auto& d) { d.scaleIdA = 1; }), c3);
  EXPECT_EQ(rule(K::kMxF4, [](auto& d) { d.scale = ScaleElement::kUe4m3; }), c3);
  EXPECT_EQ(rule(K::kMxF8F6F4, [](auto& d) { d.k96 = true; }), c3);
  EXPECT_EQ(rule(K::kF16, [](auto& d) { d.sparsitySelector = 1; }), c3);
}

TEST(InstructionDescriptor, C4SmallNumbersAreInRange) {
  InstructionDescriptor shift = plain(K::kF16), selector = plain(K::kF16), scale = plain(K::kMxF4);
  shift.maximumShift = 4;
  selector.sparse = true;
  selector.sparsitySelector = 4;
  scale.scaleIdB = -1;
  for (const InstructionDescriptor& d : {shift, selector, scale})
    EXPECT_EQ(ruleOf(d), "instruction_descriptor_c4");
}

TEST(InstructionDescriptor, C5ReservedBitsAreRefused) {
  const uint32_t dense = *encode(plain(K::kF16)), scaled = *encode(plain(K::kMxF8F6F4));
  for (const int at : {6, 23, 29})
    EXPECT_EQ(decodeInstructionDescriptor(dense | 1u << at, K::kF16).error().rule,
              "instruction_descriptor_c5")
        << at;
  for (const int at : {3, 6})
    EXPECT_EQ(decodeInstructionDescriptor(scaled | 1u << at, K::kMxF8F6F4).error().rule,
              "instruction_descriptor_c5")
        << at;
}

// Each bit of a word that is not read is named.
TEST(InstructionDescriptor, TheFirstBitWithoutMeaningIsNamed) {
  size_t named = 0;
  for (const K kind : kKinds) {
    const uint32_t base = *encode(plain(kind));
    for (int bit = 0; bit < 32; ++bit) {
      const auto read = decodeInstructionDescriptor(base ^ 1u << bit, kind);
      if (read.ok() || read.error().rule != "instruction_descriptor_c5") continue;
      EXPECT_TRUE(read.error().message.starts_with("bit " + std::to_string(bit) + " of kind "))
          << read.error().message;
      EXPECT_EQ(read.error().code, Code::kUsage);
      ++named;
    }
  }
  EXPECT_GT(named, 10u);
  const auto rule = [](int m, int n) {
    InstructionDescriptor d;
    d.m = m;
    d.n = n;
    return ruleOf(d);
  };
  for (const auto& [m, n] : {std::pair{16, 8}, {496, 8}, {16, 504}})
    EXPECT_EQ(rule(m, n), "") << m << " " << n;
  for (const auto& [m, n] :
       {std::pair{1, 8}, {511, 8}, {16, 1}, {16, 511}, {512, 8}, {16, 512}, {0, 8}, {16, 0}})
    EXPECT_EQ(rule(m, n), "instruction_descriptor_c2") << m << " " << n;
}

}  // namespace
}  // namespace cutecheck
