// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// slice: fix some coordinates, keep the rest.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

struct SliceAndOffset {
  Layout layout;      // the modes of A under `_`
  IntTuple offset;    // A at the fixed coordinates, with 0 under `_`
};

// Returns the elements of `t` that pair with `_` in `crd`; `_` alone keeps all of `t`.
// Fails with kRank when a tuple of the coordinate does not pair (slice_c1).
Expected<IntTuple> slice(const IntTuple& crd, const IntTuple& t);

// Returns the elements of `t` that pair with integers in `crd`, what slice leaves out; an integer keeps
// all of `t`, `_` nothing. Fails as slice. Source: docs/reference/spec.md#slice; CuTe `dice`.
Expected<IntTuple> dice(const IntTuple& crd, const IntTuple& t);
Expected<Layout> dice(const IntTuple& crd, const Layout& a);

// Returns L' and n with A(merge(crd, r)) = n + L'(r). Fails with kRank (slice_c1), kOverflow.
// Source: docs/reference/spec.md#slice; CuTe `slice_and_offset`.
Expected<SliceAndOffset> sliceAndOffset(const IntTuple& crd, const Layout& a);
Expected<Layout> slice(const IntTuple& crd, const Layout& a);

}  // namespace cutecheck
