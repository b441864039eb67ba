// cute-desugar: sugar into primitive operations of cute, and loops of known length into their bodies.
//
// Target-neutral: nothing here asks for a compute capability. What is done with a view is done to its
// layout and its iterator apart, so that the lowering knows views in one form: made, taken apart,
// loaded from and stored to.
#pragma once

#include <memory>

#include "mlir/Pass/Pass.h"

namespace cutecheck::desugar {

std::unique_ptr<mlir::Pass> createDesugarPass();

// For the command line of cutecheck-opt.
void registerPasses();

}  // namespace cutecheck::desugar
