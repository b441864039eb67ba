// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a call of tcgen05.mma must be given: what views hold, how much of it, and where it lies.
#pragma once

#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"
#include "lowering/cute_nvgpu/smem_operand.h"

namespace cutecheck::cute_nvgpu {

// Operands are numbered A 0, B 1, D 2. Elements below a byte lie in bytes, two in one of the 4-bit kinds.
mlir::Type ummaElementType(mlir::MLIRContext* context, const UmmaAtom& atom, unsigned operand);
// Elements of the view of one CTA: of a pair each has half of A's rows, of B's columns and of D's rows.
int64_t ummaValues(const UmmaAtom& atom, unsigned operand);

// A view in shared memory as tcgen05.mma reads it.
SmemOperand ummaOperand(cute::MemRefType view, Major major);

// Fails after a complaint at `op`: the types of elements, the memories, the descriptors that there have to
// be, and in tensor memory the placement, in this order.
mlir::LogicalResult verifyUmmaCall(mlir::Operation* op, mlir::Type type, mlir::Type d, mlir::Type a,
                                   mlir::Type b, mlir::Type c);

}  // namespace cutecheck::cute_nvgpu
