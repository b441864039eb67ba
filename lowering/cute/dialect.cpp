#include "lowering/cute/CuteOps.h"

#include "lowering/cute/CuteDialect.cpp.inc"

void cutecheck::cute::CuteDialect::initialize() {
  registerTypes();
  addOperations<
#define GET_OP_LIST
#include "lowering/cute/CuteOps.cpp.inc"
      >();
}
