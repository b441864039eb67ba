// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modules that are small as a text and large as anything else.
#pragma once

#include <optional>
#include <string>

#include "core/support/expected.h"

namespace mlir {
class ModuleOp;
}

namespace cutecheck::lowering {

// MLIR's parser calls itself for each bracket, and ends the process where the stack does. Fails with
// kBadRequest (lower_parse) where brackets stand deeper than 256 in each other.
std::optional<Diagnostic> nestedTooDeep(const std::string& text);

// A type that names another one twice, which names another one twice, has a text that doubles with each name.
// Fails with kBadRequest (lower_parse) where one written out has more than 2^20 parts.
std::optional<Diagnostic> typesTooLarge(mlir::ModuleOp module);

}  // namespace cutecheck::lowering
