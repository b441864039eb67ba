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
  Monomial product(const Monomial& a, const Monomial& b);
  Monomial monomialOf(std::vector<AtomId>& atoms);
  // Named once: what is done without rounding, and what is a function.
  void rounds(Op op, Element type);
  void names(Op op, Element type);
  void tellsProduct(TermId id);
  AtomId atomOf(const std::string& function, std::vector<uint32_t> args);
  // Whether both are products of two factors, and these are equal in pairs: then nothing is multiplied out.
  bool sameFactors(TermId a, TermId b, Element as);
  uint32_t polynomialNumber(TermId id, Element as);
  void collect(Op op, TermId id, Element type, std::set<uint32_t>& into);
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
  std::set<std::string> losses_, functions_;
  AtomId atoms_ = 0;
  uint64_t steps_ = 0, mostSteps_ = uint64_t{1} << 25;  // of an element
  uint64_t depth_ = 0;                                  // of the term that is added
  bool gaveUp_ = false;
  std::string why_;
};

}  // namespace cutecheck::terms
