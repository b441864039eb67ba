// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Flat modes: a static layout as the list of its (extent, stride) leaves.
//
// What the algebra computes on. Extents are >= 1; strides are vectors over the basis elements that
// occur in the layout, so that integer strides (one element, the empty path) and coordinate
// strides are one case.
#pragma once

#include <cstdint>
#include <span>

#include "core/notation/layout.h"
#include "core/support/integers.h"
#include "core/support/short_vector.h"

namespace cutecheck {

// One leaf with an integer stride.
struct Mode {
  int64_t extent = 1;
  int64_t stride = 0;
  friend bool operator==(const Mode&, const Mode&) = default;
};

// Modes in a row, on the stack where they are as few as a plain tuple has leaves.
using ModeList = ShortVector<Mode, IntTuple::kPlainLeaves>;

// eachLeaf of trees that are not both plain: apart, so that the loop of the usual case is compiled into its
// caller.
template <typename Visit>
bool eachLeafOfModes(const IntTuple& shape, const IntTuple& stride, Visit& visit);

// Calls visit(extent, stride) for each leaf until it returns false. False, too, where a leaf is no integer.
template <typename Visit>
bool eachLeaf(const IntTuple& shape, const IntTuple& stride, Visit&& visit) {
  if (shape.isPlain() && stride.isPlain()) {
    const auto extents = shape.ints(), strides = stride.ints();
    for (size_t i = 0; i < extents.size(); ++i)
      if (!visit(extents[i], strides[i])) return false;
    return true;
  }
  return eachLeafOfModes(shape, stride, visit);
}

template <typename Visit>
[[gnu::noinline]] bool eachLeafOfModes(const IntTuple& shape, const IntTuple& stride, Visit& visit) {
  if (shape.isLeaf()) return false;  // plain, if both were integers
  for (size_t i = 0; i < shape.rank(); ++i)
    if (!eachLeaf(shape.mode(i), stride.mode(i), visit)) return false;
  return true;
}

// The leaves of a layout with static extents and integer strides, left to right. Fails with
// kNotStatic (`rule`) or kBasisStride (`rule`).
Expected<ModeList> flatModes(const Layout& a, const char* rule);

// The layout of depth <= 1 with these modes; no modes give 1:0, one mode a leaf.
Layout fromModes(std::span<const Mode> modes);

// Removes extents 1 but for the last mode: the same function, extension included, in as many steps
// as an index has digits.
void dropUnits(ModeList& modes);

// Sum of digit * stride over the colexicographic digits of `index`, the last digit unbounded and
// a(-i) = -a(i); nothing when it leaves 128 bits.
std::optional<Int128> evaluateModes(std::span<const Mode> modes, Int128 index);

// Product of the extents; nothing when it leaves 128 bits.
std::optional<Int128> sizeOf(std::span<const Mode> modes);

// The diagnostic of a result that leaves int64_t.
Diagnostic overflow(const char* rule, const char* what);

}  // namespace cutecheck
