// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the integer operations of `arith` mean: numbers of a width, as machines have them.
//
// A term is the signed number that a value of w bits is. Divisions, comparisons and extensions read it signed
// or unsigned, as the operation says; truncations and shifts to the left cut it. Sums, differences and
// products are exact: that the result is a number of its type is an obligation, since an index that wraps is
// hardly ever meant, and what an operation is undefined for is another.
#pragma once

#include <optional>
#include <vector>

#include "llvm/ADT/ArrayRef.h"
#include "mlir/IR/Operation.h"

#include "lowering/semantics/term.h"

namespace cutecheck::meaning {

struct Arithmetic {
  Term result;              // an integer, or a truth value where the type is i1
  std::vector<Term> needs;  // what must hold where the operation stands
};

// What `op` means on scalars that mean `operands`. Nothing for operations that are not modelled: those of
// other dialects, on vectors, on floating point, and of bits; shifts by what is no constant below the width.
std::optional<Arithmetic> arithmeticOf(mlir::Operation* op, llvm::ArrayRef<Term> operands);

// Bits of an integer or index type; 0 of others, i1 too, whose values are truth values.
unsigned widthOf(mlir::Type type);

// That `a` is a signed number of so many bits.
Term fits(unsigned width, const Term& a);

}  // namespace cutecheck::meaning
