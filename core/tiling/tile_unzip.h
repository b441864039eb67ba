// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tile_unzip: split each mode in two, then gather the firsts and the seconds.
#pragma once

#include "core/notation/layout.h"
#include "core/notation/tiler.h"

namespace cutecheck {

// Splits a layout by a layout into a layout of rank 2.
using Splitter = Expected<Layout> (*)(const Layout& a, const Layout& by);

// Returns ((first0, first1, ...), (second0, second1, ..., untouched modes)), where (first_i, second_i) is
// split(mode i of A, tiler i). Under `_` the first is 1:0 and the second the whole mode; a layout as tiler
// splits A itself. Fails with kRank (`rule`) when a tuple of tilers has more modes than A, and as
// `split` fails. Source: CuTe `tile_unzip`; pycute `hier_unzip`.
Expected<Layout> tileUnzip(const Layout& a, const Tiler& tiler, Splitter split, const char* rule);

// (first, second) of rank 2 as (first, second0, second1, ...): the form of the tiled operations. A second
// of rank 1 stays as it is.
Layout spreadSecond(const Layout& zipped);

// (first0, first1, ..., second0, second1, ...): the form of the flat operations. A part of rank 1
// stays as it is.
Layout spreadBoth(const Layout& zipped);

}  // namespace cutecheck
