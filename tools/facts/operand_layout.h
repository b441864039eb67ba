// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading the layout of an operand from the command line.
#pragma once

#include <optional>
#include <string>

#include "core/notation/parse.h"
#include "core/notation/print.h"

namespace cutecheck::cli {

// A layout or a composed layout; a plain one is under no swizzle.
inline Expected<ComposedLayout> parseOperandLayout(const std::string& text) {
  if (auto plain = parseLayout(text); plain.ok()) return ComposedLayout{Swizzle{}, IntTuple(0), *plain};
  return parseComposedLayout(text);
}

// The layout under the swizzle that acts on offsets of elements as its own does on offsets of bytes; nothing
// where it has none, an element is a byte or no power of two of bytes, or the swizzle moves what is inside an
// element.
inline std::optional<ComposedLayout> ofBytesInElements(ComposedLayout layout, int64_t bytes) {
  const int shift = bytes == 2 ? 1 : bytes == 4 ? 2 : bytes == 8 ? 3 : 0;
  layout.swizzle.base -= shift;
  if (shift == 0 || layout.swizzle.bits == 0 || layout.swizzle.base < 0) return std::nullopt;
  return layout;
}

// "S<3,4,3> counts bytes; in elements of 2 bytes it is S<3,3,3>".
inline std::string countsBytes(const Swizzle& ofBytes, const Swizzle& ofElements, int64_t bytes) {
  return toString(ofBytes) + " counts bytes; in elements of " + std::to_string(bytes) + " bytes it is " +
         toString(ofElements);
}

}  // namespace cutecheck::cli
