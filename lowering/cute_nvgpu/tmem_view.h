// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What operands of tensor memory must be: the tile that an instruction names, the word of its address.
#pragma once

#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::cute_nvgpu {

// Fails after a complaint at `op` unless `slot` is a word of shared memory, where tcgen05.alloc writes.
mlir::LogicalResult verifySlot(mlir::Operation* op, cute::PtrType slot);

// The elements of `tile`, in any order of its coordinates.
bool namesTile(cute::MemRefType view, const Layout& tile);

}  // namespace cutecheck::cute_nvgpu
