// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The oracle's own evaluator: what counterexamples are replayed with.
//
// It works on the meaning (oracle/claims/function.h) with numbers for symbols, in 128 bits, and shares
// no code with the reference, with the polynomials or with the solver.
#pragma once

#include <optional>

#include "core/notation/expression.h"
#include "core/support/integers.h"
#include "oracle/claims/function.h"
#include "oracle/claims/verdict.h"

namespace cutecheck::oracle {

// The value of a scalar; nothing when a symbol has no value, a divisor is below 1 or the result
// leaves 128 bits.
std::optional<Int128> valueOf(const Scalar& scalar, const Assignment& assignment);

// a relation b on integers.
bool compare(Int128 a, Relation relation, Int128 b);

// A function with numbers in it, ready to be evaluated many times.
class Concrete {
 public:
  // Fails with kInvalidExtent when an extent is below 1, kOverflow when a number leaves int64_t.
  static Expected<Concrete> make(const Function& f, const Assignment& assignment = {});

  int64_t size() const { return size_; }
  // The value at a linear index of the domain; nothing when it leaves 128 bits, or when a
  // swizzle meets a negative number.
  std::optional<Int128> at(Int128 index) const;

 private:
  Function::Kind kind_ = Function::Kind::kParallel;
  Int128 stride_ = 0, shift_ = 0;
  int64_t size_ = 1;
  Swizzle swizzle_;
  std::vector<Concrete> parts_;
};

}  // namespace cutecheck::oracle
