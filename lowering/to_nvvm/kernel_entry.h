// cute-kernel-to-nvvm: functions marked as kernels become entries of the module.
//
// After the functions have LLVM types: `cute.kernel` on a function gives way to `nvvm.kernel`, which the
// back end reads as an entry point, and `cute_nvgpu.grid_constant` on a parameter, a pointer, to a
// parameter passed by value, 64 bytes aligned, that no thread writes. (CUDA driver API,
// cuTensorMapEncodeTiled: a tensor map is 64-byte aligned.) Runs last; a kernel that returns something is
// refused.
#pragma once

#include <memory>

#include "mlir/Pass/Pass.h"

namespace cutecheck::to_nvvm {

std::unique_ptr<mlir::Pass> createKernelEntryPass();

// For the command line of cutecheck-opt.
void registerPasses();

}  // namespace cutecheck::to_nvvm
