// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cute-kernel-to-nvvm: functions marked as kernels become entries of the module.
//
// After the functions have LLVM types: `cute.kernel` on a function gives way to `nvvm.kernel`, which the
// back end reads as an entry point, and `cute_nvgpu.grid_constant` on a parameter, a pointer, to a
// parameter passed by value, 64 bytes aligned, that no thread writes. (CUDA driver API,
// cuTensorMapEncodeTiled: a tensor map is 64-byte aligned.)
//
// It fails, naming what is wrong, before the types are those of LLVM or with something of cute left, for a
// kernel that returns something, for a grid constant that is no generic pointer or says otherwise how it is
// passed, and when it has run before. What it leaves is final: a record on the module of the type and the
// parameters' attributes of every entry, which cute-check-kernel-entries compares with what later passes made
// of them, and removes.
#pragma once

#include <memory>

#include "mlir/Pass/Pass.h"

namespace cutecheck::to_nvvm {

std::unique_ptr<mlir::Pass> createKernelEntryPass();

// The end of the pipeline. Fails, naming function, parameter and attribute, where an entry is not what
// cute-kernel-to-nvvm made it, is gone, or was made by another pass; and where there is no record.
std::unique_ptr<mlir::Pass> createCheckKernelEntriesPass();

}  // namespace cutecheck::to_nvvm
