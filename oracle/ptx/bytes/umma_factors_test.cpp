// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Block-scaled and sparse products, and elements below a byte: factors and metadata come to tensor memory by
// tcgen05.cp, all of it placed here by formulas of the test's own, and D equals a plain product.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "core/nvgpu/instruction_descriptor.h"
#include "core/nvgpu/matrix_descriptor.h"
#include "oracle/ptx/bytes/machine/numbers.h"
#include "oracle/ptx/bytes/run_text.h"
#include "oracle/ptx/bytes/umma_text.h"

namespace cutecheck::emulate {
namespace {

using ::testing::HasSubstr;

// Where the parts of the image begin, from byte 1024 of shared memory on.
constexpr uint64_t kOfB = 128 * 128, kOfScalesA = 2 * kOfB, kOfScalesB = kOfScalesA + 512,
                   kOfMetadata = kOfScalesB + 512, kImage = kOfMetadata + 2048, kBegin = 1024;
constexpr uint64_t kM = 128, kN = 128;

struct Case {
  UmmaKind kind = UmmaKind::kMxF8F6F4;
  UmmaElement a = UmmaElement::kE4M3, b = UmmaElement::kE4M3;
  Element elementA = Element::kE4M3, elementB = Element::kE4M3;
  uint64_t k = 32, factors = 1;
  const char* suffix = ".block_scale";
  ScaleElement scale = ScaleElement::kUe8m0;
  int scaleId = 0;
  bool sparse = false;
  int selector = 0;
};

bool packed(const Case& one) { return one.kind == UmmaKind::kMxF4 || one.kind == UmmaKind::kMxF4NvF4; }

class Image {
 public:
  Image() : bytes(kImage) {}
  // Rows of 128 bytes under the swizzle of 128 bytes; elements below a byte, unless packed, 16 in 16 bytes.
  void put(uint64_t begin, uint64_t row, uint64_t element, Element type, bool dense, double value) {
    const auto width = static_cast<uint64_t>(bitsOf(type));
    const uint64_t bit = dense || width >= 8 ? element * width : element / 16 * 128 + element % 16 * width;
    const uint64_t chunk = (bit / 128) ^ (row % 8), at = (begin + row * 128 + chunk * 16) * 8 + bit % 128;
    for (uint64_t i = 0; i < width; ++i)
      if ((bitsFor(type, value) >> i & 1) != 0)
        bytes[(at + i) / 8] |= static_cast<uint8_t>(1 << ((at + i) % 8));
  }
  std::vector<uint8_t> bytes;
};

uint64_t wordOf(uint64_t offset, SwizzleMode mode, int64_t stride) {
  const MatrixDescriptor d{
      MatrixArch::kSm100, static_cast<int64_t>(kBegin + offset), 16, stride, 0, false, mode};
  return *encode(d);
}

struct Placed {
  TextRun run;
  std::vector<double> product;
};

Placed placed(const Case& one, uint64_t seed) {
  std::mt19937_64 random(seed);
  const auto below = [&](uint64_t n) { return random() % n; };
  const uint64_t k = one.k * (one.sparse ? 2 : 1);
  Image image;
  std::vector<double> a(kM * k), b(kN * k);
  for (double& value : a) value = static_cast<double>(below(5)) - 2;
  for (double& value : b) value = static_cast<double>(below(5)) - 2;
  // Sparse A: two of four, or one of a pair of 32 bits; the words of metadata by their lane and column.
  if (one.sparse) {
    const bool pairs = bitsOf(one.elementA) == 32;
    const uint64_t length = pairs ? 2 : 4;
    for (uint64_t row = 0; row < kM; ++row)
      for (uint64_t chunk = 0; chunk < k / length; ++chunk) {
        uint64_t low = below(length), high = below(length - 1);
        if (high >= low) ++high;
        if (low > high) std::swap(low, high);
        if (pairs) high = low = below(2);
        uint64_t kept = 0;
        for (uint64_t i = 0; i < length; ++i) {
          double& value = a[row * k + chunk * length + i];
          if (i != low && i != high)
            value = 0;
          else
            image.put(0, row, chunk * length / 2 + kept++, one.elementA, packed(one), value);
        }
        const uint64_t said = pairs ? (low == 0 ? 0b0100 : 0b1110) : low | high << 2;
        uint64_t lane = row, column = static_cast<uint64_t>(one.selector) + chunk / 8, bit = 4 * (chunk % 8);
        if (bitsOf(one.elementA) >= 16) {
          lane = row / 16 * 16 + chunk / 4 * 8 + row % 8;
          column = static_cast<uint64_t>(one.selector);
          bit = 4 * (chunk % 4) + (row % 16 >= 8 ? 16 : 0);
        }
        image.bytes[kOfMetadata + lane * 16 + column * 4 + bit / 8] |=
            static_cast<uint8_t>(said << (bit % 8));
      }
  } else {
    for (uint64_t i = 0; i < kM * k; ++i) image.put(0, i / k, i % k, one.elementA, packed(one), a[i]);
  }
  for (uint64_t i = 0; i < kN * k; ++i) image.put(kOfB, i / k, i % k, one.elementB, packed(one), b[i]);
  // Factors: powers of two around 1; noise in the bytes that are not read.
  const bool powers = one.scale == ScaleElement::kUe8m0;
  std::vector<double> scaleA(kM * 4, 1), scaleB(kN * 4, 1);
  for (auto& [scales, begin] : {std::pair{&scaleA, kOfScalesA}, {&scaleB, kOfScalesB}})
    for (uint64_t row = 0; row < 128; ++row)
      for (uint64_t i = 0; i < 4; ++i) {
        const double value = static_cast<double>(uint64_t{1} << below(3)) / 2;
        (*scales)[row * 4 + i] = value;
        const uint64_t bits = bitsFor(powers ? Element::kUe8m0 : Element::kUe4m3, value);
        image.bytes[begin + row % 32 * 16 + row / 32 * 4 + i] = static_cast<uint8_t>(bits);
      }
  Placed made;
  for (uint64_t i = 0; i < kM; ++i)
    for (uint64_t j = 0; j < kN; ++j) {
      double sum = 0;
      for (uint64_t l = 0; l < k; ++l) {
        double term = a[i * k + l] * b[j * k + l];
        if (one.factors != 0) {
          const uint64_t f = static_cast<uint64_t>(one.scaleId) + l / (k / one.factors);
          term *= scaleA[i * 4 + f] * scaleB[j * 4 + f];
        }
        sum += term;
      }
      made.product.push_back(sum);
    }
  InstructionDescriptor what;
  what.kind = one.kind, what.a = one.a, what.b = one.b, what.d = UmmaElement::kF32;
  what.m = kM, what.n = kN, what.sparse = one.sparse, what.sparsitySelector = one.selector;
  if (one.factors != 0) what.scale = one.scale, what.scaleIdA = what.scaleIdB = one.scaleId;
  made.run.buffers = {image.bytes, std::vector<uint8_t>(128 * kN * 4)};
  made.run.numbers = {kImage, wordOf(0, SwizzleMode::k128B, 1024), wordOf(kOfB, SwizzleMode::k128B, 1024),
                      *encode(what), 0};
  made.run.shared = 131072;
  return made;
}

std::string textOf(const Case& one) {
  const auto copy = [](const char* shape, const char* address, uint64_t offset, int64_t stride) {
    return std::string("mov.b64 %rd30, ") + std::to_string(wordOf(offset, SwizzleMode::kNone, stride)) +
           ";\n  tcgen05.cp.GROUP." + shape + " [" + address + "], %rd30;\n  ";
  };
  std::string text = "add.s32 %r30, %r20, 256;\n  add.s32 %r31, %r20, 264;\n  add.s32 %r32, %r20, 272;\n  ";
  if (one.factors != 0)
    text += copy("32x128b.warpx4", "%r30", kOfScalesA, 128) + copy("32x128b.warpx4", "%r31", kOfScalesB, 128);
  if (one.sparse) text += copy("128x128b", "%r32", kOfMetadata, 128);
  text += "tcgen05.mma." + std::string(one.sparse ? "sp." : "") +
          "GROUP.kind::" + std::string(kindName(one.kind)) + one.suffix + " [%r20], %rd10, %rd11, ";
  if (one.sparse) text += "[%r32], ";
  text += "%r22, ";
  if (one.factors != 0) text += "[%r30], [%r31], ";
  return ummaText(text + "%p9;", kN, 1);
}

std::string wrongIn(const Placed& made) {
  if (!made.run.error.empty()) return made.run.error;
  for (uint64_t i = 0; i < kM * kN; ++i) {
    uint32_t word = 0;
    std::memcpy(&word, made.run.buffers[1].data() + 4 * i, 4);
    if (valueOf(Element::kF32, word) != made.product[i])
      return "element " + std::to_string(i) + " is " + std::to_string(valueOf(Element::kF32, word));
  }
  return "";
}

std::vector<Case> cases() {
  using enum UmmaElement;
  using K = UmmaKind;
  constexpr auto kExponent = ScaleElement::kUe8m0, kFraction = ScaleElement::kUe4m3;
  const Element e4m3 = Element::kE4M3, e2m1 = Element::kE2M1, e3m2 = Element::kE3M2, f16 = Element::kF16;
  return {
      {K::kMxF8F6F4, kE4M3, kE4M3, e4m3, e4m3, 32, 1, ".block_scale", kExponent, 0},
      {K::kMxF8F6F4, kE4M3, kE4M3, e4m3, e4m3, 32, 1, ".block_scale.scale_vec::1X", kExponent, 3},
      {K::kMxF8F6F4, kE2M1, kE3M2, e2m1, e3m2, 32, 1, ".block_scale", kExponent, 1},
      {K::kMxF4, kE2M1, kE2M1, e2m1, e2m1, 64, 2, ".block_scale.scale_vec::2X", kExponent, 0},
      {K::kMxF4, kE2M1, kE2M1, e2m1, e2m1, 64, 2, ".block_scale", kExponent, 2},
      {K::kMxF4NvF4, kE2M1, kE2M1, e2m1, e2m1, 64, 4, ".block_scale.block16", kFraction, 0},
      {K::kMxF4NvF4, kE2M1, kE2M1, e2m1, e2m1, 64, 2, ".block_scale.block32", kExponent, 2},
      {K::kF8F6F4, kE2M1, kE4M3, e2m1, e4m3, 32, 0, ""},
      {K::kF8F6F4, kE2M3, kE3M2, Element::kE2M3, e3m2, 32, 0, ""},
      {K::kF16, kF16, kF16, f16, f16, 16, 0, "", kExponent, 0, true, 0},
      {K::kF16, kF16, kF16, f16, f16, 16, 0, "", kExponent, 0, true, 3},
      {K::kTf32, kTf32, kTf32, Element::kTf32, Element::kTf32, 8, 0, "", kExponent, 0, true, 1},
      {K::kF8F6F4, kE4M3, kE4M3, e4m3, e4m3, 32, 0, "", kExponent, 0, true, 2},
  };
}

TEST(UmmaFactors, EqualAPlainProduct) {
  for (const Case& one : cases()) {
    Placed made = placed(one, 20260801);
    runText(textOf(one), "umma", made.run);
    EXPECT_EQ(wrongIn(made), "") << kindName(one.kind) << one.suffix << one.scaleId << one.sparse
                                 << one.selector;
  }
}

TEST(UmmaFactors, AChangeIsSeen) {
  struct Row {
    size_t one;
    const char *old, *now, *says;
  };
  for (const Row& row : {
           Row{0, "32x128b.warpx4 [%r31]", "32x128b.warpx4 [%r32]", "element"},
           Row{0, "32x128b.warpx4 [%r31]", "64x128b.warpx2::02_13 [%r31]", "copies of a scale factor differ"},
           Row{0, "[%r30], [%r31], %p9", "[%r31], [%r30], %p9", "element"},
           Row{3, "scale_vec::2X", "scale_vec::3X", ""},
           Row{5, "block16", "block32", "element"},
           Row{9, "[%r32], %r22", "[%r31], %r22", "emulate_c7"},
           Row{9, "mma.sp", "mma", "emulate_c1"},
       }) {
    const Case one = cases()[row.one];
    std::string text = textOf(one);
    const size_t at = text.find(row.old);
    ASSERT_NE(at, std::string::npos) << row.old;
    text.replace(at, std::string(row.old).size(), row.now);
    Placed made = placed(one, 1);
    runText(text, "umma", made.run);
    EXPECT_THAT(wrongIn(made), HasSubstr(row.says)) << row.old;
  }
  // Another byte of the factors, another column of the metadata.
  for (const auto& [which, bit] : {std::pair{0U, 29}, {0U, 4}, {9U, 0}, {12U, 1}}) {
    Placed made = placed(cases()[which], 1);
    made.run.numbers[3] ^= uint64_t{1} << bit;
    runText(textOf(cases()[which]), "umma", made.run);
    EXPECT_NE(wrongIn(made), "") << which << " " << bit;
  }
}

// Each shape of tcgen05.ld gives the words that another shape stored, as the figures of both say.
TEST(TensorMemory, EachShapeOfLoadsAndStores) {
  struct Shape {
    const char* name;
    int registers, rows;
    // Row and column of register r of a lane.
    std::pair<int, int> (*place)(int lane, int r);
  };
  const Shape shapes[] = {
      {"16x64b.x2", 2, 16, [](int l, int r) { return std::pair{l / 4 + (l & 1) * 8, (l >> 1 & 1) + 2 * r}; }},
      {"16x128b.x1", 2, 16, [](int l, int r) { return std::pair{l / 4 + r * 8, l % 4}; }},
      {"16x128b.x2", 4, 16, [](int l, int r) { return std::pair{l / 4 + r % 2 * 8, l % 4 + r / 2 * 4}; }},
      {"16x256b.x1", 4, 16, [](int l, int r) { return std::pair{l / 4 + r / 2 * 8, l % 4 * 2 + r % 2}; }},
      {"16x32bx2.x2", 2, 16, [](int l, int r) { return std::pair{l % 16, r + l / 16 * 4}; }},
      {"32x32b.x4", 4, 32, [](int l, int r) { return std::pair{l, r}; }},
  };
  for (const Shape& shape : shapes)
    for (const int lower : {0, 16}) {
      if (lower + shape.rows > 32) continue;
      std::string list, stores;
      for (int r = 0; r < shape.registers; ++r) {
        list += (r == 0 ? "%r" : ", %r") + std::to_string(40 + r);
        stores += "st.global.b32 [%rd4+" + std::to_string(4 * r) + "], %r" + std::to_string(40 + r) + ";\n";
      }
      const std::string name = shape.name, halves = name.starts_with("16x32bx2") ? ", 4" : "";
      const std::string text = R"(
.visible .entry move(.param .u64 .ptr .global .align 1 move_param_0)
.reqntid 32
{
  .shared .align 16 .b8 slot[16];
  ld.param.b64 %rd1, [move_param_0];
  tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
  ld.shared.b32 %r1, [slot];
  mov.u32 %r2, %tid.x;
  shl.b32 %r3, %r2, 8;
  add.s32 %r4, %r3, 1; add.s32 %r5, %r3, 2; add.s32 %r6, %r3, 3; add.s32 %r7, %r3, 4;
  add.s32 %r8, %r3, 5; add.s32 %r9, %r3, 6; add.s32 %r10, %r3, 7;
  tcgen05.st.sync.aligned.32x32b.x8.b32 [%r1], {%r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10};
  tcgen05.wait::st.sync.aligned;
  add.s32 %r11, %r1, )" + std::to_string(lower << 16) +
                               ";\n  tcgen05.ld.sync.aligned." + name + ".b32 {" + list + "}, [%r11]" +
                               halves + R"(;
  tcgen05.wait::ld.sync.aligned;
  mul.wide.u32 %rd3, %r2, 16;
  add.s64 %rd4, %rd1, %rd3;
  )" + stores + R"(
  tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r1, 32;
  ret;
})";
      TextRun run;
      run.buffers = {std::vector<uint8_t>(32 * 16)};
      run.threads = 32;
      runText(text, "move", run);
      ASSERT_EQ(run.error, "") << name;
      for (int lane = 0; lane < 32; ++lane)
        for (int r = 0; r < shape.registers; ++r) {
          uint32_t word = 0;
          std::memcpy(&word, run.buffers[0].data() + 16 * lane + 4 * r, 4);
          const auto [row, column] = shape.place(lane, r);
          EXPECT_EQ(word, static_cast<uint32_t>((row + lower) << 8 | column)) << name << lane << " " << r;
        }
    }
}

}  // namespace
}  // namespace cutecheck::emulate
