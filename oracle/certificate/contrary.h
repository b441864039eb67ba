// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// contrary: proofs by contradiction, proposed. What would be so where the goal is false is taken apart by equations.
//
// An equation K*Q + R == 0 whose rest is between -K and K is two, Q == 0 and R == 0 (complement_r3): so the offsets of
// two tiles, and what is left of them by a ring of stages, are compared digit by digit, whatever symbols are in them.
#pragma once

#include "oracle/certificate/certificate.h"
#include "oracle/claims/goal.h"

namespace cutecheck::oracle {

// Certificates by `contrary` (oracle/certificate/certificate_check.h), not checked yet.
std::vector<GoalCertificate> proofsByContrary(const Goal& goal, const std::vector<Constraint>& premises);

}  // namespace cutecheck::oracle
