// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Polynomial: the normal form of a symbolic integer.
//
// A Scalar becomes a sum of integer coefficients times products of atoms. An atom is a symbol, or
// a quotient or remainder that does not reduce, kept whole. A symbol with `div=8` enters as 8 times
// the atom M/8, so that M/8, M%4 and products cancel without a solver. Equal polynomials are equal
// integers for every assignment; different polynomials say nothing.
//
// Of one whose coefficients left 128 bits, or that has more than 4096 terms, nothing is known, and nothing of
// what is made of it: it equals nothing, not even itself. Written as a scalar it is a name of its own, which
// reads back as such a polynomial; no goal and no premise may speak of it (isBeyond).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/notation/scalar.h"
#include "core/support/integers.h"

namespace cutecheck::oracle {

struct Atom {
  std::string key;           // printed form, identifies the atom
  Scalar scalar;             // its meaning
  bool nonNegative = false;  // a remainder
  friend bool operator<(const Atom& a, const Atom& b) { return a.key < b.key; }
  friend bool operator==(const Atom& a, const Atom& b) { return a.key == b.key; }
};

class Polynomial {
 public:
  using Monomial = std::vector<Atom>;  // sorted, an atom repeated for its power

  Polynomial() = default;  // 0
  Polynomial(Int128 constant);
  static Polynomial atom(Atom atom) { return term({std::move(atom)}, 1); }
  static Polynomial term(const Monomial& monomial, Int128 coefficient);
  // One of which nothing is known.
  static Polynomial beyond();
  static Polynomial of(const Scalar& scalar);

  std::optional<Int128> constant() const;
  bool is(Int128 v) const { return constant() == v; }
  // Whether its coefficients stayed within 128 bits.
  bool known() const { return !overflowed_; }
  const std::map<Monomial, Int128>& terms() const { return terms_; }
  std::vector<Atom> atoms() const;  // without repetition
  bool has(const Atom& atom) const;

  // Replaces an atom; for the use of known equalities and lower bounds.
  Polynomial substitute(const Atom& atom, const Polynomial& by) const;

  Scalar scalar() const;
  std::string str() const;

  friend Polynomial operator+(Polynomial a, const Polynomial& b);
  friend Polynomial operator-(Polynomial a, const Polynomial& b);
  friend Polynomial operator*(const Polynomial& a, const Polynomial& b);
  // False for polynomials whose coefficients left 128 bits: nothing is known of them.
  friend bool operator==(const Polynomial& a, const Polynomial& b);

 private:
  template <typename M>
  void add(M&& monomial, Int128 coefficient);
  std::map<Monomial, Int128> terms_;  // no zero coefficients
  bool overflowed_ = false;
};

// Whether a scalar speaks of a number that left 128 bits.
bool isBeyond(const Scalar& scalar);

// The greatest number that divides c and every coefficient of a; c >= 0.
Int128 commonDivisor(const Polynomial& a, Int128 c);

// q with a == q*b, when such a polynomial exists; b not 0.
std::optional<Polynomial> exactQuotient(const Polynomial& a, const Polynomial& b);

// Floor quotient and remainder, b >= 1; reduced where the coefficients allow it.
Polynomial quotient(const Polynomial& a, const Polynomial& b);
Polynomial remainder(const Polynomial& a, const Polynomial& b);

}  // namespace cutecheck::oracle
