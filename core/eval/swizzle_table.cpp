// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations that make, take apart and join swizzles, by name.
#include "core/eval/operation_table.h"

#include "core/composition/swizzle_map.h"
#include "core/composition/swizzle_mask.h"

namespace cutecheck {
namespace {

using Args = std::vector<Value>;

Expected<Swizzle> asSwizzle(const Value& v) {
  if (const auto* swizzle = std::get_if<Swizzle>(&v)) return *swizzle;
  return wrongKind("a swizzle", v);
}

// (B, M, S), or (source mask, target mask).
Expected<Value> makeSwizzleOp(const Args& a, Domain) {
  CUTECHECK_TRY(first, asInteger(a[0]));
  CUTECHECK_TRY(second, asInteger(a[1]));
  if (a.size() == 2) return lift(swizzleOfMasks(first, second));
  CUTECHECK_TRY(shift, asInteger(a[2]));
  return lift(Swizzle::make(first, second, shift));
}

Expected<Value> makeComposedLayoutOp(const Args& a, Domain) {
  CUTECHECK_TRY(swizzle, asSwizzle(a[0]));
  CUTECHECK_TRY(offset, asInteger(a[1]));
  CUTECHECK_TRY(layout, asLayout(a[2]));
  return Value(ComposedLayout{swizzle, offset, std::move(layout)});
}

// The swizzle of a value; a layout has the identity.
Expected<Value> swizzlePortionOp(const Args& a, Domain) {
  if (const auto* swizzle = std::get_if<Swizzle>(&a[0])) return Value(*swizzle);
  if (const auto* composed = std::get_if<ComposedLayout>(&a[0])) return Value(composed->swizzle);
  CUTECHECK_TRY(layout, asLayout(a[0]));
  return Value(Swizzle{});
}

Expected<Value> layoutPortionOp(const Args& a, Domain) {
  if (const auto* composed = std::get_if<ComposedLayout>(&a[0])) return Value(composed->layout);
  CUTECHECK_TRY(layout, asLayout(a[0]));
  return Value(std::move(layout));
}

Expected<Value> offsetPortionOp(const Args& a, Domain) {
  if (const auto* composed = std::get_if<ComposedLayout>(&a[0])) return Value(composed->offset);
  CUTECHECK_TRY(layout, asLayout(a[0]));
  return Value(IntTuple(0));
}

Expected<Value> swizzleMapOp(const Args& a, Domain) {
  std::vector<Swizzle> swizzles;
  for (const Value& v : a) {
    CUTECHECK_TRY(swizzle, asSwizzle(v));
    swizzles.push_back(swizzle);
  }
  return Value(Image{linearMap(swizzles).columns});
}

// (S1, ..., Sn, x): S1(...(Sn(x))).
Expected<Value> swizzleApplyOp(const Args& a, Domain) {
  std::vector<Swizzle> swizzles;
  for (size_t i = 0; i + 1 < a.size(); ++i) {
    CUTECHECK_TRY(swizzle, asSwizzle(a[i]));
    swizzles.push_back(swizzle);
  }
  CUTECHECK_TRY(offset, asInteger(a.back()));
  return lift(apply(linearMap(swizzles), offset));
}

}  // namespace

std::vector<Operation> swizzleOperations() {
  return {
      {"composed_get_inner", "composed layout -> swizzle", 1, 1, swizzlePortionOp},
      {"composed_get_offset", "composed layout -> integer", 1, 1, offsetPortionOp},
      {"composed_get_outer", "composed layout -> layout", 1, 1, layoutPortionOp},
      {"make_composed_layout", "swizzle, offset, layout -> composed layout", 3, 3, makeComposedLayoutOp},
      {"make_swizzle", "bits, base, shift | source mask, target mask -> swizzle", 2, 3, makeSwizzleOp},
      {"swizzle_apply", "swizzle, ..., offset -> offset", 2, 64, swizzleApplyOp},
      {"swizzle_map", "swizzle, ... -> columns", 1, 64, swizzleMapOp},
  };
}

}  // namespace cutecheck
