// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/pipeline/registration.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OperationSupport.h"

namespace cutecheck::lowering {

// One operation for each file of patterns that emits it; of a dialect that is there, all are.
static constexpr const char* kEmitted[] = {
    "builtin.module",     "func.func",        "arith.constant",
    "arith.muli",         "scf.for",          "cf.br",
    "cute.static",        "cute.make_layout", "cute.make_view",
    "cute.get_iter",      "cute.add_offset",  "cute.assume",
    "cute.make_fragment", "cute.crd2idx",     "llvm.mlir.constant",
    "llvm.getelementptr", "llvm.insertvalue", "llvm.func",
};

std::optional<Diagnostic> missingRegistration(mlir::MLIRContext& context) {
  for (const llvm::StringRef name : kEmitted) {
    const llvm::StringRef dialect = name.split('.').first;
    const bool known = context.getOrLoadDialect(dialect) != nullptr;
    if (known && mlir::RegisteredOperationName::lookup(name, &context)) continue;
    return makeError(Code::kUsage, "lower_registration",
                     "configuration error: '" + (known ? name : dialect).str() + "' is not registered");
  }
  return std::nullopt;
}

}  // namespace cutecheck::lowering
