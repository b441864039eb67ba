// Flat modes: a static layout as the list of its (extent, stride) leaves.
//
// What the algebra computes on. Extents are >= 1; strides are vectors over the basis elements that
// occur in the layout, so that integer strides (one element, the empty path) and coordinate
// strides are one case.
#pragma once

#include <cstdint>
#include <vector>

#include "core/integers.h"
#include "core/layout.h"

namespace cutecheck {

// One leaf with an integer stride.
struct Mode {
  int64_t extent = 1;
  int64_t stride = 0;
  friend bool operator==(const Mode&, const Mode&) = default;
};

// The leaves of a layout with static extents and integer strides, left to right. Fails with
// kNotStatic (`rule`) or kBasisStride (`rule`).
Expected<std::vector<Mode>> flatModes(const Layout& a, const char* rule);

// The layout of depth <= 1 with these modes; no modes give 1:0, one mode a leaf.
Layout fromModes(const std::vector<Mode>& modes);

// Removes extents 1 but for the last mode: the same function, extension included, in as many steps
// as an index has digits.
void dropUnits(std::vector<Mode>& modes);

// Sum of digit * stride over the colexicographic digits of `index`, the last digit unbounded and
// a(-i) = -a(i); nothing when it leaves 128 bits.
std::optional<Int128> evaluateModes(const std::vector<Mode>& modes, Int128 index);

// Product of the extents; nothing when it leaves 128 bits.
std::optional<Int128> sizeOf(const std::vector<Mode>& modes);

// The diagnostic of a result that leaves int64_t.
Diagnostic overflow(const char* rule, const char* what);

}  // namespace cutecheck
