// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// odometer: static goals decided a second time by enumeration, from the form instead of the meaning.
//
// decideByEnumeration evaluates the meaning at an index, which it splits by div and mod. Here the coordinates
// of the form are counted up mode by mode, as an odometer turns, the offset goes up and down with them, and a
// swizzle is applied bit by bit: no division, and no code in common. So a small static goal has two
// derivations without a solver.
#pragma once

#include "oracle/claims/goal.h"

namespace cutecheck::oracle {

// Decides kEqual, kInjective, kRange, kDisjoint and kCovers of layouts with static forms of at most `limit`
// points; a refutation is without a counterexample.
Attempt decideByOdometer(const Goal& goal, int64_t limit);

}  // namespace cutecheck::oracle
