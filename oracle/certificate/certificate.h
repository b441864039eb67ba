// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// certificate: a proof as a chain of small steps, so that it can be checked again.
//
// Of each step: the lemma by its label in docs/reference/spec.md, what stands for the lemma's variables, what the
// step needs and what it gives. Whoever proposes a step is not believed: oracle/certificate/certificate_check.h
// instantiates the lemma itself, discharges what is needed, and compares what is written.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/notation/scalar.h"

namespace cutecheck::oracle {

struct CertificateStep {
  std::string lemma;                                   // "composition_r1"
  std::string place{};                                 // of a step on modes, "left 0"; else empty
  std::vector<std::pair<std::string, Scalar>> with{};  // variables of the lemma
  std::vector<std::string> needs{};
  std::string gives{};
};

struct GoalCertificate {
  std::string goal;    // its text
  std::string method;  // how the goal is read: oracle/certificate/certificate_check.h lists them
  std::vector<CertificateStep> steps;
};

}  // namespace cutecheck::oracle
