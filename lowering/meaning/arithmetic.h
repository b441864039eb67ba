// What the integer operations of `arith` mean: exact numbers.
//
// Index arithmetic is meant as integers without bound, signed. Code that wraps, or reads a negative number as
// an unsigned one, computes something else wherever that can be seen, and is refuted there.
#pragma once

#include <optional>

#include "llvm/ADT/ArrayRef.h"
#include "mlir/IR/Operation.h"

#include "lowering/meaning/term.h"

namespace cutecheck::meaning {

// The result of `op` on scalars that mean `operands`: an integer, or a truth value where its type is i1.
// Nothing for operations that have no words here: those of other dialects, on vectors, on floating point, and
// of bits.
std::optional<Term> arithmeticOf(mlir::Operation* op, llvm::ArrayRef<Term> operands);

}  // namespace cutecheck::meaning
