// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations of the cute dialect.
#pragma once

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"

#include "lowering/cute/dialect/CuteDialect.h"

#define GET_OP_CLASSES
#include "lowering/cute/ods/CuteOps.h.inc"
