#include "core/with_shape.h"

#include "core/compact_layout.h"
#include "core/composition.h"

namespace cutecheck {

Expected<Layout> withShape(const Layout& a, const IntTuple& shape) {
  CUTECHECK_TRY(reader, compactLayout(shape));
  return composition(a, reader);  // with_shape_c1
}

}  // namespace cutecheck
