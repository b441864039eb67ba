// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Divisions by a run-time number that a loop does not change: cute-hoist-divisors.
//
// An index that a loop decodes by run-time extents is divided again and again by the same numbers. What the
// division multiplies and shifts by (fast_division.h) is computed once before the loop; inside, five
// instructions of 32 bits take the place of a division, which has none on a GPU.
#pragma once

#include <memory>

#include "mlir/Pass/Pass.h"

namespace cutecheck::to_llvm {

// On functions of the LLVM dialect: llvm.udiv and llvm.urem of 32 bits. A loop has to be entered from one
// block.
std::unique_ptr<mlir::Pass> createHoistDivisorsPass();

}  // namespace cutecheck::to_llvm
