// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The right inverse of a layout into coordinates.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// R with L(R(c)) = c for every coordinate c of its domain, of a static layout whose strides are basis
// elements or 0: in each place of the codomain the longest chain of whole modes whose steps are 1, s, s*s',
// and so on. A place that no mode reaches is 1:0. Fails with kNotStatic (mixed_basis_inverse_c1) for run-time
// leaves, with kBasisStride (mixed_basis_inverse_c2) where paths end inside each other, with kLimit
// (mixed_basis_inverse_c3) for a basis index that is absurdly large, with kOverflow (mixed_c1).
Expected<MixedLayout> basisRightInverse(const MixedLayout& layout);

// R with R(L(c)) = index of c. It is the right inverse where no mode repeats and each is in a chain: fails as
// that does, with kNotInjective (mixed_basis_inverse_c4) where a mode has stride 0, and with kNotDivisible
// (mixed_basis_inverse_c5) where steps leave a gap.
Expected<MixedLayout> basisLeftInverse(const MixedLayout& layout);

}  // namespace cutecheck::mixed
