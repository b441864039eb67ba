// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of the cute_nvgpu dialect.
#pragma once

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/IR/OpImplementation.h"

#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"
#include "lowering/cute_nvgpu/smem_operand.h"

#define GET_OP_CLASSES
#include "lowering/cute_nvgpu/ods/CuteNvgpuOps.h.inc"

namespace cutecheck::cute_nvgpu {

// A tile of shared memory as wgmma reads it.
SmemOperand operandOf(cute::MemRefType tile, Major major);

}  // namespace cutecheck::cute_nvgpu
