// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Results of which run time decides whether there is one. Inference refuses them. In a context that trusts
// result types (CuteDialect::trustResultTypes) it infers them as CuTe does, on the author's word
// (lowering/algebra/promised.h): then a module is read as it was written, and nothing may build on it.
#pragma once

#include "lowering/algebra/swizzle_apply.h"
#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::cute {

// While one lives, this thread's inference takes nobody's word, whatever the context says.
class StrictInference {
 public:
  StrictInference();
  ~StrictInference();
  StrictInference(const StrictInference&) = delete;
  StrictInference& operator=(const StrictInference&) = delete;
};

// Whether inference takes the author's word here and now.
bool takesPromises(mlir::MLIRContext* context);

// Whether a strict context refuses the result types that an operation of `cute` or `cute_nvgpu` infers.
// Verifiers of operations that infer none are strict in every context.
bool restsOnPromise(mlir::Operation* op);

// What every pass that reads types asks first: fails, and names the operation, where one inside of `root`
// rests on the author's word. A strict context has none, its verifier refuses them.
mlir::LogicalResult expectNoPromises(mlir::Operation* root);

inline bool isKnown(const mixed::Number& number) { return number.constant.has_value(); }
inline bool isKnown(const mixed::MixedTuple& tuple) { return tuple.dynamicNumbers().empty(); }
inline bool isKnown(const mixed::MixedLayout& layout) {
  return isKnown(layout.shape) && isKnown(layout.stride);
}
inline bool isKnown(const mixed::MixedComposed& composed) {
  return isKnown(composed.offset) && isKnown(composed.layout);
}

// `compute` on types: first as the lowering computes, then, where run time decides and `context` trusts
// result types, on the author's word. `promised` says which it was. What the word gives and the type of
// `answer` would know entirely is refused: a constant is folded, and no one would ask again.
template <typename Compute>
auto onTypes(mlir::MLIRContext* context, Compute compute, bool* promised = nullptr) {
  mixed::FoldingBuilder builder;
  mixed::Arithmetic strict(builder);
  auto answer = compute(strict);
  if (answer || answer.error().code != Code::kUndecided || !takesPromises(context)) return answer;
  mixed::Arithmetic trusting = mixed::Arithmetic::takingPromises(builder);
  auto word = compute(trusting);
  if (!word || isKnown(*word)) return answer;
  if (promised) *promised = true;
  return word;
}

}  // namespace cutecheck::cute
