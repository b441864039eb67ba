// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// rests_on: which answers of solvers a verdict rests on.
//
// A goal rests on a solver where nothing else shows it: without the solvers' answers no checker's derivation of it is
// left. It changes no verdict: it is said beside one.
#pragma once

#include <string>
#include <vector>

#include "oracle/claims/verdict.h"

namespace cutecheck::oracle {

// Of a claim a checker's word counts (Derivation::byChecker); of a kernel any decider's, for all of them are trusted
// there.
enum class RestsOf : uint8_t { kClaim, kKernel };

// "z3's answer, no certificate: 1 of 2 goals"; empty where the verdict is not Proved or rests on no solver.
std::vector<std::string> restsOn(const Answer& answer, RestsOf what);

}  // namespace cutecheck::oracle
