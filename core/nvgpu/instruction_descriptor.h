// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instruction descriptor: the 32-bit word by which tcgen05.mma (SM100) is told its shape, element types and
// flags.
//
// The kinds of an instruction share most fields; those with block scaling have scale factors where the others
// have a saturation, the format of D and the weight-stationary shift. Shapes are checked for what the fields
// can hold: which shapes an instruction of a kind has is a table of the lowering. Sources: PTX ISA 9.0,
// "Instruction descriptor" of tcgen05; CUTLASS include/cute/arch/mma_sm100_desc.hpp.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/support/expected.h"

namespace cutecheck {

enum class UmmaKind : uint8_t { kF16, kTf32, kF8F6F4, kI8, kMxF8F6F4, kMxF4, kMxF4NvF4 };

enum class UmmaElement : uint8_t {
  kF16,
  kBf16,
  kTf32,
  kE4M3,
  kE5M2,
  kE2M3,
  kE3M2,
  kE2M1,
  kU8,
  kS8,
  kF32,
  kS32,
};

// What scale factors are: unsigned e4m3 or a power of two.
enum class ScaleElement : uint8_t { kUe4m3, kUe8m0 };

struct InstructionDescriptor {
  UmmaKind kind = UmmaKind::kF16;
  UmmaElement d = UmmaElement::kF32, a = UmmaElement::kF16, b = UmmaElement::kF16;
  int m = 128, n = 8;  // the extents of D: M a multiple of 16 below 512, N a multiple of 8 below 512
  bool negateA = false, negateB = false;
  bool aMn = false, bMn = false;  // MN-major, which the PTX ISA calls transposed
  bool sparse = false;
  int sparsitySelector = 0;  // 0..3
  // Of kinds without block scaling.
  bool saturate = false;  // of sums of i8
  int maximumShift = 0;   // of .ws: 0, 8, 16 or 32 rows by which B may be reused
  // Of kinds with block scaling.
  int scaleIdA = 0, scaleIdB = 0;  // 0..3: the byte of the words in tensor memory that has the factors
  ScaleElement scale = ScaleElement::kUe8m0;
  bool k96 = false;  // of 4-bit kinds: K of 96 for 64

  friend bool operator==(const InstructionDescriptor&, const InstructionDescriptor&) = default;
};

// "f16", "tf32", "f8f6f4", "i8", "mxf8f6f4", "mxf4", "mxf4nvf4".
std::string_view kindName(UmmaKind kind);
// "f16", "bf16", ..., "s32".
std::string_view elementName(UmmaElement element);
bool isBlockScaled(UmmaKind kind);

// Packs the fields.
//
// Fails with kUsage unless the elements of A, B and D are those of the kind (instruction_descriptor_c1), the
// shape fits its fields (instruction_descriptor_c2), the kind has every flag that is set
// (instruction_descriptor_c3), and selector, shift and scale identifiers are in range
// (instruction_descriptor_c4). Source: docs/reference/spec.md#instruction_descriptor.
Expected<uint32_t> encode(const InstructionDescriptor& descriptor);

// Reads the fields of a word of a kind, which the word does not hold; encode of the answer is the word.
//
// Fails with kUsage when a format is none of the kind (instruction_descriptor_c1), or when a bit is set that
// has no meaning (instruction_descriptor_c5).
Expected<InstructionDescriptor> decodeInstructionDescriptor(uint32_t word, UmmaKind kind);

}  // namespace cutecheck
