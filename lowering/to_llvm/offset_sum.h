// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A 64-bit integer as a sum of products of values.
#pragma once

#include <optional>

#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"

namespace cutecheck::to_llvm {

// A value of 64 bits, or one of 32 read with its sign.
struct Factor {
  mlir::Value value;
  bool narrow() const { return value.getType().isInteger(32); }
  friend bool operator==(const Factor&, const Factor&) = default;
};

struct Product {
  int64_t coefficient = 1;
  llvm::SmallVector<Factor, 2> factors;
};

using OffsetSum = llvm::SmallVector<Product>;

// Appends `value`, of 64 bits, as products; modulo 2^64 the sum of them is the value. Looks through sums,
// products of single factors, shifts and extensions; below an extension through what does not wrap. False,
// and `sum` is of no use, where a coefficient would leave 64 bits or too many operations are looked through.
bool appendProducts(mlir::Value value, OffsetSum& sum);

// Products of the same factors added up, those that are 0 left out.
OffsetSum collected(const OffsetSum& sum);

// The factor of 64 bits that most products share: at least two of them, and each has another beside it.
std::optional<Factor> commonFactor(const OffsetSum& sum);

// The value of a sum that is not empty, a common factor before its bracket.
mlir::Value emitSum(mlir::OpBuilder& builder, mlir::Location location, const OffsetSum& sum);

}  // namespace cutecheck::to_llvm
