// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Descriptors of operands: the canonical forms of CuTe, what an H200 read, and what none reads.
#include "core/operand/operand_descriptor.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

constexpr OperandForm kF16K{Major::kK, 16}, kF16Mn{Major::kMn, 16};

ComposedLayout C(const std::string& text) {
  auto composed = parseComposedLayout(text);
  EXPECT_TRUE(composed.ok()) << text;
  return composed.ok() ? *composed : ComposedLayout{};
}

Expected<OperandDescriptors> of(const std::string& text, const OperandForm& form, int64_t address = 0,
                                MatrixArch arch = MatrixArch::kSm90) {
  return operandDescriptors(C(text), arch, form, address);
}

// "mode start LBO SBO" of the first instruction, "-" for a distance that is not read.
std::string summary(const Expected<OperandDescriptors>& found) {
  if (!found.ok()) return std::string(codeName(found.error().code));
  const MatrixDescriptor& d = found->instructions.at(0);
  return std::string(modeName(d.mode)) + " " + std::to_string(d.startAddress) + " " +
         (found->read.leading ? std::to_string(d.leadingByteOffset) : "-") + " " +
         (found->read.stride ? std::to_string(d.strideByteOffset) : "-");
}

// Source: CUTLASS include/cute/atom/mma_traits_sm90_gmma.hpp, the canonical layouts, here of 16 bits (T = 8).
TEST(OperandDescriptor, TheCanonicalFormsOfKMajor) {
  EXPECT_EQ(summary(of("S<0,3,3> o 0 o ((8,8),(8,2)):((8,128),(1,64))", kF16K)), "none 0 128 256");
  EXPECT_EQ(summary(of("S<1,3,3> o 0 o ((8,8),(8,2)):((16,128),(1,8))", kF16K)), "32B 0 - 256");
  EXPECT_EQ(summary(of("S<2,3,3> o 0 o ((8,8),(8,2)):((32,256),(1,8))", kF16K)), "64B 0 - 512");
  EXPECT_EQ(summary(of("S<3,3,3> o 0 o ((8,8),(8,2)):((64,512),(1,8))", kF16K)), "128B 0 - 1024");
}

TEST(OperandDescriptor, TheCanonicalFormsOfMnMajor) {
  EXPECT_EQ(summary(of("S<0,3,3> o 0 o ((8,1,8),(8,2)):((1,8,64),(8,512))", kF16Mn)), "none 0 1024 128");
  EXPECT_EQ(summary(of("S<1,3,3> o 0 o ((8,2,4),(8,2)):((1,8,128),(16,512))", kF16Mn)), "32B 0 256 1024");
  EXPECT_EQ(summary(of("S<2,3,3> o 0 o ((8,4,2),(8,2)):((1,8,256),(32,512))", kF16Mn)), "64B 0 512 1024");
  EXPECT_EQ(summary(of("S<3,3,3> o 0 o ((8,8,1),(8,2)):((1,8,512),(64,512))", kF16Mn)), "128B 0 - 1024");
}

// The canonical forms are words like any: what counts is where the elements lie.
TEST(OperandDescriptor, ALayoutWrittenOtherwiseHasTheSameDescriptors) {
  EXPECT_EQ(summary(of("S<3,3,3> o 0 o (64,16):(64,1)", kF16K)), "128B 0 - 1024");
  EXPECT_EQ(summary(of("S<3,3,3> o 0 o (8,16):(64,1)", kF16K)), "128B 0 - -");
  EXPECT_EQ(summary(of("S<3,3,3> o 16 o (64,16):(64,1)", kF16K)), "128B 32 - 1024");
}

TEST(OperandDescriptor, TheFixedPointAndTheAdvanceAlongK) {
  const auto found = of("S<3,3,3> o 0 o (64,64):(64,1)", kF16K);
  ASSERT_TRUE(found.ok()) << found.error().str();
  ASSERT_EQ(found->instructions.size(), 4u);
  EXPECT_EQ(*encode(found->instructions[0]), 0x4000004000010000u);
  for (size_t i = 1; i < 4; ++i) EXPECT_EQ(*encode(found->instructions[i]), 0x4000004000010000u + 2 * i);
  EXPECT_EQ(*encode(of("S<3,3,3> o 0 o (64,64):(64,1)", kF16K, 0, MatrixArch::kSm100)->instructions[0]),
            0x4000404000010000u);
}

TEST(OperandDescriptor, OtherWidthsOfElements) {
  EXPECT_EQ(summary(of("S<3,4,3> o 0 o (64,128):(128,1)", {Major::kK, 8})), "128B 0 - 1024");
  EXPECT_EQ(summary(of("S<3,2,3> o 0 o (64,32):(32,1)", {Major::kK, 32})), "128B 0 - 1024");
  EXPECT_EQ(summary(of("S<3,7,3> o 0 o (64,1024):(1024,1)", {Major::kK, 1})), "128B 0 - 1024");
  EXPECT_EQ(summary(of("S<3,5,3> o 0 o (128,256):(256,1)", {Major::kK, 4}, 0, MatrixArch::kSm100)),
            "128B 0 - 1024");
}

