// What tablegen wrote for the operations; what they do has a file each.
#include "lowering/cute/CuteOps.h"

#include "lowering/cute/assembly.h"
#include "lowering/cute/inference_call.h"
#include "lowering/cute/view.h"

#define GET_OP_CLASSES
#include "lowering/cute/CuteOps.cpp.inc"
