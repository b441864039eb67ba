// certificate: a proof as a chain of small steps, written down, so that it can be checked again.
//
// One line a step: the lemma by its label in docs/spec.md, what stands for the lemma's variables, what the
// step needs and what it gives. Whoever proposes a step is not believed: oracle/certificate_check.h
// instantiates the lemma itself, discharges what is needed, and compares what is written.
//
//   cutecheck certificate 1
//   claim (M,N):(1,M) == M*N:1
//   where M > 0
//   goal size((M,N):(1,M)) == size(M*N:1)
//   by integers
//   goal (M,N):(1,M) == M*N:1
//   by modes
//   step coalesce_r1 at left 0 needs M*1 == M, M >= 1 gives (M*N):(1)
//   qed
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/expected.h"
#include "core/scalar.h"

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
  std::string method;  // how the goal is read: oracle/certificate_check.h lists them
  std::vector<CertificateStep> steps;
};

struct Certificate {
  std::string claim, where;
  std::vector<GoalCertificate> goals;
};

std::string toText(const Certificate& certificate);

// Reads what toText writes. Fails with kSyntax (certificate_c1) and the byte offset of the line; a text
// without its last line is cut short and refused.
Expected<Certificate> parseCertificate(std::string_view text);

}  // namespace cutecheck::oracle
