// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// emit_smt2: what a claim asks of a solver, as text for any solver.
#pragma once

#include <string>

#include "oracle/claims/claim.h"

namespace cutecheck::oracle {

// An SMT-LIB script: the premises (to be sat, or the claim is vacuous), then each goal's negation in each
// encoding that expresses it, between push and pop (unsat means that the goal holds; one encoding is enough).
// Fails as the claim's operations fail, and with kUndecided when a side condition of the claim does not
// follow from its premises (emit_smt2_c1) or no goal is expressed (emit_smt2_c2).
Expected<std::string> emitSmt2(const Claim& claim, int64_t enumerationLimit = 1 << 16);

}  // namespace cutecheck::oracle
