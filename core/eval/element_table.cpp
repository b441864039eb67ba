// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations on the width of elements, by name.
#include "core/eval/operation_table.h"

#include "core/layout/max_alignment.h"
#include "core/recast/downcast.h"
#include "core/recast/recast.h"
#include "core/recast/upcast.h"

namespace cutecheck {
namespace {

using Args = std::vector<Value>;

// What `on` gives for a layout, a swizzle or a composed layout.
template <typename On>
Expected<Value> onElements(const Value& v, On on) {
  if (const auto* swizzle = std::get_if<Swizzle>(&v)) return lift(on(*swizzle));
  if (const auto* composed = std::get_if<ComposedLayout>(&v)) return lift(on(*composed));
  CUTECHECK_TRY(layout, asLayout(v));
  return lift(on(layout));
}

Expected<Value> upcastOp(const Args& a, Domain) {
  CUTECHECK_TRY(n, asInteger(a[1]));
  return onElements(a[0], [&](const auto& v) { return upcast(v, n); });
}

Expected<Value> downcastOp(const Args& a, Domain) {
  CUTECHECK_TRY(n, asInteger(a[1]));
  return onElements(a[0], [&](const auto& v) { return downcast(v, n); });
}

Expected<Value> recastOp(const Args& a, Domain) {
  CUTECHECK_TRY(newBits, asInteger(a[0]));
  CUTECHECK_TRY(oldBits, asInteger(a[1]));
  return onElements(a[2], [&](const auto& v) { return recast(v, newBits, oldBits); });
}

Expected<Value> maxAlignmentOp(const Args& a, Domain) {
  return onElements(a[0], [](const auto& v) -> Expected<int64_t> { return maxAlignment(v); });
}

}  // namespace

std::vector<Operation> elementOperations() {
  return {
      {"downcast", "layout|swizzle|composed layout, n -> the same in parts", 2, 2, downcastOp},
      {"max_alignment", "layout|swizzle|composed layout -> integer", 1, 1, maxAlignmentOp},
      {"recast", "new bits, old bits, layout|swizzle|composed layout -> the same", 3, 3, recastOp},
      {"recast_layout", "new bits, old bits, layout|swizzle|composed layout -> the same", 3, 3, recastOp},
      {"upcast", "layout|swizzle|composed layout, n -> the same in groups", 2, 2, upcastOp},
  };
}

}  // namespace cutecheck
