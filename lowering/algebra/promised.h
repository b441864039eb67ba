// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a result looks like where run time decides whether there is one: CuTe's rule, which looks at what
// types know and takes the author's word for the rest.
//
// Type inference asks for it, so that a module is read as it was written. Nothing is computed here: the
// numbers have types and no values, the lowering refuses such an operation by name, and so no proof rests on
// one.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/flat_layout.h"

namespace cutecheck::mixed {

// A number that run time knows, as wide as the wider of both.
Number promisedNumber(const Number& a, const Number& b, Role role);

// `a` in the form of flatExtended. Fails with kNotComposable (mixed_composition_c1) where static leaves alone
// show that a mode does not divide, with kBasisStride (mixed_composition_c3) where a mode of `b` would step
// along two bases.
Expected<MixedLayout> promisedComposition(Arithmetic& arithmetic, const std::vector<FlatMode>& a,
                                          const MixedTuple& shape, const MixedTuple& stride);

// Of a layout whose strides are known, or of one mode. Fails with kUndecided (mixed_complement_c1) for
// others, with kNoComplement (mixed_complement_c4) where static leaves show that there is none.
Expected<MixedLayout> promisedComplement(Arithmetic& arithmetic, const MixedLayout& a,
                                         const Number& cotarget);

}  // namespace cutecheck::mixed
