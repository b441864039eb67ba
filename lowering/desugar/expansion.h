// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Layouts and parts of views from the engine's numbers, as values of cute.
#pragma once

#include "mlir/IR/PatternMatch.h"

#include "lowering/algebra/values/mixed_tuple.h"
#include "lowering/desugar/arith_builder.h"

namespace cutecheck::desugar {

// The run-time leaves of a tuple or a layout, got with get_scalars.
std::vector<mixed::Handle> scalarsOf(mlir::OpBuilder& builder, mlir::Location location, mlir::Value value);

// The numbers of a layout value.
mixed::MixedLayout numbersOf(mlir::OpBuilder& builder, mlir::Location location, mlir::Value layout);

// make_layout(make_shape, make_stride) of these numbers; a layout that its type knows is cute.static.
mlir::Value layoutFrom(mlir::OpBuilder& builder, mlir::Location location, mixed::Arithmetic& arithmetic,
                       const mixed::MixedLayout& numbers);

// Replaces `op` by the part of `source`, a view or a layout, that begins `offset` behind it and looks like
// `layout`. Of an offset that a number divides, the fact is kept with cute.assume.
void replaceByPart(mlir::PatternRewriter& rewriter, mlir::Operation* op, mlir::Value source,
                   mixed::Arithmetic& arithmetic, const mixed::MixedTuple& offset,
                   const mixed::MixedLayout& layout);

}  // namespace cutecheck::desugar
