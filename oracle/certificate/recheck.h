// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// recheck: the certificate of a whole claim, and whether one that was written down holds. No claim is Proved by it.
#pragma once

#include "oracle/certificate/certificate_check.h"

namespace cutecheck::oracle {

struct Certificate {
  std::string claim, where;
  std::vector<GoalCertificate> goals;
};

struct Rechecked {
  bool holds = false;
  std::string reason;  // of false: what does not hold
  size_t goals = 0, steps = 0, lemmas = 0;
  size_t asked = 0;  // goals and lemmas of which a solver answered questions
  uint64_t units = 0;
  std::vector<std::string> implicit;  // what the written extents of the claim say: each is at least 1
};

// Reads the claim anew, shows that its premises have a model, proves each lemma that is used for all
// integers, and checks every goal. Fails as makeClaim does, and with kVacuous.
Expected<Rechecked> recheckCertificate(const Certificate& certificate, const CheckBudget& budget = {});

}  // namespace cutecheck::oracle
