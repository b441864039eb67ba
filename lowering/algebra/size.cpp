// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/size.h"

namespace cutecheck::mixed {

Expected<Number> size(Arithmetic& arithmetic, const MixedTuple& shape) {
  Number product = Number::of(1);
  // Static factors first: they fold, and what is emitted is one multiplication a dynamic leaf.
  for (const bool wantConstant : {true, false})
    for (const Number& extent : shape.numbers()) {
      if (extent.constant.has_value() != wantConstant) continue;
      CUTECHECK_TRY(next, arithmetic.multiply(product, extent));
      product = next;
    }
  return product;
}

}  // namespace cutecheck::mixed
