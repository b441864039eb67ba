// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// radix_steps: injectivity in steps, each an inequality for a solver.
//
// By complement_r3, a mode whose stride exceeds the largest offset of the modes below it adds no repetition.
// The order of the modes is a proposal; that it lists every mode of more than one coordinate, and each
// inequality, is proved by the solver from the premises as they stand. Injectivity as one query has twice as
// many variables, and products of them: four modes with three symbols are beyond 40 seconds, and these steps
// below one.
#pragma once

#include "oracle/smt/integers.h"

namespace cutecheck::oracle {

// kProved, or kUnknown; `order` as radixOrder proposes it.
Attempt decideByRadixSteps(const Goal& goal, const std::vector<Mode>& order, const Assumptions& assumptions,
                           uint64_t budget, Engine engine);

}  // namespace cutecheck::oracle
