// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations of the algebra as terms: which operation, of which operands.
#pragma once

#include <optional>

#include "mlir/IR/Operation.h"

#include "lowering/cute/dialect/CuteDialect.h"
#include "lowering/semantics/operations.h"

namespace cutecheck::meaning {

// An operand behind the first: a tile, which its type spells, a layout, a tuple, or none of them.
struct Argument {
  cute::TileType tile;
  const TermLayout* layout = nullptr;
  const TermTuple* tuple = nullptr;

  // As the notation writes it; empty for none of them.
  std::string text() const;
};
using Arguments = std::vector<Argument>;

// What the operation computes of the layout `input`, as the notation writes it: "zipped_divide((M,4):(1,M),
// [8:1])". Nothing where the notation cannot write the operands. A divisor that a type speaks of is written
// where a line of `premises` promises it.
std::optional<Term> computed(mlir::Operation* op, const TermLayout& input, const Arguments& arguments,
                             llvm::ArrayRef<std::string> premises);

// Where a coordinate is open; what it is elsewhere does not change which modes are left.
std::string openModes(const IntTuple& coord);

// What the operation asks of a coordinate of tiles, or of the number of a thread, becomes a premise.
void addInside(mlir::Operation* op, const TermLayout& input, const Arguments& arguments, Conditions& conditions);

// What stencil_divide asks of a shape: each window, (w-1)*d + 1 elements long, lies inside its mode.
void addWindowsInside(const Argument& tiler, const TermTuple& shape, Conditions& conditions);

// The tree of the layout in a type; its numbers are not asked.
std::optional<IntTuple> treeOf(mlir::Type type);

}  // namespace cutecheck::meaning
