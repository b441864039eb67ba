// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The reference semantics of a module: what each function must compute, read off its operations before
// anything is lowered. docs/reference/meaning.md has the format.
//
// Built from operations and operands alone: neither inferred types nor the engine that infers them
// has a say, so that both are checked by what is proved of the result.
#pragma once

#include "llvm/Support/raw_ostream.h"
#include "mlir/IR/BuiltinOps.h"

#include "lowering/semantics/slots.h"

namespace cutecheck::meaning {

// Writes the text for every function with a body, its parameters and results in the form of `abi`; with a
// `form` line, which says the LLVM type of the code, where `withForm`. Complains and writes nothing when a
// function uses an operation or type that is not modelled.
llvm::LogicalResult writeMeaning(mlir::ModuleOp module, llvm::raw_ostream& out, Abi abi = Abi::kInterleaved,
                                 bool withForm = false);

}  // namespace cutecheck::meaning
