// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dialects that the sources of this lowering speak of and that are not built: met, they are refused by name.
//
//   nv_tileaa, nv_tileas, cutlass   a compiler's layers above `cute`
//
// What their operations do to memory, `cute` and `cute_nvgpu` say themselves here; their tokens of what is
// asynchronous are edges of i32 (docs/evidence/status.md).
#pragma once

#include "mlir/IR/DialectRegistry.h"

namespace cutecheck::to_llvm {

void registerAbsentDialects(mlir::DialectRegistry& registry);

}  // namespace cutecheck::to_llvm
