// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// residues: a relation of integers that depends on nothing but the remainders of its symbols, at all of these.
//
// (M*M+N*N)%4 is the same at M and at M+4. Where both sides are of that kind the relation holds of all integers when it
// holds at each choice of the least ones; there are m^n of them, m a multiple of what is divided by. Of a != b it is enough
// that the remainders of a and b by a small number are apart: M*M+1 != 4*N.
#pragma once

#include "oracle/claims/goal.h"

namespace cutecheck::oracle {

// Whether the goal holds at all remainders at which the premises of the same kind about the same symbols do. False
// of a goal of another kind, and of one with too many remainders.
bool holdsAtResidues(const Goal& goal, const std::vector<Constraint>& premises);

}  // namespace cutecheck::oracle
