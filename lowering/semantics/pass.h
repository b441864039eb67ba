// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cute-meaning: write the reference semantics of the module instead of the module.
#pragma once

#include <memory>

#include "llvm/Support/raw_ostream.h"
#include "mlir/Pass/Pass.h"

namespace cutecheck::meaning {

// Writes to `out`, which must outlive the pass, and changes nothing.
std::unique_ptr<mlir::Pass> createMeaningPass(llvm::raw_ostream& out);

}  // namespace cutecheck::meaning
