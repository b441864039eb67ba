// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Leaves of computed layouts: get(shape(L), k, ...) and get(stride(L), k, ...), and layouts written with such
// leaves.
#pragma once

#include <functional>

#include "oracle/algebra/denote.h"

namespace cutecheck::oracle {

// Whether `e` is one of the two calls.
bool isComputedLeaf(const Expression& e);

// The leaf at the path in the oracle's own form of L, which is `value`. Where there is no form, or another tree
// than the path wants, that is noted as missing and the number means nothing. Fails with meaning_c10 where the
// call is misspelt.
Expected<Scalar> computedLeaf(Denoter& denoter, const LayoutValue& value, const Expression& e);

// The form with its polynomials as leaves.
Layout layoutOf(const Form& form);

// A written tuple or layout whose leaves are any integers that `leaf` reads. Fails as `leaf` and Layout::make
// do.
using LeafReader = std::function<Expected<Scalar>(const Expression&)>;
Expected<IntTuple> tupleWithLeaves(const Expression& e, const LeafReader& leaf);
Expected<Layout> layoutWithLeaves(const Expression& e, const LeafReader& leaf);

}  // namespace cutecheck::oracle
