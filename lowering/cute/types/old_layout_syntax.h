// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The older spelling of layouts, !cute.layout<<8:1, 4:8>>: modes shape:stride side by side.
#pragma once

#include <optional>

#include "mlir/IR/OpImplementation.h"

#include "core/notation/layout.h"

namespace cutecheck::cute {

// Reads `mode {, mode} >` after the inner `<`. One mode stands for itself: <<8:1>> is 8:1 and
// <<((2, 4), 4):((1, 16), 8)>> has rank 2. Complains and fails where no layout stands there.
mlir::ParseResult parseOldLayout(mlir::AsmParser& parser, std::optional<Layout>& result);

}  // namespace cutecheck::cute
