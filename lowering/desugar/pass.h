// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

// cute-expand: what is left of the algebra on views and layouts, as get_scalars, arith on the leaves, and
// make_*. Its halves have the names that the DSL's pipeline gives them: cute-expand-ops rewrites views into
// layouts and iterators, convert-cute-algo-to-arch layouts into their leaves.
std::unique_ptr<mlir::Pass> createExpandPass();

std::unique_ptr<mlir::Pass> createExpandViewsPass();
std::unique_ptr<mlir::Pass> createExpandLeavesPass();

// cute-fold-static: what types know becomes cute.static, and what nothing uses goes.
std::unique_ptr<mlir::Pass> createFoldStaticPass();

// The phases of cute-desugar, each by itself: what it emits, and what it expects of the phases before it.
std::unique_ptr<mlir::Pass> createDesugarShapesPass();
std::unique_ptr<mlir::Pass> createDesugarStridesPass();
std::unique_ptr<mlir::Pass> createDesugarLayoutsPass();

}  // namespace cutecheck::desugar
