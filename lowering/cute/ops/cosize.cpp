// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cosize.
#include "lowering/algebra/cosize.h"

#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/promised.h"
#include "lowering/algebra/size.h"
#include "lowering/algebra/swizzle_apply.h"
#include "lowering/cute/infer/inference_call.h"
#include "lowering/cute/infer/promise.h"
#include "lowering/cute/types/mode_path.h"

namespace cutecheck::cute {

// A swizzle is not monotone: every element of a static composed layout is asked, up to these many.
static constexpr int64_t kMaxElements = int64_t{1} << 20;

static Expected<mixed::Number> composedCosize(mixed::Arithmetic& arithmetic, const ComposedLayout& composed) {
  const mixed::MixedComposed mixed = mixed::MixedComposed::of(composed);
  CUTECHECK_TRY(elements, mixed::size(arithmetic, mixed.layout.shape));
  const bool known = composed.layout.isStatic() && composed.offset.isStatic();
  if (!known && arithmetic.takesPromises())
    return mixed::promisedNumber(elements, elements, mixed::Role::kExtent);
  if (!known) return makeError(Code::kUndecided, "mixed_cosize_c2", "a run-time leaf under a swizzle");
  if (*elements.constant > kMaxElements)
    return makeError(Code::kUndecided, "mixed_cosize_c2", "a swizzled layout of more than 2^20 elements");
  int64_t largest = 0;
  for (int64_t i = 0; i < *elements.constant; ++i) {
    CUTECHECK_TRY(at, mixed::crd2idx(arithmetic, mixed::MixedTuple::leaf(mixed::Number::of(i)), mixed));
    largest = std::max(largest, *at.number().constant);
  }
  return arithmetic.add(mixed::Number::of(largest), mixed::Number::of(1));
}

mlir::LogicalResult inferCosize(const InferenceCall& call) {
  const auto composed = mlir::dyn_cast<ComposedLayoutType>(call.type(0));
  const auto plain = mlir::dyn_cast<LayoutType>(call.type(0));
  const std::string input = call.text(0), path = modeText(call.numbers);
  if (mlir::isa<LayoutCompositionType>(call.type(0)))
    return call.refuse("can't derive meaningful cosize of composed layout when inner is affine: " + input);
  if (!composed && !plain)
    return call.refuse("expects an input of type layout or composed layout, but got " + input);
  if (composed && composed.getValue().swizzle.bits == 0)
    return call.refuse("can't derive meaningful cosize of composed layout when inner is affine: " + input);
  const Layout& whole = composed ? composed.getValue().layout : plain.getValue();
  const std::optional<IntTuple> shape = modeAt(whole.shape(), call.numbers);
  if (!shape) return call.refuse("mode [" + path + "] is invalid for input type " + input);
  const Layout layout = Layout::unchecked(*shape, *modeAt(whole.stride(), call.numbers));
  const Expected<mixed::Number> cosize =
      composed ? onTypes(call.context,
                         [&](mixed::Arithmetic& m) {
                           return composedCosize(
                               m, {composed.getValue().swizzle, composed.getValue().offset, layout});
                         })
               : onTypes(call.context, [&](mixed::Arithmetic& m) {
                   return mixed::cosize(m, mixed::MixedLayout::of(layout));
                 });
  if (!cosize)
    return call.refuse("unable to compute cosize for input " + input + " and mode [" + path + "]",
                       cosize.error().message);
  return call.answer(IntTupleType::get(call.context, cosize->type()));
}

}  // namespace cutecheck::cute
