// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether a context knows what the passes emit: a pass that meets an unknown operation of its own is a fault
// of how the program was put together, not of the module, and has one text.
#pragma once

#include <optional>

#include "core/support/expected.h"

namespace mlir {
class MLIRContext;
}

namespace cutecheck::lowering {

// Fails with kUsage (lower_registration), `configuration error: 'NAME' is not registered`, for the first
// dialect or operation that lowering needs and `context` has not; nothing where all are there.
std::optional<Diagnostic> missingRegistration(mlir::MLIRContext& context);

}  // namespace cutecheck::lowering
