// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The meaning of a kernel: which elements of memory each thread reads and writes, when, and what it writes.
#pragma once

#include "llvm/Support/raw_ostream.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "lowering/semantics/slots.h"

namespace cutecheck::meaning {

// Writes one `kernel` of docs/reference/meaning.md: branches become conditions, loops of known length are
// gone through, registers are followed by what was put in them. Complains, and may have written a part, where
// a kernel does what is not modelled.
llvm::LogicalResult writeKernel(mlir::func::FuncOp kernel, llvm::raw_ostream& out, Abi abi);

}  // namespace cutecheck::meaning
