// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The theory `real`: floats are real numbers, sums and products of them are in any order.
//
// A term becomes a polynomial over atoms: elements of tensors, and values of functions that are not sums or products
// (a maximum, a quotient), of polynomials. Integers are a ring modulo their width, and equal polynomials over
// the integers are equal in it. What reads the bits of a number is an atom of its own, equal to itself alone.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "oracle/ptx/terms/term.h"

namespace cutecheck::terms {

// mantissa * 2^exponent, the mantissa odd or 0.
struct Dyadic {
  __extension__ typedef __int128 Wide;
  Wide mantissa = 0;
  int exponent = 0;
  friend bool operator==(const Dyadic& a, const Dyadic& b) {
    return a.mantissa == b.mantissa && a.exponent == b.exponent;
  }
};

using AtomId = uint32_t;
using Monomial = std::vector<AtomId>;  // sorted, an atom as often as its power says
using Polynomial = std::map<Monomial, Dyadic>;

class RealTheory {
 public:
  explicit RealTheory(Terms& terms) : terms_(terms) {}

  // Whether the terms, read as the type, are one polynomial; nothing where the budget or the range of coefficients is passed,
  // or where a constant is no real number: `why`.
  std::optional<bool> equal(TermId a, TermId b, Element as);
  const std::string& why() const { return why_; }
  // The terms from this one on are no more: other terms may get their numbers.
  void forget(TermId from);
  // What was taken as exact, and what as a function of which nothing is known.
  const std::set<std::string>& losses() const { return losses_; }
  const std::set<std::string>& functions() const { return functions_; }

 private:
  void add(TermId id, Element as, const Dyadic& times, Polynomial& into);
  void addProduct(const std::vector<std::pair<TermId, Element>>& factors, const Dyadic& times, Polynomial& into);
  void addTensorProduct(TermId id, const Dyadic& times, Polynomial& into);
  void addConversion(TermId id, const Dyadic& times, Polynomial& into);
  void addTerm(const Monomial& monomial, const Dyadic& times, Polynomial& into);
  void addAtom(AtomId atom, const Dyadic& times, Polynomial& into) { addTerm({atom}, times, into); }
  AtomId atomOf(TermId id);  // the term itself
  // Whether it is an element, as it is or converted to a wider float.
  // Of a conversion from or to an integer.
  AtomId conversionAtom(TermId id);
  // A product of atoms, behind conversions that keep every number.
  bool isMonomial(TermId id, Element as, Monomial& into);
  bool isAtom(TermId id, Element as, AtomId& atom);
  AtomId atomOf(const std::string& function, std::vector<uint32_t> args);
  uint32_t polynomialNumber(TermId id, Element as);
  void collect(Op op, TermId id, Element type, std::set<uint32_t>& into);
  // There is no answer.
  void gives(const char* why) {
    gaveUp_ = true;
    why_ = why;
  }
  Dyadic product(const Dyadic& a, const Dyadic& b);
  Dyadic sum(const Dyadic& a, const Dyadic& b);

  Terms& terms_;
  std::map<TermId, AtomId> ofTerm_;
  std::map<std::pair<std::string, std::vector<uint32_t>>, AtomId> ofFunction_;
  std::map<std::pair<TermId, Element>, uint32_t> numbers_;
  std::map<Polynomial, uint32_t> polynomials_;
  std::set<std::string> losses_, functions_;
  AtomId atoms_ = 0;
  uint64_t steps_ = 0;
  bool gaveUp_ = false;
  std::string why_;
};

bool operator<(const Dyadic& a, const Dyadic& b);

}  // namespace cutecheck::terms
