#include "lowering/cute/RuntimeOps.h"
#include "lowering/cute/kinds.h"

#include "lowering/cute/CuteDialect.cpp.inc"

void cutecheck::cute::CuteDialect::initialize() {
  registerTypes();
  addInterface(makeBytecode(this));
  addOperations<
#define GET_OP_LIST
#include "lowering/cute/CuteOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "lowering/cute/RuntimeOps.cpp.inc"
      >();
}
