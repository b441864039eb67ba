// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The builder of the mixed engine that emits operations of arith: what cute-expand computes stays in cute's
// world.
#pragma once

#include "mlir/IR/Builders.h"

#include "lowering/algebra/values/arithmetic.h"

namespace cutecheck::desugar {

class ArithBuilder final : public mixed::Builder {
 public:
  ArithBuilder(mlir::OpBuilder& builder, mlir::Location location) : builder_(builder), location_(location) {}

  mixed::Handle constant(int64_t value, int width) override;
  mixed::Handle extend(mixed::Handle value) override;
  // Sums and products carry nsw: the engine chose the width so that none wraps in the domain.
  mixed::Handle binary(mixed::Op op, mixed::Handle a, mixed::Handle b, int width) override;

 private:
  mlir::OpBuilder& builder_;
  mlir::Location location_;
};

}  // namespace cutecheck::desugar
