// Operations of the cute_nvgpu dialect.
#pragma once

#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"

#define GET_OP_CLASSES
#include "lowering/cute_nvgpu/CuteNvgpuOps.h.inc"
