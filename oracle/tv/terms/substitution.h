// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Substitution: a term with other terms in the place of variables.
//
// What one thread does is said of its registers; what another one does, or the one that writes an element, is
// the same term with that thread's numbers in their place.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "oracle/terms/term.h"

namespace cutecheck::oracle {

class Substitution {
 public:
  explicit Substitution(std::map<std::string, Term> by) : by_(std::move(by)) {}

  // A quotient, or remainder, of substituted operands as another term that is equal to it; null where there
  // is none.
  std::function<Term(TermNode::Op op, const Term& dividend, const Term& divisor)> divide;

  Term operator()(const Term& t);

 private:
  Term rebuilt(const Term& t);

  std::map<std::string, Term> by_;
  std::map<Term, Term> known_;
};

// For variables that a premise says are equal, x == y: the one in the place of which the other stands.
std::map<std::string, Term> equalVariables(const std::vector<Term>& premises);

}  // namespace cutecheck::oracle
