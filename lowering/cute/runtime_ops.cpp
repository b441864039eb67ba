// What tablegen wrote for the operations of RuntimeOps.td.
#include "lowering/cute/RuntimeOps.h"

#include "lowering/cute/assembly.h"
#include "lowering/cute/runtime_inference.h"
#include "lowering/cute/view.h"

#define GET_OP_CLASSES
#include "lowering/cute/RuntimeOps.cpp.inc"
