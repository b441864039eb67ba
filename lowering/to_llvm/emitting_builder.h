// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The builder of the mixed engine that emits LLVM instructions.
#pragma once

#include "mlir/IR/Builders.h"

#include "lowering/algebra/values/arithmetic.h"

namespace cutecheck::to_llvm {

class EmittingBuilder final : public mixed::Builder {
 public:
  EmittingBuilder(mlir::OpBuilder& builder, mlir::Location location)
      : builder_(builder), location_(location) {}

  mixed::Handle constant(int64_t value, int width) override;
  mixed::Handle extend(mixed::Handle value) override;
  // Sums and products carry nsw: the engine chose the width so that none wraps in the domain.
  mixed::Handle binary(mixed::Op op, mixed::Handle a, mixed::Handle b, int width) override;

  // The number in the integer type of `leaf`, which may be narrower: the module's author says then
  // that the value fits.
  mlir::Value inWidthOf(mixed::Arithmetic& arithmetic, const mixed::Number& number, const IntTuple& leaf);

 private:
  mlir::OpBuilder& builder_;
  mlir::Location location_;
};

}  // namespace cutecheck::to_llvm
