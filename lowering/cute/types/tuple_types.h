// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The types of tuples by their kind, for the inference of operations that keep or change it.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/cute/infer/inference_call.h"

namespace cutecheck::cute {

// The type of `tree` of the kind that `like` has.
mlir::Type tupleLike(mlir::Type like, const IntTuple& tree);

// `tree` as a kind of tuple, after the type's own rules; the kind's complaint where they are broken.
template <typename TypeT>
mlir::LogicalResult answerTuple(const InferenceCall& call, const IntTuple& tree) {
  const auto emit = [&] {
    return mlir::emitError(call.location.value_or(mlir::UnknownLoc::get(call.context)));
  };
  if (!call.location) {
    mlir::ScopedDiagnosticHandler silent(call.context, [](mlir::Diagnostic&) { return mlir::success(); });
    const auto type = TypeT::getChecked(emit, call.context, tree);
    return type ? call.answer(type) : mlir::failure();
  }
  const auto type = TypeT::getChecked(emit, call.context, tree);
  return type ? call.answer(type) : mlir::failure();
}

// The numbers of a tuple, of any value.
mixed::MixedTuple anyNumbers(const IntTuple& tree);

// The parts of an operand that is a tuple, a layout, a view or a tile, as what they are by themselves; `like`
// gives the kind. Null where there is no mode `i`.
size_t rankOf(mlir::Type type);
mlir::Type modeOfType(mlir::Type type, size_t i);
// The value of the kind of `like` with these modes; null where they do not fit together.
mlir::Type ofModes(mlir::Type like, llvm::ArrayRef<mlir::Type> modes);

}  // namespace cutecheck::cute
