// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A builder that computes: handles are numbers, and a result that leaves its width is remembered.
// For tests.
#pragma once

#include <deque>
#include <string>

#include "core/support/integers.h"
#include "lowering/algebra/values/builder.h"

namespace cutecheck::mixed {

class CheckingBuilder final : public Builder {
 public:
  // A run-time input.
  Handle input(int64_t value, int width) { return keep(value, width); }

  Handle constant(int64_t value, int width) override { return keep(value, width); }
  Handle extend(Handle value) override {
    require(at(value).width == 32, "extend of 64 bits");
    return keep(at(value).value, 64);
  }
  Handle binary(Op op, Handle a, Handle b, int width) override {
    require(at(a).width == width && at(b).width == width, "operand of another width");
    ++operations;
    widest = width > widest ? width : widest;
    const Int128 x = at(a).value, y = at(b).value;
    const bool natural = op == Op::kUDiv || op == Op::kURem;
    if ((op == Op::kDiv || op == Op::kRem || natural) && y == 0) {
      require(false, "division by zero");
      return keep(0, width);
    }
    if (natural && (x < 0 || y < 0)) {
      require(false, "division of a negative number without signs");
      return keep(0, width);
    }
    const bool onBits = op == Op::kAnd || op == Op::kXor || op == Op::kShiftLeft || op == Op::kShiftRight;
    if (onBits && (x < 0 || y < 0)) {
      require(false, "the bits of a negative number");
      return keep(0, width);
    }
    const bool shifts = op == Op::kShiftLeft || op == Op::kShiftRight;
    if (shifts && y >= width) {
      require(false, "a shift by more than there is");
      return keep(0, width);
    }
    switch (op) {
      case Op::kAdd:
        return keep(x + y, width);
      case Op::kMul:
        return keep(x * y, width);
      case Op::kDiv:
      case Op::kUDiv:
        return keep(x / y, width);
      case Op::kRem:
      case Op::kURem:
        return keep(x % y, width);
      case Op::kAnd:
        return keep(x & y, width);
      case Op::kXor:
        return keep(x ^ y, width);
      case Op::kShiftLeft:
        return keep(x * (Int128{1} << y), width);
      case Op::kShiftRight:
        return keep(x >> y, width);
    }
    return nullptr;
  }

  int64_t valueOf(const Number& number) const {
    return number.constant ? *number.constant : static_cast<int64_t>(at(number.handle).value);
  }

  // What went wrong first, or empty.
  std::string complaint;
  int operations = 0;
  int widest = 0;

 private:
  struct Value {
    Int128 value;
    int width;
  };
  static const Value& at(Handle handle) { return *static_cast<Value*>(handle); }
  void require(bool ok, const char* what) {
    if (!ok && complaint.empty()) complaint = what;
  }
  Handle keep(Int128 value, int width) {
    const Int128 bound = Int128{1} << (width - 1);
    require(value >= -bound && value < bound, width == 32 ? "wraps in 32 bits" : "wraps in 64 bits");
    values_.push_back({value, width});
    return &values_.back();
  }
  std::deque<Value> values_;
};

}  // namespace cutecheck::mixed
