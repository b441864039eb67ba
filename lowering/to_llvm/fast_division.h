// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Division of N-bit numbers without signs, N = 32 or 64, by multiplication (Granlund and Montgomery,
// "Division by Invariant Integers using Multiplication", 1994, figure 4.1). With l the least number of bits
// that hold d - 1, m = 1 + floor(2^N (2^l - d) / d), t the upper half of m n, the quotient is (t + ((n - t)
// >> min(l,1))) >> max(l-1,0).
#pragma once

#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"

namespace cutecheck::to_llvm {

// Values of N bits.
struct FastDivisor {
  mlir::Value divisor, multiplier, firstShift, secondShift;
};

// What division by `divisor`, at least 1, multiplies and shifts by: one division of 2N bits, which the back
// end writes out where N is 64.
FastDivisor fastDivisor(mlir::OpBuilder& builder, mlir::Location location, mlir::Value divisor);

// n / divisor, rounded down.
mlir::Value fastQuotient(mlir::OpBuilder& builder, mlir::Location location, mlir::Value n,
                         const FastDivisor& divisor);

// What a quotient leaves of n.
mlir::Value fastRemainder(mlir::OpBuilder& builder, mlir::Location location, mlir::Value n,
                          mlir::Value quotient, const FastDivisor& divisor);

}  // namespace cutecheck::to_llvm
