// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the types refuse, in the words of NVIDIA's open CuTe IR where it has words for it.
//
// A type holds static integers and `?`, never a named symbol: a symbol has no place at run time.
#pragma once

#include <optional>
#include <string>

#include "core/notation/composed_layout.h"
#include "core/notation/layout.h"
#include "core/notation/tiler.h"
#include "core/support/expected.h"
#include "lowering/algebra/layout_composition.h"

namespace cutecheck::cute {

enum class TupleKind : uint8_t { kIntTuple, kShape, kStride, kCoord };

// Why `value` is not a type of that kind, or nothing.
//   any       no symbol; 2^10 leaves at most
//   kStride   basis elements, all of the leaves or none; other kinds: none
//   kCoord    `_`; other kinds: none
std::optional<std::string> complaintAboutTuple(const IntTuple& value, TupleKind kind);

// Static extents are positive, shape and stride congruent, the rules of shape and stride hold.
std::optional<std::string> complaintAboutLayout(const Layout& value);

// The message for a layout whose text the notation refused.
std::string complaintAboutText(const std::string& text, const Diagnostic& error);

// Of each layout of a tiler, as complaintAboutLayout.
std::optional<std::string> complaintAboutTile(const Tiler& value);
bool isStaticTile(const Tiler& value);

// bits + base + |shift| at most 32, |shift| at least bits.
std::optional<std::string> complaintAboutSwizzle(const Swizzle& value);
// The message for a swizzle whose text the notation refused.
std::string complaintAboutSwizzleText(const std::string& text, const Diagnostic& error);

// The rules of swizzle and layout, an offset that is an integer and no basis strides; not one that is just
// its layout.
std::optional<std::string> complaintAboutComposedLayout(const ComposedLayout& value);

// Whether the text of a composed layout has a layout, and no swizzle, before its first ` o `.
bool isLayoutComposition(const std::string& text);
// Fails as the notation of the three parts does, with kSyntax (layout_composition_c1) where a part is
// missing.
Expected<LayoutComposition> parseLayoutComposition(const std::string& text);
// In this order: extents are positive, the rules of B, then of A, hold, n and B(0) can be added, and their
// sum is an integer or weakly congruent with the shape of A.
std::optional<std::string> complaintAboutLayoutComposition(const LayoutComposition& value);

}  // namespace cutecheck::cute
