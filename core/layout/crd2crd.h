// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// crd2crd: the same place under another shape.
#pragma once

#include "core/notation/int_tuple.h"
#include "core/support/expected.h"

namespace cutecheck {

// Returns the coordinate in `to` with the colexicographic index that `crd` has in `from`, the last leaf not reduced. An integer
// coordinate is its own index, and `from` may then be left out.
// Fails as crd2idx and idx2crd (crd2crd_c1), with kUsage for a tuple without its shape (crd2crd_c2).
// Source: docs/reference/spec.md#crd2crd; CuTe `crd2crd`.
Expected<IntTuple> crd2crd(const IntTuple& crd, const IntTuple& to);
Expected<IntTuple> crd2crd(const IntTuple& crd, const IntTuple& to, const IntTuple& from);

}  // namespace cutecheck
