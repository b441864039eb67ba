// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the operands of partition say.
#pragma once

#include <optional>

#include "core/notation/tiler.h"
#include "mlir/IR/TypeRange.h"

namespace cutecheck::cute {

// The tiler of a verified partition's operands, whole in the modes that its list of modes does not name.
// Nothing where a mode is not there.
std::optional<Tiler> partitionTiler(mlir::TypeRange slots);

}  // namespace cutecheck::cute
