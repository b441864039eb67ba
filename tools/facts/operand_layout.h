// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading the layout of an operand from the command line.
#pragma once

#include <string>

#include "core/notation/parse.h"

namespace cutecheck::cli {

// A layout or a composed layout; a plain one is under no swizzle.
inline Expected<ComposedLayout> parseOperandLayout(const std::string& text) {
  if (auto plain = parseLayout(text); plain.ok()) return ComposedLayout{Swizzle{}, IntTuple(0), *plain};
  return parseComposedLayout(text);
}

}  // namespace cutecheck::cli
