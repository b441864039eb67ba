// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// normal: one form for sums and products, whatever stands inside a quotient, remainder or conditional.
//
// Every integer becomes a polynomial over variables and over quotients, remainders and conditionals
// of normal terms, in a fixed order. Terms with one normal form are equal wherever they are defined; it is
// a decider of its own (structural) and lets the encodings see that i*n+j and j+n*i are one number.
#pragma once

#include <map>
#include <string>

#include "oracle/terms/polynomial.h"
#include "oracle/tv/terms/encoding.h"

namespace cutecheck::oracle {

class Normaliser {
 public:
  // Of an integer.
  Polynomial polynomial(const Term& t);
  // Of an integer or a truth value.
  Term normal(const Term& t);
  // The integer of a polynomial that this made.
  Term rebuilt(const Polynomial& p);
  // Whether the goal is a conjunction of equations whose sides have one normal form.
  bool evident(const Term& goal);

 private:
  Polynomial opaque(TermNode::Op op, std::vector<Term> operands);

  std::map<Term, Polynomial> polynomials_;
  std::map<Term, Term> truths_;
  std::map<std::string, Term> atoms_;  // by key
  Sharing sharing_;
  std::map<std::pair<TermNode::Op, std::vector<Term>>, std::string> keys_;  // of operands that are shared
};

}  // namespace cutecheck::oracle
