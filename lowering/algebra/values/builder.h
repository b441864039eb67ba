// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builder: who carries out the arithmetic on run-time integers.
#pragma once

#include "lowering/algebra/values/number.h"

namespace cutecheck::mixed {

// Division truncates and the remainder has the sign of the dividend, as in C and LLVM. kUDiv, kURem and the
// operations on bits have operands of at least 0, and shifts a constant as the second.
enum class Op : uint8_t { kAdd, kMul, kDiv, kRem, kUDiv, kURem, kAnd, kXor, kShiftLeft, kShiftRight };

class Builder {
 public:
  virtual ~Builder() = default;
  virtual Handle constant(int64_t value, int width) = 0;
  // From 32 to 64 bits, keeping the sign.
  virtual Handle extend(Handle value) = 0;
  // Operands and result have `width` bits; inside the domain the result does not wrap.
  virtual Handle binary(Op op, Handle a, Handle b, int width) = 0;
};

// Emits nothing: what is left of an operation is the type of its result.
class FoldingBuilder final : public Builder {
 public:
  Handle constant(int64_t, int) override { return nullptr; }
  Handle extend(Handle) override { return nullptr; }
  Handle binary(Op, Handle, Handle, int) override { return nullptr; }
};

}  // namespace cutecheck::mixed
