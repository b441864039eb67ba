// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// carry_free: a normal form that knows when a sum does not carry into a digit.
//
// Integers become polynomials; a quotient or remainder by a number is taken apart as
//   (k*a + b) / k = a + b/k     (k*a + b) % k = b - k*(b/k)     (g*a + c) / (g*m) = (a + c/g) / m
// where b/k is a number if b's interval says so,
// so that 64*(t%32) + 4*(t/32) + 17, taken apart by 16, loses its digits without a solver. A remainder is
// written by its quotient and x/a/b as x/(a*b), hence equal digits of equal numbers are one unknown. Relations are
// brought to p <= 0 and p == 0 with coprime coefficients, and truth values are compared by their table.
// Nothing here is shared with the normal form that the solver's questions are prepared with (normal.h).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "oracle/terms/intervals.h"
#include "oracle/terms/polynomial.h"

namespace cutecheck::oracle {

class CarryFree {
 public:
  // multiples: k of every variable known to be a multiple of k.
  CarryFree(const Intervals& intervals, std::map<std::string, Int128> multiples)
      : intervals_(intervals), multiples_(std::move(multiples)) {}

  // Of an integer.
  Polynomial polynomial(const Term& t);
  // The same as a term: of a quotient or remainder that carries nothing the sum of its digits.
  Term written(const Term& t) { return rebuilt(polynomial(t)); }
  bool equal(const Term& a, const Term& b) { return polynomial(a) == polynomial(b); }

  // Whether `goal` holds wherever `assumption` does, by the table of their relations; No means not found out.
  bool follows(const Term& assumption, const Term& goal);
  // Whether the last answer rests on what the intervals said: then theirs is no second one.
  bool asked() const { return asked_; }

  // What is known of variables has changed.
  void forget();

 private:
  // A formula over numbered relations, in postfix.
  struct Step {
    enum class Kind : uint8_t { kRelation, kNot, kAnd, kOr, kTrue, kFalse } kind;
    size_t number = 0;  // kRelation: which; kAnd, kOr: how many
  };
  using Formula = std::vector<Step>;

  Polynomial atom(const std::string& text, const Term& meaning);
  Polynomial quotient(const Polynomial& a, Int128 k);
  Term rebuilt(const Polynomial& p) const;
  std::string printed(const Polynomial& p) const;
  // 1, 0 or -1: holds, fails, neither is known.
  void append(const Term& truth, Formula& out);
  void relation(const Term& t, Formula& out);
  void whole(const Term& t, Formula& out);
  int decided(const Term& truth);
  bool implied(const Term& assumption, const Term& goal);
  std::string printed(const Formula& f) const;

  const Intervals& intervals_;
  std::map<std::string, Int128> multiples_;
  bool asked_ = false;  // so far
  // What was computed, and whether intervals were asked for it.
  std::map<Term, std::pair<Polynomial, bool>> polynomials_;
  std::map<Term, std::pair<Formula, bool>> formulas_;
  std::map<std::string, std::string> keys_;   // of what an atom stands for
  std::map<std::string, Term> atoms_;         // by key
  std::map<std::string, std::pair<Polynomial, Int128>> quotients_;
  std::map<std::string, size_t> relations_;
  std::vector<Term> kept_;
};

}  // namespace cutecheck::oracle
