// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where a view begins, for an instruction that takes the address of some bytes that lie together.
#pragma once

#include "mlir/IR/PatternMatch.h"

#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::to_nvvm {

// Of shared memory of all blocks of a cluster (NVPTX usage guide, "Address Spaces").
inline constexpr unsigned kClusterSpace = 7;

// The address, the swizzle of the pointer applied, of `bytes` bytes that the view of type `type` (converted:
// `view`) names. Fails after a complaint at `op` where its elements do not lie one behind the other, or where
// the type does not promise an address that `bytes` divides, under the swizzle too.
mlir::FailureOr<mlir::Value> contiguousAddress(mlir::Operation* op, mlir::RewriterBase& rewriter,
                                               cute::MemRefType type, mlir::Value view, int64_t bytes);

}  // namespace cutecheck::to_nvvm
