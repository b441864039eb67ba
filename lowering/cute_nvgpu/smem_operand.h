// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An operand of wgmma or tcgen05.mma in shared memory: the matrix descriptor that reads it, found from its
// layout.
//
// The layout, (mn, k) to elements, says where each element is before the swizzle of the pointer; the hardware
// adds distances to a start and swizzles the sum the same way. So the two are compared at every element,
// without the swizzle: no descriptor is made that reads another tile. Written apart from
// core/operand/operand_descriptor.h, which the tests hold beside it. Source:
// docs/reference/spec.md#operand_read.
#pragma once

#include <cstdint>

#include "core/notation/layout.h"
#include "core/nvgpu/matrix_descriptor.h"
#include "core/support/expected.h"
#include "lowering/cute_nvgpu/atoms/wgmma_rows.h"

namespace cutecheck::cute_nvgpu {

struct SmemOperand {
  Layout layout;      // (mn, k), static, one instruction's tile
  int64_t bytes = 2;  // of an element
  Major major = Major::kK;
  Swizzle swizzle;  // of byte addresses
  MatrixArch arch = MatrixArch::kSm90;
};

// Start address 0: that is the pointer's. Fails with kBadRequest (smem_operand_c1) for a layout that is not
// static, has not the two modes, or is larger than an operand or than what a descriptor reaches,
// (smem_operand_c2) for a swizzle that no descriptor has, (smem_operand_c4) for a k that is longer than a row
// of the swizzle, of which it is not known how it is read, (smem_operand_c5) for mn-major elements of 32 bits
// of SM100 under another swizzle than S<2,5,2>, and with kNotCanonical (smem_operand_c3), naming
// the first element misread.
Expected<MatrixDescriptor> describe(const SmemOperand& operand);

}  // namespace cutecheck::cute_nvgpu
