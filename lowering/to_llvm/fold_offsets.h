// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Steps of one pointer, folded: cute-fold-offsets.
//
// The parts of a view (a block's tile, a thread's part of it) step their pointer one after the other, and
// each step multiplies its coordinates by the same run-time strides. Written as one sum of products, the
// strides come before the brackets: p + S*i*16, then + S*j*4, is p + S*(i*16 + j*4), one product less for
// each stride. A step by a constant stays apart and last, where it becomes the immediate of an access.
#pragma once

#include <memory>

#include "mlir/Pass/Pass.h"

namespace cutecheck::to_llvm {

// On functions of the LLVM dialect, whatever made them. The address is the same number modulo 2^64.
std::unique_ptr<mlir::Pass> createFoldOffsetsPass();

}  // namespace cutecheck::to_llvm
