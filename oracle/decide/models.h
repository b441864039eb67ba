// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// modelsOf: a few numbers at which every constraint holds.
#pragma once

#include <vector>

#include "oracle/claims/verdict.h"
#include "oracle/terms/facts.h"

namespace cutecheck::oracle {

// At most six, drawn with a fixed seed; none when chance finds none. They end searches early: what is false
// at one of them follows from no sum of the constraints.
std::vector<Assignment> modelsOf(const std::vector<Constraint>& constraints);

}  // namespace cutecheck::oracle
