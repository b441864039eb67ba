// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// operandBit: which bit of shared memory the hardware reads for an element of an operand.
//
// The model of wgmma and tcgen05.mma, apart from anything that builds descriptors. With T elements in 16
// bytes, W the bytes of a row of the mode and U the elements in W, the address before the swizzle is start +
//
//   K-major, none     (mn%8)*16 + (mn/8)*SBO + (k/T)*LBO + the bytes of k%T
//   K-major, W        (mn%8)*W + (mn/8)*SBO + the bytes of k; LBO is not read
//   MN-major, none    the bytes of mn%T + (mn/T)*SBO + (k%8)*16 + (k/8)*LBO
//   MN-major, W       the bytes of mn%U + (mn/U)*LBO + (k%8)*W + (k/8)*SBO
//
// and the swizzle acts on the address itself: a bit of 4..6 is flipped by the bit 3 places above, counted
// from the start of the pattern, which the base offset moves. The mode of SM100 with atoms of 32 bytes, of
// MN-major operands of 32 bits, has groups of four rows: (k%4)*128 + (k/4)*SBO, and bits 5 and 6 are flipped
// by those two places above. Sources: PTX ISA 9.0, "Asynchronous warpgroup level matrix shared memory layout"
// (canonical layouts); CUTLASS include/cute/atom/mma_traits_sm90_gmma.hpp. With base offset 0 every row was
// compared with products on an H200.
#pragma once

#include <cstdint>

#include "core/nvgpu/matrix_descriptor.h"

namespace cutecheck {

enum class Major : uint8_t { kK, kMn };

struct OperandForm {
  Major major = Major::kK;
  int elementBits = 16;  // 4, 8, 16 or 32; 1 for b1
};

// Which of the two distances a read of `mn` x `k` elements uses.
struct DistancesRead {
  bool leading = false, stride = false;
};
DistancesRead distancesRead(SwizzleMode mode, const OperandForm& form, int64_t mn, int64_t k);

// Rows of the pattern in a group, at whose end SBO is added: 8, or 4 with atoms of 32 bytes.
inline int64_t groupRows(SwizzleMode mode) { return mode == SwizzleMode::k128BAtom32B ? 4 : 8; }

// The elements along K of one instruction: 256 bits of them (dense operands).
inline int64_t instructionK(const OperandForm& form) { return 256 / form.elementBits; }

// The swizzle of the mode on a byte address, counted from the start of the pattern; its own inverse.
int64_t swizzledAddress(const MatrixDescriptor& descriptor, int64_t address);

// Returns the bit of shared memory at which element (mn, k) begins, 0 <= mn, 0 <= k < instructionK(form).
// The distance is relative.
int64_t operandBit(const MatrixDescriptor& descriptor, const OperandForm& form, int64_t mn, int64_t k);

}  // namespace cutecheck
