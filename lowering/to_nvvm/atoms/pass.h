// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// convert-cute-nvgpu-to-nvvm: all that convert-cute-to-llvm does, and calls of atoms to their instructions.
#pragma once

#include <memory>

#include "mlir/Pass/Pass.h"

namespace cutecheck::to_nvvm {

// For a target such as "sm_90a"; an atom that it lacks is a diagnostic.
std::unique_ptr<mlir::Pass> createConvertAtomsPass(llvm::StringRef target = "sm_90a");

}  // namespace cutecheck::to_nvvm
