// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/cosize.h"

#include <cstdlib>
#include <limits>

#include "lowering/algebra/promised.h"

namespace cutecheck::mixed {

Expected<Number> cosize(Arithmetic& arithmetic, const MixedLayout& layout) {
  if (layout.stride.type().hasBasis())
    return makeError(Code::kBasisStride, "mixed_cosize_c1", "a stride has a basis");
  Number sum = Number::of(1);
  for (size_t i = 0; i < layout.shape.numbers().size(); ++i) {
    const Number &extent = layout.shape.numbers()[i], &stride = layout.stride.numbers()[i];
    if (extent.is(1)) continue;
    if (!stride.constant && arithmetic.takesPromises()) {
      sum = promisedNumber(promisedNumber(extent, stride, Role::kExtent), sum, Role::kExtent);
      continue;
    }
    if (!stride.constant)
      return makeError(Code::kUndecided, "mixed_cosize_c2", "the sign of a run-time stride is not known");
    if (*stride.constant == std::numeric_limits<int64_t>::min())
      return makeError(Code::kOverflow, "mixed_c1", "a stride has no magnitude of 64 bits");
    CUTECHECK_TRY(steps, arithmetic.add(extent, Number::of(-1)));
    CUTECHECK_TRY(span, arithmetic.multiply(steps, Number::of(std::abs(*stride.constant))));
    CUTECHECK_TRY(next, arithmetic.add(sum, span));
    sum = next;
  }
  return sum;
}

}  // namespace cutecheck::mixed
