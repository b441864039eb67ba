// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lowering's descriptors of operands of wgmma and tcgen05.mma beside the reference's, found in another
// way.
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/notation/parse.h"
#include "core/operand/operand_descriptor.h"
#include "lowering/cute_nvgpu/smem_operand.h"

namespace cutecheck::run {
namespace {

using cute_nvgpu::describe;
using cute_nvgpu::SmemOperand;

struct Case {
  SmemOperand operand;
  std::string text;
};

std::string number(int64_t value) { return std::to_string(value); }

constexpr SwizzleMode kModes[] = {SwizzleMode::kNone, SwizzleMode::k32B, SwizzleMode::k64B,
                                  SwizzleMode::k128B};

// Layouts that some instruction reads, packed and with their groups spread, in every mode and major.
std::vector<Case> canonical(MatrixArch arch = MatrixArch::kSm90) {
  std::vector<Case> cases;
  const bool blackwell = arch == MatrixArch::kSm100;
  for (const int64_t bytes : {1, 2, 4})
    for (const bool mn : {false, true})
      for (const SwizzleMode mode : kModes)
        for (const int64_t extent : {8, 64, 128})
          for (const int64_t spread : {1, 2}) {
            if (mn && bytes != 2 && !(blackwell && bytes == 1)) continue;
            const int64_t row = rowBytes(mode) / bytes, depth = 32 / bytes, chunks = depth / row;
            const int64_t group = 8 * row * spread, far = group * std::max<int64_t>(1, extent / 8);
            std::string text;
            if (!mn && mode == SwizzleMode::kNone)
              text = "((8," + number(extent / 8) + "),(" + number(row) + "," + number(chunks) + ")):((" +
                     number(row) + "," + number(group) + "),(1," + number(far) + "))";
            else if (!mn)
              text = "((8," + number(extent / 8) + ")," + number(depth) + "):((" + number(row) + "," +
                     number(group) + "),1)";
            else if (extent % row == 0)
              text = "((" + number(row) + "," + number(extent / row) + "),(8," + number(depth / 8) +
                     ")):((1," + number(far) + "),(" + number(row) + "," + number(group) + "))";
            else
              continue;
            const auto layout = parseLayout(text);
            EXPECT_TRUE(layout.ok()) << text;
            cases.push_back({{*layout, bytes, mn ? cute_nvgpu::Major::kMN : cute_nvgpu::Major::kK,
                              mode == SwizzleMode::kNone ? Swizzle() : byteSwizzle(mode), arch},
                             text});
          }
  // The mode of SM100 for mn-major elements of 32 bits: groups of four rows.
  for (const int64_t extent : {32, 64, 128})
    for (const int64_t spread : {1, 2}) {
      if (!blackwell) break;
      const std::string text = "((32," + number(extent / 32) + "),(4,2)):((1," + number(256 * spread) +
                               "),(32," + number(128 * spread) + "))";
      cases.push_back(
          {{*parseLayout(text), 4, cute_nvgpu::Major::kMN, byteSwizzle(SwizzleMode::k128BAtom32B), arch},
           text});
    }
  return cases;
}

Expected<OperandDescriptors> reference(const SmemOperand& operand) {
  // In units of elements, as core's layouts count.
  Swizzle swizzle = operand.swizzle;
  for (int64_t bytes = operand.bytes; swizzle.bits > 0 && bytes > 1; bytes /= 2) --swizzle.base;
  const OperandForm form{operand.major == cute_nvgpu::Major::kK ? Major::kK : Major::kMn,
                         static_cast<int>(8 * operand.bytes)};
  return operandDescriptors({swizzle, IntTuple(0), operand.layout}, operand.arch, form, 0);
}

TEST(SmemOperand, IsWhatTheReferenceFinds) {
  size_t compared = 0;
  std::vector<Case> cases = canonical();
  for (Case& one : canonical(MatrixArch::kSm100)) cases.push_back(std::move(one));
  for (const Case& one : cases) {
    const auto found = describe(one.operand);
    ASSERT_TRUE(found.ok()) << one.text << ": " << found.error().message;
    const auto expected = reference(one.operand);
    ASSERT_TRUE(expected.ok()) << one.text << ": " << expected.error().message;
    ASSERT_EQ(expected->instructions.size(), 1U);
    const MatrixDescriptor& word = expected->instructions.front();
    EXPECT_EQ(found->mode, word.mode) << one.text;
    EXPECT_EQ(found->arch, one.operand.arch) << one.text;
    if (expected->read.leading) EXPECT_EQ(found->leadingByteOffset, word.leadingByteOffset) << one.text;
    if (expected->read.stride) EXPECT_EQ(found->strideByteOffset, word.strideByteOffset) << one.text;
    ++compared;
  }
  EXPECT_GE(compared, 200U);
}

// f16, K-major, 128B, packed, at address 0.
TEST(SmemOperand, TheKnownWord) {
  const auto layout = parseLayout("((8,8),16):((64,512),1)");
  const auto found = describe({*layout, 2, cute_nvgpu::Major::kK, byteSwizzle(SwizzleMode::k128B)});
  ASSERT_TRUE(found.ok());
  EXPECT_EQ(*encode(*found), 0x4000004000010000U);
  const auto later =
      describe({*layout, 2, cute_nvgpu::Major::kK, byteSwizzle(SwizzleMode::k128B), MatrixArch::kSm100});
  ASSERT_TRUE(later.ok());
  EXPECT_EQ(*encode(*later), 0x4000404000010000U);
}

// The mode with atoms of 32 bytes is of one form of operands, which have no other.
TEST(SmemOperand, AtomsOf32BytesAreOfOneForm) {
  const auto layout = parseLayout("((32,1),(4,2)):((1,256),(32,128))");
  const Swizzle wide = byteSwizzle(SwizzleMode::k128BAtom32B);
  const auto rule = [](const SmemOperand& operand) {
    const auto found = describe(operand);
    return found.ok() ? std::string() : found.error().rule;
  };
  EXPECT_EQ(rule({*layout, 4, cute_nvgpu::Major::kMN, wide, MatrixArch::kSm100}), "");
  EXPECT_EQ(rule({*layout, 4, cute_nvgpu::Major::kMN, wide, MatrixArch::kSm90}), "smem_operand_c2");
  EXPECT_EQ(rule({*layout, 4, cute_nvgpu::Major::kMN, byteSwizzle(SwizzleMode::k128B), MatrixArch::kSm100}),
            "smem_operand_c5");
  EXPECT_EQ(rule({*layout, 2, cute_nvgpu::Major::kMN, wide, MatrixArch::kSm100}), "smem_operand_c2");
}

// Each row one element late, another mode than the layout's, the other major: refused, with the element.
TEST(SmemOperand, RefusesWhatIsReadOtherwise) {
  size_t refused = 0;
  for (const Case& one : canonical()) {
    const std::vector<IntTuple> strides = leaves(one.operand.layout.stride());
    SmemOperand twin = one.operand;
    const auto mode = [](const Layout& layout, size_t i) { return layout.mode(i); };
    const Layout rows = mode(twin.layout, 0), depth = mode(twin.layout, 1);
    twin.layout = Layout::unchecked(IntTuple::tuple({depth.shape(), rows.shape()}),
                                    IntTuple::tuple({depth.stride(), rows.stride()}));
    const auto swapped = describe(twin);
    if (!swapped.ok()) {
      EXPECT_EQ(swapped.error().rule, "smem_operand_c3") << one.text;
      ++refused;
    }
    SmemOperand other = one.operand;
    other.swizzle = one.operand.swizzle.bits == 3 ? Swizzle() : byteSwizzle(SwizzleMode::k128B);
    const auto otherMode = describe(other);
    if (otherMode.ok()) {
      // Only where the layout has one row of the pattern does the mode not matter to where elements lie.
      const auto expected = reference(other);
      EXPECT_TRUE(expected.ok()) << one.text;
    } else {
      ++refused;
    }
  }
  EXPECT_GE(refused, 100U);
  const auto layout = parseLayout("((8,8),16):((64,512),1)");
  EXPECT_EQ(describe({*layout, 2, cute_nvgpu::Major::kK, {2, 3, 3}}).error().rule, "smem_operand_c2");
  EXPECT_EQ(
      describe({Layout::unchecked(IntTuple(8), IntTuple(1)), 2, cute_nvgpu::Major::kK, {}}).error().rule,
      "smem_operand_c1");
}

// Whether the hardware, as core models it, reads each element where the layout under the pointer's swizzle
// has it.
bool readsAsLaidOut(const SmemOperand& operand, uint64_t word, Major major) {
  const auto decoded = decodeMatrixDescriptor(word, MatrixArch::kSm90);
  if (!decoded.ok()) return false;
  const OperandForm form{major, static_cast<int>(8 * operand.bytes)};
  const auto at = [](const Layout& mode, int64_t index) {
    int64_t offset = 0;
    const std::vector<IntTuple> extents = leaves(mode.shape()), strides = leaves(mode.stride());
    for (size_t i = 0; i < extents.size(); ++i) {
      offset += index % extents[i].value() * strides[i].value();
      index /= extents[i].value();
    }
    return offset;
  };
  const auto swizzled = [&](int64_t address) {
    const Swizzle& s = operand.swizzle;
    return address ^ ((address >> s.shift) & (((int64_t{1} << s.bits) - 1) << s.base));
  };
  int64_t extent = 1;
  for (const IntTuple& one : leaves(operand.layout.mode(0).shape())) extent *= one.value();
  for (int64_t k = 0; k < instructionK(form); ++k)
    for (int64_t mn = 0; mn < extent; ++mn) {
      const int64_t bytes = operand.bytes * (at(operand.layout.mode(0), mn) + at(operand.layout.mode(1), k));
      if (operandBit(*decoded, form, mn, k) != 8 * swizzled(bytes)) return false;
    }
  return true;
}

// Faults in the word, in every operand where they can matter: each is read elsewhere at some element.
TEST(SmemOperand, PlantedFaultsInTheWordAreRefuted) {
  const auto field = [](uint64_t word, int from, int bits) {
    return word >> from & ((uint64_t{1} << bits) - 1);
  };
  const auto with = [](uint64_t word, int from, int bits, uint64_t value) {
    const uint64_t mask = ((uint64_t{1} << bits) - 1) << from;
    return (word & ~mask) | (value << from & mask);
  };
  const std::map<std::string, std::function<uint64_t(uint64_t)>> faults = {
      {"LBO and SBO swapped",
       [&](uint64_t w) { return with(with(w, 16, 14, field(w, 32, 14)), 32, 14, field(w, 16, 14)); }},
      {"SBO in bytes", [&](uint64_t w) { return with(w, 32, 14, field(w, 32, 14) * 16); }},
      {"LBO in bytes", [&](uint64_t w) { return with(w, 16, 14, field(w, 16, 14) * 16); }},
      {"SBO halved", [&](uint64_t w) { return with(w, 32, 14, field(w, 32, 14) / 2); }},
      {"the next swizzle code", [&](uint64_t w) { return with(w, 62, 2, field(w, 62, 2) + 1); }},
      {"the code of SM100", [&](uint64_t w) { return with(w, 62, 2, field(w, 62, 2) == 1 ? 2 : 1); }},
      {"a base offset", [&](uint64_t w) { return with(w, 49, 3, 1); }},
      {"a start 16 bytes late", [&](uint64_t w) { return with(w, 0, 14, field(w, 0, 14) + 1); }},
  };
  std::map<std::string, size_t> refuted;
  size_t sound = 0;
  for (const Case& one : canonical()) {
    const auto found = describe(one.operand);
    ASSERT_TRUE(found.ok());
    const uint64_t word = *encode(*found);
    const Major major = one.operand.major == cute_nvgpu::Major::kK ? Major::kK : Major::kMn;
    EXPECT_TRUE(readsAsLaidOut(one.operand, word, major)) << one.text;
    ++sound;
    for (const auto& [name, fault] : faults)
      if (fault(word) != word && !readsAsLaidOut(one.operand, fault(word), major)) ++refuted[name];
    const Major other = major == Major::kK ? Major::kMn : Major::kK;
    if (one.operand.bytes == 2 && !readsAsLaidOut(one.operand, word, other)) ++refuted["the other major"];
  }
  EXPECT_EQ(refuted.size(), faults.size() + 1);
  for (const auto& [name, count] : refuted) EXPECT_GE(count, 6U) << name;
  // These change what is read, whatever the operand.
  EXPECT_EQ(refuted["a start 16 bytes late"], sound);
  EXPECT_EQ(refuted["the next swizzle code"], sound);
}

}  // namespace
}  // namespace cutecheck::run
