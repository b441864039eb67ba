// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// canonical_decide: two layouts are one function when they coalesce to one form.
#pragma once

#include "oracle/claims/goal.h"

namespace cutecheck::oracle {

// Decides kEqual by comparing coalesced forms under equal swizzles, and kInteger by comparing
// polynomials and by the inequalities that follow from the premises.
Attempt decideCanonical(const Goal& goal, const Facts& facts);

// Whether a swizzle acts on what is moved by a multiple of the block that it mixes.
bool movesWholeBlocks(const LayoutValue& value);

}  // namespace cutecheck::oracle
