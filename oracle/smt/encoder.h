// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Encoder: scalars and functions as solver terms.
#pragma once

#include "oracle/smt/integers.h"
#include "oracle/terms/term.h"

namespace cutecheck::oracle {

class Encoder {
 public:
  // With `bits` a split is `/` and `%` under every encoding, and a swizzle one xor.
  Encoder(Encoding encoding, const Assumptions& assumptions, bool bits = false)
      : encoding_(encoding), assumptions_(assumptions), bits_(bits) {}

  Term scalar(const Scalar& s);
  Term constraint(const Scalar& lhs, Relation relation, const Scalar& rhs);
  // The value of f at a term. `outer` when f is met outside its domain.
  Term apply(const Function& f, const Term& index, bool outer = false);

  // An arbitrary point of f's domain: its index, bound to the variable `name`, and its value.
  // Under kCoordinates the point is given by coordinates, in their boxes.
  struct Point {
    Term index, value;
    std::vector<Term> coordinates;
  };
  Point point(const Function& f, const std::string& name);

  // What the fresh variables satisfy; to be asserted with the formula.
  const std::vector<Term>& definitions() const { return definitions_; }

 private:
  struct Split {
    Term quotient, remainder;
  };
  Split split(const Term& a, const Term& b);
  Term swizzled(const Swizzle& swizzle, const Term& x);

  // Read off the constraints as written: a sum, product, quotient of symbols that a premise bounds.
  bool plainlyNonNegative(const Scalar& s) const;
  bool plainlyNonNegative(const Function& f) const;

  Encoding encoding_;
  const Assumptions& assumptions_;
  bool bits_;
  std::vector<Term> digits_;  // coordinate variables
  std::vector<Term> definitions_;
  size_t fresh_ = 0;
};

}  // namespace cutecheck::oracle
