// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// coincidences: numbers at which modes that a claim keeps apart are one.
//
// Two modes are one where the end of the first, extent times stride, is the stride of the second. Numbers drawn by
// chance hardly meet K == 7*M; where a premise keeps M above 5000, small ones never do. So such equations between the
// leaves of one written layout are solved for one of their symbols.
#pragma once

#include "oracle/claims/claim.h"

namespace cutecheck::oracle {

// Assignments that satisfy the premises and one such equation each: first those of an extent, its own stride and
// another one, then those of other numbers and extents of the claim. At most `most`; drawn with a fixed seed.
std::vector<Assignment> coincidentAssignments(const Claim& claim, uint64_t seed, size_t most);

// Assignments at the ends of what the premises let through, from `bases` on, which satisfy them: symbol after
// symbol is moved as far as a premise allows, so that M*N <= 2^31 is met with equality. At most `most`; drawn
// with a fixed seed.
std::vector<Assignment> extremeAssignments(const Claim& claim, std::vector<Assignment> bases, uint64_t seed, size_t most);

}  // namespace cutecheck::oracle
