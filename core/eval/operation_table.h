// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The rows of the operation table, one list for each kind of operand. Internal to core/eval/operation.cpp.
#pragma once

#include <vector>

#include "core/eval/operation.h"

namespace cutecheck {

std::vector<Operation> layoutOperations();
std::vector<Operation> tupleOperations();
std::vector<Operation> structureOperations();
std::vector<Operation> arrangementOperations();
std::vector<Operation> elementOperations();
std::vector<Operation> partitionOperations();
std::vector<Operation> transformOperations();
std::vector<Operation> swizzleOperations();
std::vector<Operation> viewOperations();

// The diagnostic of an argument of the wrong kind.
Diagnostic wrongKind(const char* expected, const Value& got);

// The answer of an operation as a Value.
template <typename T>
Expected<Value> lift(Expected<T> result) {
  if (!result.ok()) return std::move(result).error();
  if constexpr (std::is_same_v<T, int64_t>) {
    return Value(IntTuple(*result));
  } else {
    return Value(std::move(result).value());
  }
}

}  // namespace cutecheck
