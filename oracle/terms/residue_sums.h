// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// residue_sums: the same question as oracle/terms/residues.h, answered by sums and products of remainders.
#pragma once

#include "oracle/claims/goal.h"

namespace cutecheck::oracle {

// Proved where the relation holds whatever the remainders of its symbols are.
Attempt decideByResidues(const Goal& goal, const std::vector<Constraint>& premises);

}  // namespace cutecheck::oracle
