// The cute_nvgpu dialect and its types.
#pragma once

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"

#include "lowering/cute/RuntimeTypes.h"

#include "lowering/cute_nvgpu/CuteNvgpuDialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "lowering/cute_nvgpu/CuteNvgpuTypes.h.inc"