// CUTLASS include/cute/arch/mma_sm100_desc.hpp: MN-major of 32 bits, rows of 128 bytes in pieces of 32,
// groups of four.
TEST(OperandDescriptor, WideAtomsAreOfMnMajorOf32Bits) {
  constexpr OperandForm kTf32Mn{Major::kMn, 32};
  const std::string atoms = "S<2,3,2> o 0 o ((4,8,2),(4,2)):((1,4,256),(32,128))";
  EXPECT_EQ(summary(of(atoms, kTf32Mn, 0, MatrixArch::kSm100)), "128B_atom_32B 0 1024 512");
  // Word: version 1, code 1 in [61,64).
  EXPECT_EQ(*encode(of(atoms, kTf32Mn, 0, MatrixArch::kSm100)->instructions[0]), 0x2000402000400000u);
  EXPECT_EQ(summary(of(atoms, kTf32Mn, 512, MatrixArch::kSm100)), "128B_atom_32B 512 1024 512");
  EXPECT_EQ(summary(of(atoms, kTf32Mn)), "kUsage");
  // Rows of 64 bytes, as a comment of that header has them, would lie in one another.
  EXPECT_EQ(
      summary(of("S<2,3,2> o 0 o ((4,8,2),(4,2)):((1,4,256),(16,128))", kTf32Mn, 0, MatrixArch::kSm100)),
      "kNotCanonical");
  // Pieces of 16 bytes are no mode of it, nor are groups of eight rows two distances.
  EXPECT_EQ(summary(of("S<3,2,3> o 0 o (32,8):(1,32)", kTf32Mn, 0, MatrixArch::kSm100)), "kNotCanonical");
  EXPECT_EQ(summary(of("S<2,3,2> o 0 o (32,16):(1,32)", kTf32Mn, 0, MatrixArch::kSm100)),
            "128B_atom_32B 0 - 512");
  EXPECT_EQ(summary(of("S<2,3,2> o 0 o (32,(2,2,4)):(1,(32,128,256))", kTf32Mn, 0, MatrixArch::kSm100)),
            "kNotCanonical");
}

// A pattern that starts late is read with a base offset; one that starts between rows is not read.
TEST(OperandDescriptor, ALateStartHasABaseOffset) {
  const auto late = of("S<3,3,3> o 0 o (64,16):(64,1)", kF16K, 1024 + 256);
  ASSERT_TRUE(late.ok()) << late.error().str();
  EXPECT_EQ(late->instructions[0].baseOffset, 2);
  EXPECT_EQ(late->instructions[0].startAddress, 1280);
  EXPECT_EQ(of("S<3,3,3> o 0 o (64,16):(64,1)", kF16K, 1024)->instructions[0].baseOffset, 0);
  EXPECT_EQ(summary(of("S<3,3,3> o 0 o (64,16):(64,1)", kF16K, 1040)), "kNotCanonical");
}

TEST(OperandDescriptor, WhatNoDescriptorReadsIsRefusedWithTheElement) {
  // Row-major without a swizzle: rows of 128 bytes are no core matrices.
  const auto plain = of("S<0,3,3> o 0 o (64,16):(64,1)", kF16K);
  ASSERT_FALSE(plain.ok());
  EXPECT_EQ(plain.error().rule, "operand_descriptor_c4");
  EXPECT_EQ(plain.error().witness, std::vector<int64_t>{1});
  EXPECT_NE(plain.error().message.find("element (1,0) lies at byte 128"), std::string::npos)
      << plain.error().str();
  // The swizzle of the source document, whose source bits begin at S: not what the hardware does.
  EXPECT_EQ(summary(of("S<3,3,4> o 0 o (64,16):(64,1)", kF16K)), "kNotCanonical");
  // Read with the wrong major.
  EXPECT_EQ(summary(of("S<3,3,3> o 0 o (64,16):(64,1)", kF16Mn)), "kNotCanonical");
  // Groups of rows at unequal distances.
  EXPECT_EQ(summary(of("S<3,3,3> o 0 o ((8,2,2),16):((64,512,2048),1)", kF16K)), "kNotCanonical");
  EXPECT_EQ(summary(of("S<3,3,3> o 0 o ((8,2,2),16):((64,512,1024),1)", kF16K)), "128B 0 - 1024");
}

TEST(OperandDescriptor, ABrokenRuleIsNamed) {
  const auto rule = [](const Expected<OperandDescriptors>& found) {
    return found.ok() ? "" : found.error().rule;
  };
  EXPECT_EQ(rule(of("S<3,3,3> o 0 o 64:1", kF16K)), "operand_descriptor_c1");
  EXPECT_EQ(rule(of("S<3,3,3> o 0 o (12,16):(64,1)", kF16K)), "operand_descriptor_c2");
  EXPECT_EQ(rule(of("S<3,3,3> o 0 o (64,24):(64,1)", kF16K)), "operand_descriptor_c2");
  EXPECT_EQ(rule(of("S<3,3,3> o 0 o (64,16):(64,1)", kF16K, 8)), "operand_descriptor_c2");
  EXPECT_EQ(rule(of("S<3,3,3> o 0 o (64,16):(64,1)", {Major::kK, 12})), "operand_descriptor_c2");
  EXPECT_EQ(rule(of("S<0,2,3> o 0 o (64,16):(-64,1)", kF16K)), "swizzle_apply_c1");
  EXPECT_EQ(rule(of("S<3,2,3> o 0 o (64,8):(1,64)", {Major::kMn, 32})), "operand_descriptor_c3");
  EXPECT_EQ(rule(of("S<3,3,3> o 0 o (65536,32):(64,1)", kF16K)), "operand_descriptor_c5");
  EXPECT_EQ(rule(of("S<0,2,3> o 0 o (64,16):(4611686018427387904,1)", kF16K)).substr(0, 7), "crd2idx");
  EXPECT_EQ(rule(of("S<0,2,3> o 0 o (64,16):(1099511627776,1)", kF16K)), "operand_descriptor_c2");
}

// A start or a distance beyond the 14 bits of its field.
TEST(OperandDescriptor, AFieldTooSmallIsSaid) {
  const auto far = of("S<3,3,3> o 0 o ((8,8),16):((64,131072),1)", kF16K);
  ASSERT_FALSE(far.ok());
  EXPECT_NE(far.error().message.find("262144"), std::string::npos) << far.error().str();
}

}  // namespace
}  // namespace cutecheck
