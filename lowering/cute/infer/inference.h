// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What type inference shares: failing with a reason, and when a written result type will do.
#pragma once

#include <optional>

#include "core/support/expected.h"
#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::cute {

// `'cute.NAME' op MESSAGE` at `location`, with `note` attached where there is one. Always a failure.
mlir::LogicalResult refuse(std::optional<mlir::Location> location, llvm::StringRef op,
                           const llvm::Twine& message, const std::string& note = {});

// The same of two leaves.
bool compatibleLeaves(const IntTuple& inferred, const IntTuple& written);

// Static leaves equal; a written dynamic leaf promises no divisor that the inferred one does not
// have, of any width.
bool compatibleTrees(const IntTuple& inferred, const IntTuple& written);

// The same of types of one kind. Same kinds and trees; static leaves equal; a written dynamic leaf promises
// no divisor that the inferred one does not have, of any width.
bool compatibleUpToWidth(mlir::TypeRange inferred, mlir::TypeRange written);

// The type as a diagnostic shows it.
std::string text(mlir::Type type);

}  // namespace cutecheck::cute
