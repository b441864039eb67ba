// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What every form of wgmma becomes: words of descriptors, and the instruction as inline PTX.
//
// NVVM's operation has its scale of D as an attribute and takes A by descriptor alone; here both may be known
// to run time only, and A may be in registers or sparse.
#pragma once

#include "mlir/IR/PatternMatch.h"

#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/to_nvvm/atoms/patterns.h"

namespace cutecheck::to_nvvm {

// Fails after a complaint at `op` where the target has no wgmma.
mlir::LogicalResult requireWgmma(mlir::Operation* op, const Target& target);

// The word that names what lies at `pointer`, an address of shared memory of which `alignment` bytes are
// known to be 0: what `operand` knows, and the address in units of 16 bytes. Fails after a complaint at `op`.
mlir::FailureOr<mlir::Value> descriptorWord(mlir::Operation* op, mlir::RewriterBase& rewriter,
                                            const cute_nvgpu::SmemOperand& operand, int64_t alignment,
                                            mlir::Value pointer);

struct WgmmaOperands {
  llvm::SmallVector<mlir::Value> a;  // four registers, or one word
  mlir::Value b;                     // a word
  mlir::Value add;                   // i1: whether C is added
  mlir::Value metadata;              // i32, of a sparse A
};
using RegisterView = mlir::TypedValue<cute::MemRefType>;

// D = A B + C.
void emitWgmma(mlir::RewriterBase& rewriter, mlir::Location location, const cute_nvgpu::WgmmaAtom& atom,
               const WgmmaOperands& operands, RegisterView c, RegisterView d);

// The register of an accumulator: f16 in pairs, which PTX has as words.
mlir::Type accumulatorOf(mlir::RewriterBase& rewriter, const std::string& element);

}  // namespace cutecheck::to_nvvm
