// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The theory `real`: floats are real numbers, sums and products of them are in any order.
//
// A term becomes a polynomial over atoms: elements of tensors, and values of functions that are not sums or products
// (a maximum, a quotient), of polynomials. Integers are a ring modulo their width, and equal polynomials over
// the integers are equal in it. What reads the bits of a number is an atom of its own, equal to itself alone.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "oracle/ptx/terms/polynomial.h"
#include "oracle/ptx/terms/term.h"

namespace cutecheck::terms {

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
  void addNested(TermId id, Element as, const Dyadic& times, Polynomial& into);
  struct Factor {
    TermId id;
    Element as;
  };
  void addProduct(std::span<const Factor> factors, const Dyadic& times, Polynomial& into);
  TermId toWide(TermId one, Element from, Element wide);
  void addTensorProduct(TermId id, const Dyadic& times, Polynomial& into);
  void addConversion(TermId id, const Dyadic& times, Polynomial& into);
  void addTerm(const Monomial& monomial, const Dyadic& times, Polynomial& into);
  void addAtom(AtomId atom, const Dyadic& times, Polynomial& into) {
    addTerm(Monomial{{atom, kNoAtom, kNoAtom, kNoAtom}}, times, into);
  }
  AtomId atomOf(TermId id);  // the term itself
  // Of a conversion from or to an integer.
  AtomId conversionAtom(TermId id);
  // A product of atoms, behind conversions that keep every number.
  bool isMonomial(TermId id, Element as, std::vector<AtomId>& into);
  // Whether it is an element, as it is or converted to a wider float.
  bool isAtom(TermId id, Element as, AtomId& atom);
  // The coefficient is multiplied by what is no atom of the product.
  Monomial product(const Monomial& a, const Monomial& b, Dyadic& times);
  void listAtoms(const Monomial& of, std::vector<AtomId>& into) const;
  Monomial monomialOf(std::vector<AtomId>& atoms);
  // Named once: what is done without rounding, and what is a function.
  void takesAsExact(TermId id);
  void names(Op op, Element type);
  void tellsProduct(TermId id);
  AtomId atomOf(const std::string& function, std::vector<uint32_t> args);
  // Whether both are products of two factors, and these are equal in pairs: then nothing is multiplied out.
  bool sameFactors(TermId a, TermId b, Element as);
  uint32_t polynomialNumber(TermId id, Element as);
  uint32_t numberOf(const Polynomial::Terms& terms);
  void collect(Op op, TermId id, Element type, std::set<uint32_t>& into);
  // powers.cpp: a number times a monomial.
  struct Scaled {
    Dyadic times{1, 0};
    Monomial monomial{};
  };
  // 1 where the term is infinite and above every number, -1 where below, 0 where that is not seen.
  int infinityOf(TermId id, Element as);
  int infinityAmong(Op op, const std::vector<TermId>& args, Element as);
  void addPower(TermId exponent, Element as, const Dyadic& times, Polynomial& into);
  AtomId atomOfPolynomial(const char* function, const Polynomial::Terms& of,
                          std::unordered_map<AtomId, uint32_t>& known);
  Scaled powerOf(const Polynomial::Terms& exponent);
  void joinPowers(std::vector<AtomId>& atoms, Dyadic& times);
  Polynomial::Terms commonExponent(const Polynomial::Terms& of) const;
  Scaled inverseOf(uint32_t below);
  bool isPositive(const Polynomial::Terms& of) const;
  // Whether both sides are equal, multiplied by every denominator that is shown to be no 0.
  bool equalWithoutDenominators();
  bool multiplyOut(AtomId inverse, const Polynomial::Terms& by, Polynomial::Terms& all);
  // One level deeper, as long as it lives.
  struct Level {
    explicit Level(RealTheory& of) : of_(of) { ++of.depth_; }
    ~Level() { --of_.depth_; }
    RealTheory& of_;
  };
  // Counts a step: false where there is no answer, for the steps pass the budget or the term is too deep.
  bool goesOn();
  // There is no answer.
  void gives(const char* why) {
    gaveUp_ = true;
    why_ = why;
  }
  Dyadic product(const Dyadic& a, const Dyadic& b);
  Dyadic sum(const Dyadic& a, const Dyadic& b);

  Terms& terms_;
  std::vector<AtomId> ofTerm_, ofConversion_;  // by the term's number
  std::vector<std::vector<AtomId>> long_;      // products of more than four
  std::map<std::vector<AtomId>, AtomId> longNumbers_;
  std::vector<AtomId> several_;
  struct Widened {
    Element from{}, to{};  // the same of none
    TermId made = 0;
  };
  std::unordered_map<TermId, Widened> widened_;  // operands of products of integers
  Polynomial left_, right_;
  std::array<std::array<bool, 32>, 32> rounded_{}, named_{};  // by operation and type
  std::array<uint32_t, 3> product_{};                         // of a product of tensor cores that was told
  std::map<std::pair<std::string, std::vector<uint32_t>>, AtomId> ofFunction_;
  std::map<std::pair<TermId, Element>, uint32_t> numbers_;
  std::map<Polynomial::Terms, uint32_t> polynomials_;
  std::vector<const Polynomial::Terms*> polynomialOf_;  // by its number
  std::unordered_map<AtomId, uint32_t> exponents_,
      denominators_;                                    // of an atom that is a power of 2, or an inverse
  std::map<std::pair<AtomId, AtomId>, Scaled> joined_;  // products of two powers
  std::unordered_map<uint32_t, Scaled> inverses_;       // by the number of what is below
  std::unordered_map<TermId, int> infinities_;
  uint64_t pairsOut_ =
      uint64_t{1} << 20;  // left to be multiplied, of all elements, to be rid of denominators
  std::set<std::string> losses_, functions_;
  AtomId atoms_ = 0;
  uint64_t steps_ = 0, mostSteps_ = uint64_t{1} << 25;  // of an element
  uint64_t depth_ = 0;                                  // of the term that is added
  bool gaveUp_ = false;
  std::string why_;
};

}  // namespace cutecheck::terms
