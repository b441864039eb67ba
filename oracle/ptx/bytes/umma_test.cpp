// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One tcgen05.mma of each form equals a product of ordinary matrices, placed in shared and tensor memory here
// by formulas of their own; what is changed, missing or misused is seen by name.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/nvgpu/instruction_descriptor.h"
#include "core/nvgpu/matrix_descriptor.h"
#include "oracle/ptx/bytes/machine/numbers.h"
#include "oracle/ptx/bytes/run_text.h"
#include "oracle/ptx/bytes/umma_text.h"

namespace cutecheck::emulate {
namespace {

using ::testing::HasSubstr;

constexpr uint64_t kBegin = 1024;

struct Case {
  UmmaKind kind = UmmaKind::kF16;
  UmmaElement elementA = UmmaElement::kF16, elementB = UmmaElement::kF16, elementD = UmmaElement::kF32;
  Element a = Element::kF16, b = Element::kF16, d = Element::kF32;
  int m = 128, n = 64, k = 16, group = 1;
  bool adds = false, stationary = false, mnA = false;
};

// Rows of 128 bytes, chunks of 16 exchanged by the row: K-major, swizzle 128B.
uint64_t byteOf(uint64_t row, uint64_t byte) {
  return row * 128 + ((byte / 16) ^ (row % 8)) * 16 + byte % 16;
}
// MN-major, swizzle 128B, elements of 2 bytes: 64 of them a row of 128 bytes, a row for each k; the next 8 of
// k 1024 bytes on (SBO), the next 64 of mn 2048 (LBO).
uint64_t byteOfMn(uint64_t mn, uint64_t k) {
  const uint64_t byte = mn % 64 * 2;
  return mn / 64 * 2048 + k / 8 * 1024 + k % 8 * 128 + ((byte / 16) ^ (k % 8)) * 16 + byte % 16;
}

struct Placed {
  TextRun run;
  std::vector<double> product;  // m by n
};

// A and B of small numbers, in the image; D as it must be.
Placed placed(const Case& one, uint64_t seed) {
  std::mt19937_64 random(seed);
  const auto group = static_cast<uint64_t>(one.group);
  const auto m = static_cast<uint64_t>(one.m), n = static_cast<uint64_t>(one.n),
             k = static_cast<uint64_t>(one.k);
  const uint64_t bytesA = 128 * 128, image = bytesA + 256 * 128;
  std::vector<uint8_t> memory(group * image);
  const auto put = [&](uint64_t at, Element element, double value) {
    const uint64_t bits = bitsFor(element, value);
    std::memcpy(memory.data() + at, &bits, static_cast<size_t>(bitsOf(element) / 8));
  };
  std::vector<double> a(m * k), b(n * k);
  const bool isUnsigned = one.a == Element::kU8;
  for (double& value : a) value = static_cast<double>(random() % 7) - (isUnsigned ? 0 : 3);
  for (double& value : b) value = static_cast<double>(random() % 7) - (isUnsigned ? 0 : 3);
  const auto size = static_cast<uint64_t>(bitsOf(one.a) / 8);
  for (uint64_t i = 0; i < m; ++i)
    for (uint64_t l = 0; l < k; ++l) {
      const uint64_t row = i % (m / group);
      put(i / (m / group) * image + (one.mnA ? byteOfMn(row, l) : byteOf(row, l * size)), one.a,
          a[i * k + l]);
    }
  for (uint64_t j = 0; j < n; ++j)
    for (uint64_t l = 0; l < k; ++l)
      put(j / (n / group) * image + bytesA + byteOf(j % (n / group), l * size), one.b, b[j * k + l]);
  Placed made;
  for (uint64_t i = 0; i < m; ++i)
    for (uint64_t j = 0; j < n; ++j) {
      double sum = one.adds ? 1 : 0;
      for (uint64_t l = 0; l < k; ++l) sum += a[i * k + l] * b[j * k + l];
      made.product.push_back(sum);
    }
  MatrixDescriptor words{
      MatrixArch::kSm100, static_cast<int64_t>(kBegin), one.mnA ? 2048 : 16, 1024, 0, false,
      SwizzleMode::k128B};
  const uint64_t wordA = *encode(words);
  words.startAddress += static_cast<int64_t>(bytesA);
  words.leadingByteOffset = 16;
  InstructionDescriptor what;
  what.kind = one.kind, what.a = one.elementA, what.b = one.elementB, what.d = one.elementD;
  what.m = one.m, what.n = one.n, what.aMn = one.mnA;
  made.run.buffers = {memory, std::vector<uint8_t>(group * 128 * n * 4)};
  made.run.numbers = {image, wordA, *encode(words), *encode(what), one.adds ? 1U : 0U};
  made.run.blocks = static_cast<uint32_t>(one.group);
  made.run.shared = 131072;
  return made;
}

std::string productText(const Case& one) {
  return "tcgen05.mma." + std::string(one.stationary ? "ws." : "") +
         "GROUP.kind::" + std::string(kindName(one.kind)) + " [%r20], %rd10, %rd11, %r22, %p9;";
}

// Where element (i, j) of D is: block, lane, column; figures of data path layouts A, B, D, E, F, G.
std::array<uint64_t, 3> placeOfD(const Case& one, uint64_t i, uint64_t j) {
  const auto rows = static_cast<uint64_t>(one.m / one.group), n = static_cast<uint64_t>(one.n);
  const uint64_t block = i / rows, m = i % rows;
  if (rows == 128) return {block, m, j};
  if (rows == 64 && one.group == 1 && !one.stationary) return {0, m % 16 + m / 16 * 32, j};
  const uint64_t parts = 128 / rows;
  return {block, m + rows * (j / (n / parts)), j % (n / parts)};
}

// Empty, or the first element that is wrong.
std::string wrongIn(const Case& one, const Placed& made) {
  if (!made.run.error.empty()) return made.run.error;
  for (uint64_t i = 0; i < static_cast<uint64_t>(one.m); ++i)
    for (uint64_t j = 0; j < static_cast<uint64_t>(one.n); ++j) {
      const auto [block, lane, column] = placeOfD(one, i, j);
      uint32_t word = 0;
      const uint64_t index = (block * 128 + lane) * static_cast<uint64_t>(one.n) + column;
      std::memcpy(&word, made.run.buffers[1].data() + 4 * index, 4);
      const double got = valueOf(one.d, word), want = made.product[i * static_cast<uint64_t>(one.n) + j];
      if (got != want)
        return "element " + std::to_string(i) + ", " + std::to_string(j) + " is " + std::to_string(got) +
               ", not " + std::to_string(want);
    }
  return "";
}

std::vector<Case> cases() {
  using enum UmmaElement;
  std::vector<Case> all;
  for (const auto& [m, group, stationary] : {std::tuple{128, 1, false},
                                             {64, 1, false},
                                             {256, 2, false},
                                             {128, 2, false},
                                             {32, 1, true},
                                             {64, 1, true},
                                             {128, 1, true}})
    for (const bool adds : {false, true}) {
      Case one;
      one.m = m, one.group = group, one.stationary = stationary, one.adds = adds;
      all.push_back(one);
    }
  all.push_back({UmmaKind::kF16, kBf16, kBf16, kF32, Element::kBf16, Element::kBf16});
  all.push_back(
      {UmmaKind::kTf32, kTf32, kTf32, kF32, Element::kTf32, Element::kTf32, Element::kF32, 128, 128, 8});
  all.push_back(
      {UmmaKind::kF8F6F4, kE4M3, kE5M2, kF32, Element::kE4M3, Element::kE5M2, Element::kF32, 128, 256, 32});
  all.push_back({UmmaKind::kI8, kS8, kS8, kS32, Element::kS8, Element::kS8, Element::kS32, 128, 32, 32});
  all.push_back({UmmaKind::kI8, kU8, kU8, kS32, Element::kU8, Element::kU8, Element::kS32, 64, 32, 32});
  all.push_back({UmmaKind::kF16, kF16, kF16, kF16, Element::kF16, Element::kF16, Element::kF16});
  Case mn;
  mn.mnA = true;
  all.push_back(mn);
  return all;
}

TEST(Umma, EqualsAPlainProduct) {
  for (const Case& one : cases()) {
    Placed made = placed(one, 20260801);
    runText(ummaText(productText(one), one.n, one.group), "umma", made.run);
    EXPECT_EQ(wrongIn(one, made), "")
        << kindName(one.kind) << " " << one.m << " " << one.group << one.stationary;
  }
}

TEST(Umma, AFlippedBitIsSeen) {
  const Case one;
  // Of the descriptors of A, B and of the instruction: each bit that this product reads.
  const auto judge = [&](size_t word, int bit) {
    Placed made = placed(one, 1);
    made.run.numbers[word] ^= uint64_t{1} << bit;
    runText(ummaText(productText(one), one.n, one.group), "umma", made.run);
    return wrongIn(one, made);
  };
  for (const size_t word : {1U, 2U})
    for (const int bit : {0, 3, 6, 38, 46, 49, 52, 53, 61, 62, 63})
      EXPECT_NE(judge(word, bit), "") << word << bit;
  for (const int bit : {2, 3, 4, 5, 7, 10, 13, 14, 15, 16, 20, 24, 27, 30})
    EXPECT_NE(judge(3, bit), "") << bit;
  EXPECT_THAT(judge(1, 46), HasSubstr("emulate_c7"));
  // The leading distance of a K-major swizzled operand is not read.
  EXPECT_EQ(judge(1, 20), "");
}

TEST(Umma, WhatIsMissingIsSeen) {
  const Case one;
  const std::string text = ummaText(productText(one), one.n, one.group);
  struct Row {
    const char *old, *now, *says;
  };
  for (const Row& row : {
           Row{"tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r20, 512;", "",
               "512 columns of tensor memory"},
           Row{"tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [smem], 512;",
               "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [smem], 32;", "emulate_c6"},
           Row{"[smem], 512;", "[smem], 48;", "no power of two"},
           Row{"%r20, 512;", "%r20, 256;", "has 512 columns"},
           Row{"tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;",
               "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [smem], 512;",
               "no such columns are free"},
           Row{"tcgen05.wait::st.sync.aligned;", "", "emulate_c6"},
           Row{"tcgen05.wait::ld.sync.aligned;", "", "element 0, 0"},
           Row{"@!%p6 bra $ISSUED;", "", "is 1.0"},
           Row{"[smem+8], 0;", "[smem+8], 1;", "is 1.0"},
           Row{"and.b32 %r3, %r1, 96", "and.b32 %r3, %r1, 64", "not those of warp 1"},
           Row{"mbarrier::arrive::one.shared::cluster.b64 [smem+8]",
               "mbarrier::arrive::one.shared::cluster.b64 [smem+16]", "emulate_c5"},
           Row{"tcgen05.commit", "// tcgen05.commit", "emulate_c3"},
           Row{"tcgen05.mma.cta_group::1.kind::f16", "tcgen05.mma.cta_group::1.kind::f17", "emulate_c1"},
           Row{"tcgen05.fence::after", "tcgen05.other::after", "emulate_c1"},
       }) {
    std::string changed = text;
    const size_t at = changed.find(row.old);
    ASSERT_NE(at, std::string::npos) << row.old;
    changed.replace(at, std::string(row.old).size(), row.now);
    Placed made = placed(one, 1);
    runText(changed, "umma", made.run);
    EXPECT_THAT(wrongIn(one, made), HasSubstr(row.says)) << row.old;
  }
}

}  // namespace
}  // namespace cutecheck::emulate
