// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// satisfiable: a search for numbers at which the premises hold; what is found is looked at again (vacuity.h).
#pragma once

#include "oracle/claims/claim.h"

namespace cutecheck::oracle {

struct Premises {
  std::optional<Assignment> witness;  // satisfies the premises, checked by evaluation
  std::string open;                   // why neither a witness nor a contradiction was found
  uint64_t units = 0;
};

// Looks among a few small numbers and a few drawn ones, then asks the solver, and evaluates its model. Fails with
// kVacuous when nothing satisfies them.
Expected<Premises> checkPremises(const Claim& claim, uint64_t budget);

}  // namespace cutecheck::oracle
