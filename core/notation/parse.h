// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading values off text: the typed face of the one grammar in core/notation/expression.h.
//
// Each function accepts exactly the texts whose expression denotes a value of its type without
// any operation left to compute; what prints (core/notation/print.h) parses back to an equal value.
// Diagnostics carry the byte offset and what was expected there.
#pragma once

#include <string_view>

#include "core/notation/compact_layout.h"
#include "core/notation/expression.h"
#include "core/notation/value.h"

namespace cutecheck {

Expected<IntTuple> parseIntTuple(std::string_view text);
// A shape without stride reads as the compact column-major layout, size-1 extents with stride 0.
Expected<Layout> parseLayout(std::string_view text);
Expected<Swizzle> parseSwizzle(std::string_view text);
// `S<B,M,S> o n o L`, or `S<B,M,S> o L` with n = 0.
Expected<ComposedLayout> parseComposedLayout(std::string_view text);
Expected<Tiler> parseTiler(std::string_view text);
// Whatever the text is: (1,2) is an IntTuple, (1,2):(2,1) a Layout, <..> a Tiler.
Expected<Value> parseValue(std::string_view text);

// The same on parsed expressions; kUsage where an operation call is left inside.
Expected<IntTuple> toIntTuple(const Expression& e);
Expected<Layout> toLayout(const Expression& e);
Expected<Swizzle> toSwizzle(const Expression& e);
Expected<ComposedLayout> toComposedLayout(const Expression& e);
Expected<Tiler> toTiler(const Expression& e);
Expected<Value> toValue(const Expression& e);

// `e` without the parentheses that only group: ((2,3):(1,2)) is its layout, (4) stays a tuple.
const Expression& ungrouped(const Expression& e);

}  // namespace cutecheck
