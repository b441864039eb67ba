// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/desugar/unroll.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"

namespace cutecheck::desugar {

// More copies of a body than any tile of registers asks for, and more operations than one nest of loops and
// one module may grow to: what is longer stays a loop.
static constexpr int64_t kMaxTrips = 1024;
static constexpr int64_t kMaxOperations = int64_t{1} << 15, kMaxOfModule = int64_t{1} << 17;

// Those inside `loop`.
static int64_t operationsIn(mlir::scf::ForOp loop) {
  int64_t count = 0;
  loop.getBody()->walk([&](mlir::Operation*) { ++count; });
  return count;
}

// Innermost first, so that an outer body is copied with its inner loops gone.
mlir::LogicalResult unrollKnownLoops(mlir::ModuleOp module) {
  llvm::SmallVector<mlir::scf::ForOp> loops;
  module.walk([&](mlir::scf::ForOp loop) { loops.push_back(loop); });
  int64_t left = kMaxOfModule;
  for (mlir::scf::ForOp loop : loops) {
    const std::optional<llvm::APInt> trips = loop.getStaticTripCount();
    if (!trips || trips->ugt(kMaxTrips)) continue;
    const int64_t grows = static_cast<int64_t>(trips->getZExtValue()) * operationsIn(loop);
    if (grows > kMaxOperations || grows > left) continue;
    left -= grows;
    if (failed(mlir::loopUnrollFull(loop))) return loop.emitError("could not be unrolled");
  }
  return mlir::success();
}

}  // namespace cutecheck::desugar
