// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/types/inference_cache.h"
#include "lowering/cute/types/kinds.h"

#include "lowering/cute/ods/CuteDialect.cpp.inc"

void cutecheck::cute::CuteDialect::initialize() {
  registerTypes();
  registerAttributes();
  addInterface(makeBytecode(this));
  addInterface(std::make_unique<InferenceCache>(this));
  addOperations<
#define GET_OP_LIST
#include "lowering/cute/ods/CuteOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "lowering/cute/ods/RuntimeOps.cpp.inc"
      >();
}
