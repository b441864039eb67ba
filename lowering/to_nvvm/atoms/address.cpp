// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_nvvm/atoms/address.h"

#include "lowering/cute/infer/view.h"
#include "lowering/to_llvm/view_packing.h"
#include "lowering/to_nvvm/atoms/registers.h"

namespace cutecheck::to_nvvm {

mlir::FailureOr<mlir::Value> contiguousAddress(mlir::Operation* op, mlir::RewriterBase& rewriter,
                                               cute::MemRefType type, mlir::Value view, int64_t bytes) {
  const auto pointer = mlir::cast<cute::PtrType>(cute::iteratorOf(type));
  if (!isContiguous(type))
    return op->emitOpError("expects ") << bytes << " bytes that lie together, but got " << type;
  if (to_llvm::accessAlignment(pointer) % bytes != 0)
    return op->emitOpError("expects an address that ") << bytes << " bytes divide, but got " << type;
  const auto address = to_llvm::accessAddress(rewriter, op->getLoc(), pointer,
                                              to_llvm::iteratorOf(rewriter, op->getLoc(), view));
  if (!address) return op->emitOpError(address.error().message);
  return *address;
}

}  // namespace cutecheck::to_nvvm
