// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cosize on mixed leaves.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// One more than the span of the offsets, 1 + sum of (extent - 1)*|stride|. Fails with kBasisStride
// (mixed_cosize_c1), with kUndecided (mixed_cosize_c2) for a run-time stride, whose sign is not known, with
// kOverflow (mixed_c1).
Expected<Number> cosize(Arithmetic& arithmetic, const MixedLayout& layout);

}  // namespace cutecheck::mixed
