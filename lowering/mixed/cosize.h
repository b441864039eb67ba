// cosize on mixed leaves.
#pragma once

#include "lowering/mixed/arithmetic.h"
#include "lowering/mixed/mixed_tuple.h"

namespace cutecheck::mixed {

// One more than the span of the offsets, 1 + sum of (extent - 1)*|stride|. Fails with kBasisStride
// (mixed_cosize_c1), with kUndecided (mixed_cosize_c2) for a run-time stride, whose sign is not known, with
// kOverflow (mixed_c1).
Expected<Number> cosize(Arithmetic& arithmetic, const MixedLayout& layout);

}  // namespace cutecheck::mixed
