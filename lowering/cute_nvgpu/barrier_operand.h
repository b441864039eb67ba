// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a pointer to a barrier must be.
#pragma once

#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"

namespace cutecheck::cute_nvgpu {

inline constexpr int64_t kBarrierBytes = 8;
inline constexpr int64_t kMostArrivals = (1 << 20) - 1;

// 64 bits of shared memory, aligned to 8 bytes; else a complaint at `op`. Source: PTX ISA 9.0, "mbarrier",
// "Size and alignment", and docs/reference/spec.md#mbarrier.
mlir::LogicalResult verifyBarrier(mlir::Operation* op, cute::PtrType pointer);

}  // namespace cutecheck::cute_nvgpu
