// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// corners: inequalities between products, decided without a solver.
//
// A polynomial that is affine in x and not negative at x = L and at x = U is not negative between them. So an
// unknown with bounds L <= x <= U among the facts is replaced by either bound, until what is
// left follows from the facts by oracle/terms/facts.h. A second derivation for i*a + j*b <= 2^31-1.
#pragma once

#include <vector>

#include "oracle/terms/term.h"

namespace cutecheck::oracle {

// Whether `goal`, a conjunction of inequalities, follows from `facts`; none contains div or mod. No
// means only that it was not found.
bool cornersHold(const std::vector<Term>& facts, const Term& goal);

}  // namespace cutecheck::oracle
