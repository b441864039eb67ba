// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scalar: a symbolic integer, the content of a leaf that is not a literal.
//
// `M`, `M{div=8}`, `2*M + N % 4`. The operators are those of integers: `/` rounds toward minus
// infinity and `%` is the remainder in [0, |divisor|) for a positive divisor (the SMT-LIB
// meaning). Two constants under an operator fold to one, unless the result leaves int64_t or the
// divisor is 0: such a term stays as written. A Scalar is immutable and shared; equality is structural.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace cutecheck {

class ScalarNode;
using Scalar = std::shared_ptr<const ScalarNode>;

class ScalarNode {
 public:
  enum class Op : uint8_t { kConstant, kSymbol, kAdd, kSub, kMul, kDiv, kMod, kNeg };

  static Scalar constant(int64_t value);
  // A named unknown integer; `div` > 1 promises name % div == 0.
  static Scalar symbol(std::string name, int64_t div = 1);
  // A symbol that stands for what an operation computes of other terms, such as `min(M,N)`; no text names it.
  static Scalar operation(std::string name);
  // The symbol, and nothing promised of it.
  static Scalar withoutDivisor(const Scalar& symbol);
  static Scalar binary(Op op, Scalar lhs, Scalar rhs);
  static Scalar negate(Scalar operand);
  // What two constants under an operator fold to, if they do.
  static std::optional<int64_t> fold(Op op, int64_t lhs, int64_t rhs);

  Op op() const { return op_; }
  int64_t value() const { return value_; }               // kConstant
  const std::string& name() const { return name_; }      // kSymbol
  int64_t div() const { return value_; }                 // kSymbol
  bool isOperation() const { return isOperation_; }      // a kSymbol that `operation` made
  const Scalar& lhs() const { return lhs_; }             // binary, and the operand of kNeg
  const Scalar& rhs() const { return rhs_; }             // binary

  explicit ScalarNode(int64_t value) : op_(Op::kConstant), value_(value) {}
  ScalarNode(std::string name, int64_t div, bool isOperation = false)
      : op_(Op::kSymbol), isOperation_(isOperation), value_(div), name_(std::move(name)) {}
  ScalarNode(Op op, Scalar lhs, Scalar rhs) : op_(op), lhs_(std::move(lhs)), rhs_(std::move(rhs)) {}

 private:
  Op op_;
  bool isOperation_ = false;
  int64_t value_ = 0;
  std::string name_;
  Scalar lhs_, rhs_;
};

// Structural equality.
bool equal(const Scalar& a, const Scalar& b);

}  // namespace cutecheck
