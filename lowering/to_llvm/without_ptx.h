// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// without_ptx: functions of numbers that PTX has no instruction for, or one that computes something else.
//
// LLVM's back end would end at them without a word of the module, or write another function. No library is
// linked.
#pragma once

#include <optional>
#include <string>

#include "mlir/IR/Operation.h"

namespace cutecheck::to_llvm {

// Why the operation is not lowered at its type, and what to write instead; nothing where it is lowered.
std::optional<std::string> withoutPtx(mlir::Operation* op);

}  // namespace cutecheck::to_llvm
