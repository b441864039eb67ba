// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Layouts, tilers and coordinates made to break implementations, fast, from a seed.
//
// Powers of two hide almost every fault of layout algebra: rounding, carries between modes and
// lost remainders all vanish on them. So extents are 1 to 6 mixed, strides are permuted, padded,
// repeated, 0 and negative as well as compact, modes of size 1 stand anywhere, and trees nest.
#pragma once

#include "core/notation/layout.h"
#include "core/notation/tiler.h"
#include "properties/generators/random.h"

namespace cutecheck::generators {

struct LayoutStyle {
  int maxModes = 4;
  int64_t maxExtent = 6;
  bool negative = true;  // strides below 0
  bool nested = true;
};

Layout randomLayout(Random& random, const LayoutStyle& style = {});

// A layout whose strides and extents stand in some relation to `left`: half of these compose with
// it, where almost no independent pair does.
Layout randomRightOperand(Random& random, const Layout& left, const LayoutStyle& style = {});

// Sizes from 2^15 to 2^40, mostly not powers of two; to be looked at in corners only.
Layout randomLargeLayout(Random& random);

// A tree over these leaves.
Layout nest(Random& random, const std::vector<int64_t>& shape, const std::vector<int64_t>& stride);

// A layout, `_`, or a tuple of tilers; sometimes with one mode more than fits.
Tiler randomTiler(Random& random, const Layout& a);

// Pairs with `shape`, in most cases; with underscores when asked. Leaves stay inside their
// extents, the last one may exceed it.
IntTuple randomCoordinate(Random& random, const IntTuple& shape, bool underscores);

}  // namespace cutecheck::generators
