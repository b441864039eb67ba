// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// basis: claims on layouts whose offsets are coordinates, as claims on layouts of integers.
//
// With strides such as `1@0` and `4@1@0` an offset is a tuple of integers, one for each basis element. Two
// such layouts are equal where each component is (basis_r1); for injectivity the components become one
// integer, each times a weight that is above the spread of those before it, so that equal integers are equal
// tuples (basis_r2):
//
//   x, x' with |x - x'| < w, y, y':   x + w*y == x' + w*y'   exactly when   x == x' and y == y'
//
// A spread is 1 + sum of (s-1)|d|, with d*d for |d| of a stride with symbols. An operation that only
// rearranges modes acts on each component alone; where an operation decides by its strides the question stays
// claim_c4.
#pragma once

#include <string>
#include <vector>

#include "core/notation/expression.h"

namespace cutecheck::oracle {

struct BasisPart {
  Expression claim;
  std::string of;  // "component 1@0"; empty for a claim without basis
  std::string missing = "";  // what keeps the claim from being decided, beside the others; then there is no claim here
};

// The claims whose conjunction `claim` is, none with a basis; the claim itself where it has none. Fails with
// kBasisStride where a relation or an operation has no meaning for such offsets (claim_c4).
Expected<std::vector<BasisPart>> withoutBasis(const Expression& claim);

// Whether a call acts on the modes and looks at no stride, and which of its arguments are the layouts.
bool rearranges(const Expression& call);
bool isLayoutArgument(const std::string& name, size_t i);

}  // namespace cutecheck::oracle
