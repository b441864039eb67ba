// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The cute_nvgpu dialect and its types.
#pragma once

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"

#include "lowering/cute/types/RuntimeTypes.h"
#include "lowering/cute_nvgpu/atoms/bulk_rows.h"
#include "lowering/cute_nvgpu/atoms/matrix_copy_rows.h"
#include "lowering/cute_nvgpu/atoms/mma_sync_rows.h"
#include "lowering/cute_nvgpu/atoms/s2t_rows.h"
#include "lowering/cute_nvgpu/atoms/tma_rows.h"
#include "lowering/cute_nvgpu/atoms/tmem_rows.h"
#include "lowering/cute_nvgpu/atoms/umma_rows.h"
#include "lowering/cute_nvgpu/atoms/wgmma_rows.h"

namespace cutecheck::cute_nvgpu {
// A parameter of a type is looked up by its hash.
inline llvm::hash_code hash_value(const WgmmaVariant& variant) {
  return llvm::hash_combine(variant.negatedA, variant.negatedB, variant.saturates, variant.selector);
}
inline llvm::hash_code hash_value(const UmmaAtom& atom) {
  return llvm::hash_combine(atom.shape[0], atom.shape[1], atom.shape[2], atom.ctas, atom.a, atom.b,
                            static_cast<int>(atom.majorA), static_cast<int>(atom.majorB));
}
}  // namespace cutecheck::cute_nvgpu

#include "lowering/cute_nvgpu/ods/CuteNvgpuDialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "lowering/cute_nvgpu/ods/CuteNvgpuTypes.h.inc"

namespace cutecheck::cute_nvgpu {

// Bits of an element in memory and in registers.
int64_t bitsOf(mlir::Type element);

// As a type prints: what the tables call it.
std::string nameOf(mlir::Type type);

// What views of an operand hold: elements below a byte lie in words of i32, integers have no sign.
mlir::Type heldAs(mlir::Type element);
// Elements of a type in one of what holds them.
int64_t packedIn(mlir::Type element);

// The atom of a type of tcgen05.mma; nothing of other types.
std::optional<UmmaAtom> ummaAtomOf(mlir::Type type);

}  // namespace cutecheck::cute_nvgpu
