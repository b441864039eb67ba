// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// vacuity: contradictory premises prove everything, so that they prove nothing.
#pragma once

#include "oracle/claims/claim.h"

namespace cutecheck::oracle {

// The first premise, as written, that does not hold at the assignment.
std::optional<std::string> brokenPremise(const Claim& claim, const Assignment& assignment);

struct Premises {
  std::optional<Assignment> witness;  // satisfies the premises, checked by evaluation
  std::string open;                   // why neither a witness nor a contradiction was found
  uint64_t units = 0;
};

// Looks among a few small numbers and a few drawn ones, then asks the solver, and evaluates its model. Fails with
// kVacuous when nothing satisfies them.
Expected<Premises> checkPremises(const Claim& claim, uint64_t budget);

}  // namespace cutecheck::oracle
