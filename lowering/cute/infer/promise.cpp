// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/infer/promise.h"

#include "mlir/Interfaces/InferTypeOpInterface.h"

namespace cutecheck::cute {

static thread_local int strictScopes = 0;

StrictInference::StrictInference() { ++strictScopes; }
StrictInference::~StrictInference() { --strictScopes; }

bool takesPromises(mlir::MLIRContext* context) {
  const CuteDialect* dialect = strictScopes > 0 ? nullptr : context->getLoadedDialect<CuteDialect>();
  return dialect && dialect->trustsResultTypes();
}

bool restsOnPromise(mlir::Operation* op) {
  auto inferred = mlir::dyn_cast<mlir::InferTypeOpInterface>(op);
  if (!inferred || !op->getName().getDialectNamespace().starts_with("cute")) return false;
  const StrictInference strict;
  llvm::SmallVector<mlir::Type> types;
  return failed(inferred.inferReturnTypes(op->getContext(), std::nullopt, op->getOperands(),
                                          op->getAttrDictionary(), op->getPropertiesStorage(),
                                          op->getRegions(), types)) ||
         !inferred.isCompatibleReturnTypes(types, op->getResultTypes());
}

mlir::LogicalResult expectNoPromises(mlir::Operation* root) {
  if (!takesPromises(root->getContext())) return mlir::success();
  const auto walked = root->walk([](mlir::Operation* op) {
    if (!restsOnPromise(op)) return mlir::WalkResult::advance();
    return mlir::WalkResult(
        op->emitOpError("has result types that rest on the author's word: no pass builds on them"));
  });
  return mlir::failure(walked.wasInterrupted());
}

}  // namespace cutecheck::cute
