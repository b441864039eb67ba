// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// composition: proposals for the layout A after B. Whoever takes one looks at its tree, and states that it is the function.
#pragma once

#include "oracle/claims/computed.h"
#include "oracle/decide/evaluate.h"
#include "oracle/terms/facts.h"

namespace cutecheck::oracle {

// A sufficient rule, for symbolic leaves. Each leaf n:r of B walks over the modes of A (coalesced,
// extension kept): it passes a mode whose extent divides what is left of r, stays inside a mode
// that has room for it, or fills the room exactly and goes on; and in no mode may the digits that
// the leaves of B contribute add up to the mode's extent (no carry). Every condition is discharged
// by `facts`; with them R(c) = A(B(c)) for every coordinate of B.
Computed compositionRule(const Form& a, const Form& b, const Facts& facts);

// The definition, for numbers: visits the coordinates of B in colexicographic order and builds the
// only layout of the form that can agree so far, or finds the least coordinate at which none does.
//
//   f       A after B
//   leaves  extents of B's leaves, in order
struct Searched {
  std::vector<std::vector<std::pair<int64_t, Int128>>> modes;  // of each leaf: extent, stride
  std::optional<int64_t> witness;
};
Searched compositionSearch(const Concrete& f, const std::vector<int64_t>& leaves);

// The rule first, the search where the rule does not reach and both are static, of size <= limit.
// Refuses with kNotComposable and the witness.
Computed composition(const Form& a, const Form& b, const Facts& facts, int64_t limit);

}  // namespace cutecheck::oracle
