// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What every form of tcgen05.mma becomes: the operation of NVVM, and the instruction descriptor of its type.
//
// One thread of a group of CTAs issues it; which, the kernel says (an scf.if around the call). The operations
// around it, of commit, wait, fence and shift, are NVVM's and stand in the module as they are.
#pragma once

#include "mlir/IR/PatternMatch.h"

#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/to_nvvm/atoms/patterns.h"

namespace cutecheck::to_nvvm {

// Fails after a complaint at `op` where the target does not have the atom.
mlir::LogicalResult requireUmma(mlir::Operation* op, const cute_nvgpu::UmmaAtom& atom, const Target& target);

struct UmmaOperands {
  mlir::Value a;               // i64, or a pointer to tensor memory
  mlir::Value b;               // i64
  mlir::Value d;               // a pointer to tensor memory
  mlir::Value add;             // i1: whether C is added
  mlir::Value extra;           // i32: or-ed to the instruction descriptor; may be null
  mlir::Value metadata;        // of a sparse A
  mlir::Value scaleA, scaleB;  // of block scaling
};

// D = A B + D.
void emitUmma(mlir::RewriterBase& rewriter, mlir::Location location, const cute_nvgpu::UmmaAtom& atom,
              const UmmaOperands& operands);

}  // namespace cutecheck::to_nvvm
