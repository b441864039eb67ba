// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// logical_product, zipped_product, tiled_product, flat_product, blocked_product, raked_product.
#include "lowering/algebra/tiling/logical_product.h"
#include "lowering/cute/infer/inference_call.h"
#include "lowering/cute/infer/promise.h"

namespace cutecheck::cute {

using Product = Expected<mixed::MixedLayout> (*)(mixed::Arithmetic&, const mixed::MixedLayout&,
                                                 const mixed::MixedLayout&);

static mlir::LogicalResult inferProduct(const InferenceCall& call, Product product) {
  const mlir::Type lhs = call.type(0);
  const auto rhs = mlir::dyn_cast<LayoutType>(call.type(1));
  if (!mlir::isa<LayoutType, ComposedLayoutType, LayoutCompositionType>(lhs))
    return call.refuse("invalid input type, got " + call.text(0));
  if (!rhs) return call.refuse("invalid tiler type, got" + call.text(1));
  // Of a composed layout the layout inside is multiplied.
  if (!isStatic(LayoutType::get(call.context, *layoutOfValue(lhs))))
    return call.refuse("expects lhs to be static, but got " + call.text(0));
  const auto answer = onTypes(call.context, [&](mixed::Arithmetic& arithmetic) {
    return product(arithmetic, mixed::MixedLayout::of(*layoutOfValue(lhs)),
                   mixed::MixedLayout::of(rhs.getValue()));
  });
  if (!answer)
    return call.refuse("unable to compute a product of " + call.text(0) + " and " + call.text(1),
                       answer.error().message);
  return call.answer(*answer);
}

mlir::LogicalResult inferLogicalProduct(const InferenceCall& call) {
  return inferProduct(call, mixed::logicalProduct);
}
mlir::LogicalResult inferZippedProduct(const InferenceCall& call) {
  return inferProduct(call, mixed::logicalProduct);
}
mlir::LogicalResult inferTiledProduct(const InferenceCall& call) {
  return inferProduct(call, mixed::tiledProduct);
}
mlir::LogicalResult inferFlatProduct(const InferenceCall& call) {
  return inferProduct(call, mixed::flatProduct);
}
mlir::LogicalResult inferBlockedProduct(const InferenceCall& call) {
  return inferProduct(call, mixed::blockedProduct);
}
mlir::LogicalResult inferRakedProduct(const InferenceCall& call) {
  return inferProduct(call, mixed::rakedProduct);
}

}  // namespace cutecheck::cute
