// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Composition where nothing carries: the case of almost every kernel, without the machinery for the rest.
//
// A leaf of B that steps by q*P inside one digit of A (P the product of the extents below it), or by whole
// digits from there on, is composed by division alone; and when the coordinates of all leaves together stay
// inside each digit, A is linear on B. Both are sufficient, not necessary: what this does not answer is left
// to composition.cpp, and what it answers is the same layout. It reads the trees where they are and keeps at
// most 16 modes on the stack.
#pragma once

#include <optional>

#include "core/notation/layout.h"

namespace cutecheck {

// Returns composition(a, b) with the last leaf of `a` unbounded, or nothing: for more than 16 leaves, leaves
// that are not integers, negative steps, numbers near 2^63, digits that are not whole, or sums that may
// carry.
std::optional<Layout> carryFreeComposition(const Layout& a, const Layout& b);

}  // namespace cutecheck
