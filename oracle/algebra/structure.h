// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// structure: what follows from the form of a goal, without a solver and without enumeration.
#pragma once

#include "oracle/claims/goal.h"

namespace cutecheck::oracle {

// The first that decides the goal: polynomials, coalesced forms, the normal form of quotients, the radix
// order, trees, and the rule by which the goal's form was computed.
Attempt decideByStructure(const Goal& goal, const Facts& facts, const std::vector<Constraint>& premises);

}  // namespace cutecheck::oracle
