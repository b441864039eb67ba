// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic on Numbers: folds what is static, chooses widths, asks the builder for the rest.
//
// Width: an operation is done in 32 bits when both operands have 32 and its result cannot leave
// int32_t inside the domain, else in 64. Folding uses identities of all integers only (x*1, x+0,
// 0/x, x/1, x%1), never the domain, so that a layout evaluated past its last mode keeps the
// extended meaning.
#pragma once

#include "core/support/expected.h"
#include "lowering/algebra/values/builder.h"

namespace cutecheck::mixed {

class Arithmetic {
 public:
  explicit Arithmetic(Builder& builder) : builder_(builder) {}
  // For types alone: where run time decides whether an operation has a result, the author's word is taken
  // (lowering/algebra/promised.h).
  static Arithmetic takingPromises(Builder& builder) {
    Arithmetic arithmetic(builder);
    arithmetic.promises_ = true;
    return arithmetic;
  }
  bool takesPromises() const { return promises_; }

  // Fail with kOverflow (mixed_c1) when a constant result leaves int64_t.
  Expected<Number> add(const Number& a, const Number& b);
  Expected<Number> multiply(const Number& a, const Number& b);
  // a / b and a % b for b >= 1.
  Expected<Number> divide(const Number& a, const Number& b);
  Expected<Number> remainder(const Number& a, const Number& b);

  // The least integer that is not below a/b, for a, b >= 1.
  Expected<Number> ceilDivide(const Number& a, const Number& b);

  // On the bits of numbers of at least 0: a constant mask, a constant distance. `range` holds the result.
  Expected<Number> bitAnd(const Number& a, int64_t mask, const Range& range);
  Expected<Number> bitXor(const Number& a, const Number& b, const Range& range);
  Expected<Number> shiftLeft(const Number& a, int64_t by);
  Expected<Number> shiftRight(const Number& a, int64_t by);

  // The number as a handle of at least `width` bits, where `width` >= its own width.
  Handle materialize(const Number& n, int width);

 private:
  Number emit(Op op, const Number& a, const Number& b, const Range& range, int64_t div);
  Builder& builder_;
  bool promises_ = false;
};

}  // namespace cutecheck::mixed
