// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modules that are valid by construction, and one fault in them.
//
// A module is one function whose parameters and constants are of random types, and operations on values made
// so far whose result types are inferred. An operation that inference refuses is left out.
#pragma once

#include <optional>
#include <string>

#include "mlir/IR/BuiltinOps.h"
#include "properties/generators/random.h"

namespace cutecheck::fuzz {

// Where `returned`, the function returns what its operations make, so that nothing is dead.
mlir::OwningOpRef<mlir::ModuleOp> randomModule(mlir::MLIRContext& context, generators::Random& random,
                                               bool returned = false);

struct Fault {
  std::string what;
  bool mustBeRefused = false;  // no reading of the operation makes it right
};

// One operand, operand count, result type or attribute of one operation changed; nothing where the module has
// no operation to change.
std::optional<Fault> plantFault(mlir::ModuleOp module, generators::Random& random);

}  // namespace cutecheck::fuzz
