// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What each operation means, on terms.
#pragma once

#include "lowering/semantics/term.h"

namespace cutecheck::meaning {

// Conditions in the words of the text. Who derives from it says what becomes of them: a promise of the caller
// (Premises), or what an operation needs where it stands (Interpreter::need).
class Conditions {
 public:
  virtual ~Conditions() = default;
  // Each extent is at least 1; constants need no promise.
  void addExtents(const TermTuple& shape);
  // Each integer of `crd` lies inside the shape beside it. A constant beside a constant is left to the
  // operation's own verifier.
  void addInside(const TermTuple& crd, const TermTuple& shape);
  // The same, of constants too: nothing is said of what the operation does outside.
  void addStrictlyInside(const TermTuple& crd, const TermTuple& shape);
  // Each integer of `crd` beside a tuple is a linear index of it, and not negative. Beside an integer a
  // coordinate is any number: what it is multiplied with is one stride.
  void addLinear(const TermTuple& crd, const TermTuple& shape);
  // What types do not know of a stride is not so: a run-time stride is none of `values`.
  void addNone(const TermTuple& stride, const std::vector<int64_t>& values);
  void addNotNegative(const TermTuple& index);
  void addLess(const Term& less, const Term& more);
  // Each |stride| and each |stride|*(extent-1) is at most 2^48: a view lies in the 49 bits of address that a
  // GPU has (CUDA C++ Programming Guide, "Unified Virtual Address Space").
  void addReach(const TermLayout& layout);
  // |offset| is at most 2^48, as in addReach.
  void addWithinReach(const Term& offset);
  void addDivisible(const Term& term, int64_t divisor);
  // As it is written.
  void addStated(std::string relation) { add(std::move(relation)); }

 protected:
  virtual void add(std::string line) = 0;
};

// What the caller promises, each once, in the order in which it was said.
class Premises : public Conditions {
 public:
  const std::vector<std::string>& lines() const { return lines_; }

 protected:
  void add(std::string line) override;

 private:
  std::vector<std::string> lines_;
};

// Where the modes whose strides are written end that continue each other from stride 1 on: 1, 8, 64 of
// (8,8,M):(1,8,d).
std::vector<int64_t> endsOfChain(const TermLayout& layout);

TermTuple crd2idx(const TermTuple& crd, const TermLayout& layout);
TermTuple crd2idx(const TermTuple& crd, const TermTuple& shape);
Term swizzleApply(const std::string& swizzle, const Term& x);
TermTuple idx2crd(const TermTuple& index, const TermTuple& shape);
// Whether each leaf is less than the one beside it; trees congruent.
Term elemLess(const TermTuple& lhs, const TermTuple& rhs);
// All of `conditions`, an always true one for none.
Term allOf(const std::vector<Term>& conditions);

}  // namespace cutecheck::meaning
