// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of the cute dialect on values that no notation describes, and the primitives that sugar is made
// of.
#pragma once

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/types/RuntimeTypes.h"

#define GET_OP_CLASSES
#include "lowering/cute/ods/RuntimeOps.h.inc"
