#include "lowering/cute/RuntimeOps.h"
#include "lowering/cute/kinds.h"
#include "lowering/cute/memo.h"

#include "lowering/cute/CuteDialect.cpp.inc"

void cutecheck::cute::CuteDialect::initialize() {
  registerTypes();
  addInterface(makeBytecode(this));
  addInterface(std::make_unique<Memo>(this));
  addOperations<
#define GET_OP_LIST
#include "lowering/cute/CuteOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "lowering/cute/RuntimeOps.cpp.inc"
      >();
}
