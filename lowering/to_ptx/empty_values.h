// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parameters and results without a number, which PTX has no form for.
//
// A swizzle, a tile or `_` is struct<()> in LLVM IR: its type says everything. NVPTX ends the process for
// such a parameter of a definition, and writes arrays of no bytes for those of declarations and for results,
// which ptxas refuses. Nothing is passed in them, so that a function without them is the same function.
#pragma once

namespace llvm {
class Module;
}

namespace cutecheck::ptx {

// Takes parameters and results of empty structs and arrays from the functions of the module, declared and
// defined, and from their calls; kernels are launched without them. The others keep their order and what
// is said of them. A function whose address is taken stays as it is: who calls it is not known.
void dropEmptyValues(llvm::Module& module);

}  // namespace cutecheck::ptx
