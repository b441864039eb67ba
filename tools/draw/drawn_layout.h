// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DrawnLayout: a static layout, plain or swizzled, as the numbers that a picture shows.
#pragma once

#include <string>
#include <vector>

#include "core/notation/value.h"
#include "tools/draw/grid.h"

namespace cutecheck::draw {

struct DrawnLayout {
  std::string text;                 // as the printer writes it
  Grid grid;                        // of its shape
  std::vector<int64_t> offsets;     // by linear index; empty for strides of a basis
  std::vector<std::string> labels;  // the offsets as text
  Swizzle swizzle;                  // of a composed layout; no bits otherwise
};

// A layout, a composed layout, a shape (its compact layout), or a swizzle S<B,M,S> (as it acts on a tile of
// 2^B by 2^B, 2^|S| chunks of 2^M elements where it is wider). Fails with kUsage for another value (draw_c3),
// with kNotStatic for leaves that are not known (draw_c1), as makeGrid, and as crd2idx where an offset leaves
// int64_t.
Expected<DrawnLayout> drawnLayout(const Value& value);

}  // namespace cutecheck::draw
