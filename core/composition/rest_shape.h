// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// rest_shape: how many tiles a tiler makes of a shape, mode by mode.
#pragma once

#include "core/notation/int_tuple.h"
#include "core/notation/tiler.h"

namespace cutecheck {

// The shape of what a divide by the tiler leaves: a / n rounded up beside an integer n, the shape of
// complement(T, size(a)) beside a layout T, a itself under `_` and beyond the tiler; mode by mode for a
// tuple.
//
// Fails as ceil_div and complement fail, and with kRank where the tiler has more modes (ceil_div_c3).
// Source: docs/reference/spec.md#ceil_div; CuTe `ceil_div(target, layout)`.
Expected<IntTuple> restShape(const IntTuple& a, const Tiler& tiler);

}  // namespace cutecheck
