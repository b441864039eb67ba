// The passes of lowering/to_llvm.
#pragma once

#include <memory>

#include "mlir/Pass/Pass.h"

namespace cutecheck::to_llvm {

// convert-cute-to-llvm: cute, func, arith and cf to the LLVM dialect, function signatures
// included, and then the check below.
std::unique_ptr<mlir::Pass> createConvertCuteToLLVMPass();

// cute-check-lowered: fails on whatever is left of cute.
std::unique_ptr<mlir::Pass> createCheckLoweredPass();

void registerPasses();

}  // namespace cutecheck::to_llvm
