// What tablegen wrote for the operations; what they do has a file each.
#include "lowering/cute/CuteOps.h"

#define GET_OP_CLASSES
#include "lowering/cute/CuteOps.cpp.inc"
