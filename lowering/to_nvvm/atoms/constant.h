// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A number in the code of an atom.
#pragma once

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace cutecheck::to_nvvm {

inline mlir::Value constant(mlir::OpBuilder& builder, mlir::Location location, mlir::Type type, int64_t value) {
  return mlir::LLVM::ConstantOp::create(builder, location, type, builder.getIntegerAttr(type, value));
}

}  // namespace cutecheck::to_nvvm
