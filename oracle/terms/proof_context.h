// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ProofContext: what the checker of a certificate knows, and whether something small follows from it.
//
// A quotient or remainder is a variable named by its text: nothing is known of it but what was learned. An
// equation that gives a variable is applied, so that later questions do not contain the variable; what then
// is not decided by multiplying out is put to the solver, first alone, then with what speaks of the same
// variables, then with everything.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "oracle/terms/expand.h"
#include "oracle/terms/facts.h"
#include "oracle/terms/term.h"

namespace cutecheck::oracle {

class ProofContext {
 public:
  // `budget` solver units in all, at most `cap` a question.
  ProofContext(const std::vector<Constraint>& premises, uint64_t budget, uint64_t cap);

  void learn(const Constraint& constraint);
  bool follows(const Constraint& constraint);

  uint64_t units() const { return units_; }
  bool outOfUnits() const { return units_ >= budget_; }

 private:
  Term term(const Scalar& s) const;
  Term relation(const Constraint& constraint) const;
  Term applied(const Term& term) const;
  bool define(const Term& left, const Term& right);
  bool calculated(const Term& claim) const;
  std::map<std::string, Int128> bounds() const;
  // What a fact says is not negative, multiplied out once.
  const std::optional<Expanded>& factSide(const Term& fact) const;
  bool unsatisfiable(const std::vector<Term>& assertions, uint64_t cap);

  std::map<std::string, Term> meanings_;  // variables that are given by others
  std::vector<Term> facts_;
  mutable std::map<Term, std::optional<Expanded>> sides_;
  uint64_t budget_, cap_, units_ = 0;
};

}  // namespace cutecheck::oracle
