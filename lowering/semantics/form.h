// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The form of a function: the LLVM type that its code must have, so that a caller finds each value.
//
// Written a second time, apart from lowering/to_llvm, as slots.h is.
#pragma once

#include <string>

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "lowering/semantics/slots.h"

namespace cutecheck::meaning {

// "i64 ({ i32, i32 }, i32)"; empty where a parameter or a result is of a type that is not modelled.
std::string formOf(mlir::func::FuncOp function, Abi abi);

}  // namespace cutecheck::meaning
