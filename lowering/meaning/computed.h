// The operations of the algebra as terms: which operation, of which operands.
#pragma once

#include <optional>

#include "mlir/IR/Operation.h"

#include "lowering/meaning/term.h"

namespace cutecheck::meaning {

// What the operation computes of the layout `input`, as the notation writes it: "zipped_divide((M,4):(1,M),
// [8:1])". A second operand is `layout` or `tuple`, or a tile, which its type spells. Nothing where the
// notation has no words for the operands.
std::optional<Term> computed(mlir::Operation* op, const TermLayout& input, const TermLayout* layout,
                             const TermTuple* tuple);

// The tree of the layout in a type; its numbers are not asked.
std::optional<IntTuple> treeOf(mlir::Type type);

}  // namespace cutecheck::meaning
