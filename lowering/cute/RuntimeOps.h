// Operations of the cute dialect on values that no notation describes, and the primitives that sugar is made
// of.
#pragma once

#include "lowering/cute/CuteOps.h"
#include "lowering/cute/RuntimeTypes.h"

#define GET_OP_CLASSES
#include "lowering/cute/RuntimeOps.h.inc"
