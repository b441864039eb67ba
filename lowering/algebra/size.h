// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// size on mixed leaves.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// The product of the leaves; () has size 1. Fails with kOverflow (mixed_c1).
Expected<Number> size(Arithmetic& arithmetic, const MixedTuple& shape);

}  // namespace cutecheck::mixed
