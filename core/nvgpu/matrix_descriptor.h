// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matrix descriptor: the 64-bit word by which wgmma (SM90) and tcgen05.mma (SM100) name an operand in
// shared memory.
//
// The word holds where the operand starts, two distances and a swizzle mode; what the distances lie
// between depends on the major and the mode (core/operand/operand_read.h). Sources: PTX ISA 9.0, "Asynchronous
// warpgroup level matrix shared memory layout" and "tcgen05 shared memory descriptor"; CUTLASS
// include/cute/arch/mma_sm90_desc.hpp and mma_sm100_desc.hpp.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/notation/swizzle.h"
#include "core/support/expected.h"

namespace cutecheck {

enum class MatrixArch : uint8_t { kSm90, kSm100 };

// How shared memory is swizzled under an operand, by the bytes of one row of the pattern.
enum class SwizzleMode : uint8_t { kNone, k32B, k64B, k128B, k128BAtom32B };

struct MatrixDescriptor {
  MatrixArch arch = MatrixArch::kSm90;
  int64_t startAddress = 0;        // bytes of shared memory, a multiple of 16
  int64_t leadingByteOffset = 16;  // LBO: bytes, a multiple of 16
  int64_t strideByteOffset = 0;    // SBO: bytes, a multiple of 16
  int baseOffset = 0;              // rows of 128 bytes by which the pattern starts late, 0..7
  bool leadingAbsolute = false;    // SM100: LBO is an address, not a distance
  SwizzleMode mode = SwizzleMode::kNone;

  friend bool operator==(const MatrixDescriptor&, const MatrixDescriptor&) = default;
};

// "none", "32B", "64B", "128B", "128B_atom_32B".
std::string_view modeName(SwizzleMode mode);

// The mode as a swizzle of byte addresses: S<0..3,4,3>, and S<2,5,2> for the atom of 32 bytes.
Swizzle byteSwizzle(SwizzleMode mode);

// Bytes of one row of the pattern: 16, 32, 64, 128, 128.
int64_t rowBytes(SwizzleMode mode);

// The pattern repeats, and so aligns, every so many bytes: 16, 256, 512, 1024, 1024.
int64_t patternBytes(SwizzleMode mode);

// Packs the fields.
//
// Fails with kUsage unless the start address is a multiple of 16 in [0, 2^18) (matrix_descriptor_c1), the
// distances are multiples of 16 in [0, 2^18) (matrix_descriptor_c2), the base offset is in [0, 8)
// (matrix_descriptor_c3), and the architecture has the mode and the absolute form (matrix_descriptor_c4).
// Source: docs/reference/spec.md#matrix_descriptor.
Expected<uint64_t> encode(const MatrixDescriptor& descriptor);

// Reads the fields of a word; encode of the answer is the word.
//
// Fails with kUsage when the bits of the mode name none (matrix_descriptor_c4), or when a bit is set that has
// no meaning, the version of SM100 being 1 (matrix_descriptor_c5).
Expected<MatrixDescriptor> decodeMatrixDescriptor(uint64_t word, MatrixArch arch);

}  // namespace cutecheck
