// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Facts: what follows from the premises by arithmetic small enough to read.
//
// It holds inequalities p >= 0 and equalities p == 0 between polynomials, and answers whether
// another inequality follows. Yes is a proof: q is a sum of premises, possibly times an atom known
// to be non-negative, and of a polynomial whose coefficients are non-negative once each atom is
// counted from its lower bound. No means only that no such sum was found.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/notation/expression.h"
#include "oracle/claims/verdict.h"
#include "oracle/terms/polynomial.h"

namespace cutecheck::oracle {

// lhs relation rhs, with the text it came from.
struct Constraint {
  Scalar lhs, rhs;
  Relation relation = Relation::kEqual;
  std::string text;
  // It speaks of a symbol that stands for min, max or gcd, which an assignment has no value for.
  bool defined = false;
};

// A number for premises and the divisors of symbols: other premises have, but for chance, another. Never 0 or 1.
size_t fingerprintOf(const std::vector<Constraint>& constraints, const std::map<std::string, int64_t>& divisors = {});

// The relation that holds of two integers exactly where this one does not.
Relation negated(Relation relation);

// What `a relation b` says is not negative; nothing for equalities and their negation.
std::optional<Polynomial> differenceOf(const Polynomial& a, Relation relation, const Polynomial& b);

class Facts {
 public:
  Facts() = default;
  explicit Facts(const std::vector<Constraint>& constraints);

  // The polynomial with known equalities applied.
  Polynomial normal(const Polynomial& p) const;
  bool equal(const Polynomial& a, const Polynomial& b) const { return normal(a) == normal(b); }
  bool nonNegative(const Polynomial& p) const { return reasonOf(p).has_value(); }
  bool positive(const Polynomial& p) const { return nonNegative(p - Polynomial(1)); }
  bool lessEqual(const Polynomial& a, const Polynomial& b) const { return nonNegative(b - a); }
  bool holds(const Polynomial& a, Relation relation, const Polynomial& b) const;

  // Why p is not negative: scale*p + scale-1 is a sum of products of what is not negative, and of something
  // evident.
  struct Reason {
    Int128 scale = 1;
    struct Product {
      Polynomial factor, premise;
    };
    std::vector<Product> products;
  };
  std::optional<Reason> reasonOf(const Polynomial& p) const;
  // The same with the divisors of the quotients in p as scales, what rounding leaves.
  std::optional<Reason> roundedReasonOf(const Polynomial& p) const;
  // By these scales alone: what is evident of a quotient is no chain of steps.
  std::optional<Reason> roundingReasonOf(const Polynomial& p) const;

 private:
  // Factors are numbers, or with `atoms` atoms too.
  bool search(const Polynomial& p, int depth, bool atoms, std::vector<Reason::Product>& products) const;
  bool evident(const Polynomial& p) const;
  // What p is at least, of a polynomial that grows with each of its atoms once these are counted from their lower bounds.
  std::optional<Int128> leastOf(const Polynomial& p) const;
  void spreadBounds(const Polynomial& p);
  std::optional<Int128> boundOf(const Atom& atom) const;
  // Whether p is negative at one of the models: then no sum of premises yields it, and none is sought.
  bool negativeSomewhere(const Polynomial& p) const;
  // A lower bound of a quotient by a number, from its dividend.
  std::optional<Int128> quotientBound(const Atom& atom) const;

  std::vector<std::pair<Atom, Polynomial>> equalities_;  // atom == polynomial without it
  std::vector<std::pair<Atom, Int128>> lower_;           // atom >= bound
  std::vector<Polynomial> nonNegative_;
  std::vector<Constraint> constraints_;
  mutable std::map<std::string, std::optional<Int128>> quotientBounds_;
  mutable std::vector<std::pair<Polynomial, std::optional<Reason>>> asked_;  // what was sought before
  mutable std::optional<std::vector<Assignment>> models_;  // numbers that satisfy them, drawn when needed
};

}  // namespace cutecheck::oracle
