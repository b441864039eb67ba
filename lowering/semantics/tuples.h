// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations on tuples as trees: arithmetic leaf by leaf, divisions of shapes, and which modes are kept.
#pragma once

#include <optional>

#include "lowering/semantics/operations.h"

namespace cutecheck::meaning {

// a op b of each leaf beside each other; the trees are one. `op` is "+", "-", "*", "/" or "%", and of numbers
// that are written quotient and remainder are those of C.
TermTuple leafByLeaf(const TermTuple& a, const char* op, const TermTuple& b);

// Mode by mode where both are tuples; beside a tuple a number is used up leaf after leaf. Where one divides
// the other, as shape_div asks, a quotient rounded up is the quotient, or 1.
std::optional<TermTuple> dividedShape(const TermTuple& a, const TermTuple& b);

// The product of each mode.
TermTuple productEach(const TermTuple& a);

// One more in the first leaf, what reaches its extent carried on; the last leaf is not reduced.
TermTuple incremented(const TermTuple& coord, const TermTuple& shape);

TermTuple modeAt(const TermTuple& a, const std::vector<int32_t>& path);
TermTuple flattened(const TermTuple& a);
// `element` behind (or before) the modes of `a`, as often as `rank` modes need.
TermTuple extended(const TermTuple& a, const TermTuple& element, size_t rank, bool behind);
// The modes of `a` beside integers of `coord`, nothing where the trees do not pair.
std::optional<TermTuple> diced(const TermTuple& a, const IntTuple& coord);

}  // namespace cutecheck::meaning
