#include "lowering/desugar/unroll.h"

#include "core/fault.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"

namespace cutecheck::desugar {

// More copies of a body than any tile of registers asks for.
static constexpr int64_t kMaxTrips = 1024;

// Innermost first, so that an outer body is copied with its inner loops gone.
mlir::LogicalResult unrollKnownLoops(mlir::ModuleOp module) {
  llvm::SmallVector<mlir::scf::ForOp> loops;
  module.walk([&](mlir::scf::ForOp loop) { loops.push_back(loop); });
  for (mlir::scf::ForOp loop : loops) {
    const std::optional<llvm::APInt> trips = loop.getStaticTripCount();
    if (!trips || trips->ugt(kMaxTrips) || CUTECHECK_FAULT("unroll.loops_left")) continue;
    if (failed(mlir::loopUnrollFull(loop))) return loop.emitError("could not be unrolled");
  }
  return mlir::success();
}

}  // namespace cutecheck::desugar
