// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// certify: proposes certificates; oracle/certificate/certificate_check.h decides whether they hold.
#pragma once

#include "oracle/certificate/recheck.h"

namespace cutecheck::oracle {

struct Certified {
  Attempt attempt;        // the checker's word on `proof`, or why nothing was proposed
  GoalCertificate proof;  // when proved
};

// Proposes steps by coalescing, the radix order, the sums of the ends or the normal form, and has them
// checked.
Certified certifyGoal(const Goal& goal, const std::vector<Constraint>& premises,
                      const CheckBudget& budget = {});

// Proofs by products of what is known (oracle/terms/products.h), not checked yet.
std::vector<GoalCertificate> proofsByProducts(const Goal& goal, const std::vector<Constraint>& premises);

// An equality of layouts whose shifts are the same number, written alike.
std::optional<Goal> shiftedAlike(const Goal& goal, const std::vector<Constraint>& premises);

// A checked certificate of the whole claim. Fails with kUndecided (certificate_c2) and the goal for which
// none was found.
Expected<Certificate> certify(const Claim& claim, const CheckBudget& budget = {});

}  // namespace cutecheck::oracle
