// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tablegen wrote for the operations of RuntimeOps.td.
#include "lowering/cute/dialect/RuntimeOps.h"

#include "lowering/cute/infer/runtime_inference.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/assembly.h"

#define GET_OP_CLASSES
#include "lowering/cute/ods/RuntimeOps.cpp.inc"
