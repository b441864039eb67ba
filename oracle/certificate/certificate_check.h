// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// certificate_check: whether a certificate proves its claim.
//
// Nothing of it is believed and nothing that proposed it is used: each step must be an instance of a lemma
// that has the label, what the instance needs must follow from the premises and the steps before it (by
// multiplying out or by a solver's answer under a cap), what is written must be what the instance says, and
// the goal must follow at the end. A goal is read by one of these methods:
//
//   trees                      the goal states a fact about trees, and it is true
//   integers                   steps on integers (oracle/certificate/lemma.h), then the relation
//   residues                   no steps: the relation holds at all remainders (oracle/terms/residues.h)
//   modes, order, range        steps on modes (oracle/certificate/certificate_modes.h)
//   contrary                   what fails where the goal does (oracle/terms/digits.h), then as integers: a contradiction
//   digits left, digits right  an equality at an arbitrary coordinate (oracle/terms/digits.h), then as integers
#pragma once

#include "oracle/certificate/certificate.h"
#include "oracle/certificate/lemma.h"
#include "oracle/claims/claim.h"

namespace cutecheck::oracle {

struct CheckBudget {
  uint64_t total = 2'000'000;  // solver units for one goal
  uint64_t cap = 200'000;      // and for one question
  bool lemmas = true;          // prove each lemma that is used, too
};

// kProved, or kUnknown with the step that does not hold; never kRefuted.
Attempt checkGoal(const Goal& goal, const std::vector<Constraint>& premises, const GoalCertificate& proof,
                  const CheckBudget& budget);

// The same, and writes down what each step needs and gives.
Attempt completeGoal(const Goal& goal, const std::vector<Constraint>& premises, GoalCertificate& proof,
                     const CheckBudget& budget);

}  // namespace cutecheck::oracle
