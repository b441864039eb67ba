// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/with_shape.h"

#include "core/composition/composition.h"
#include "core/notation/compact_layout.h"

namespace cutecheck {

Expected<Layout> withShape(const Layout& a, const IntTuple& shape) {
  CUTECHECK_TRY(reader, compactLayout(shape));
  return composition(a, reader);  // with_shape_c1
}

}  // namespace cutecheck
