// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// fast_divmod: a divisor means the number that it was made of. How it divides is not modelled, and so no
// divisor that comes from elsewhere.
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/semantics/interpreter.h"

namespace cutecheck::meaning {

llvm::LogicalResult Interpreter::fastDivmod(mlir::Operation* op) {
  const TermTuple *first = find<TermTuple>(op->getOperand(0)),
                  *divisor = find<TermTuple>(op->getOperands().back());
  if (!first || !divisor) return interpretOther(op);
  if (mlir::isa<cute::FastDivmodCreateDivisorOp>(op)) needs_.addExtents(*divisor);
  if (op->getNumOperands() == 1) return define(op, TermTuple(*divisor));
  const Term n = first->terms.front(), d = divisor->terms.front();
  // The quotient of a negative number rounds up or down, as the machine likes.
  if (isNested(n))
    oblige(binary(n, ">=", "0"));
  else
    needs_.addNotNegative(*first);
  bind(op->getResult(0), leafOf(binary(n, "/", d)));
  if (op->getNumResults() > 1) bind(op->getResult(1), leafOf(binary(n, "%", d)));
  return mlir::success();
}

}  // namespace cutecheck::meaning
