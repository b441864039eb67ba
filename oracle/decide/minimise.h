// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// minimise: a counterexample with smaller numbers.
//
// What a solver or a random draw hits upon is rarely small. Symbol by symbol, then index by index, a number
// is brought nearer to 0 for as long as the premises hold and evaluation shows the goal broken: no solver,
// and no more evaluations than kMostTries. The answer is a local minimum: no single number of it can be made
// smaller by the steps tried (halves, then single multiples of the symbol's divisor).
#pragma once

#include "oracle/claims/claim.h"
#include "oracle/decide/refute.h"

namespace cutecheck::oracle {

inline constexpr int kMostTries = 400;

// `found` breaks `goal`, whose symbols are those of the claim. What does not replay is handed back as it is.
Counterexample minimised(const Claim& claim, const Goal& goal, Counterexample found);

// The same of a small model: the claim is evaluated anew at each smaller assignment, operations computed
// again.
SmallModels minimised(const Claim& claim, SmallModels found, int64_t limit);

}  // namespace cutecheck::oracle
