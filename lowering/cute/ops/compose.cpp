// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// compose: `(%l1, %l2)` is i -> l2(l1(i)), where every offset of l1 is in the domain of l2.
#include "lowering/algebra/composition.h"

#include "lowering/algebra/cosize.h"
#include "lowering/algebra/size.h"
#include "lowering/cute/infer/runtime_inference.h"

namespace cutecheck::cute {

mlir::LogicalResult inferCompose(const InferenceCall& call) {
  for (size_t i : {0, 1})
    if (!mlir::isa<LayoutType>(call.type(i)))
      return call.refuse("expects an input of type layout or composed layout, but got " + call.text(i));
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto first = mixed::MixedLayout::of(mlir::cast<LayoutType>(call.type(0)).getValue());
  const auto second = mixed::MixedLayout::of(mlir::cast<LayoutType>(call.type(1)).getValue());
  const std::string refused = "unable to compose " + call.text(0) + " and " + call.text(1);
  for (const IntTuple& stride : leaves(first.stride.type()))
    if (stride.isInt() && stride.value() < 0) return call.refuse(refused, "an offset may be negative");
  const auto reach = mixed::cosize(arithmetic, first);
  const auto domain = mixed::size(arithmetic, second.shape);
  if (!reach) return call.refuse(refused, reach.error().message);
  if (!domain) return call.refuse(refused, domain.error().message);
  // Of run-time numbers the extension is out of sight: only what is known to fit is composed.
  if (!reach->constant || !domain->constant)
    return call.refuse(refused, "the offsets of the first and the domain of the second have to be known");
  if (*reach->constant > *domain->constant)
    return call.refuse(refused, "an offset of the first leaves the domain of the second");
  const auto composed = mixed::composition(arithmetic, second, first);
  if (!composed) return call.refuse(refused, composed.error().message);
  return call.answer(*composed);
}

}  // namespace cutecheck::cute
