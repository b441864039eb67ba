// What each operation means, on terms.
#pragma once

#include "lowering/meaning/term.h"

namespace cutecheck::meaning {

// What the caller has promised so far, each once, in the order of the operations that need it.
class Premises {
 public:
  // Each extent is at least 1; constants need no promise.
  void addExtents(const TermTuple& shape);
  // Each integer of `crd` lies inside the shape beside it.
  void addInside(const TermTuple& crd, const TermTuple& shape);
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

  const std::vector<std::string>& lines() const { return lines_; }

 private:
  void add(std::string line);
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
