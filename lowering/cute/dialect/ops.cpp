// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tablegen wrote for the operations; what they do has a file each.
#include "lowering/cute/dialect/CuteOps.h"

#include "lowering/cute/infer/inference_call.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/assembly.h"

#define GET_OP_CLASSES
#include "lowering/cute/ods/CuteOps.cpp.inc"
