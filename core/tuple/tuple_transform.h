// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tuple_transform: a function on each mode or leaf of a tuple, folds and searches, by the name of the
// function.
//
// CuTe takes any callable; here it is one of a fixed set, so that a call can be written down.
//   of one    abs neg signum (leaf by leaf), product sum (integers), rank depth, flatten reverse wrap unwrap
//   of two    add sub mul (leaf by leaf), max min gcd (of all leaves), ceil_div round_up shape_div append
//   whether   is_int is_tuple is_underscore is_zero is_one
// Another name fails with kUsage (tuple_transform_c1), and each fails as the function fails.
#pragma once

#include <string_view>

#include "core/notation/int_tuple.h"
#include "core/support/expected.h"

namespace cutecheck {

// (f(t0), f(t1), ...), and (f(t0,u0), f(t1,u1), ...); f(t) of a leaf. Two tuples have one rank, else kRank
// (tuple_transform_c2). Source: docs/reference/spec.md#tuple_transform; CuTe `transform`.
Expected<IntTuple> transform(const IntTuple& t, std::string_view f);
Expected<IntTuple> transform(const IntTuple& t, const IntTuple& u, std::string_view f);

// The same at each leaf of t; u has its tree, or is a leaf beside a tuple of t's (kRank, tuple_transform_c2).
// Source: CuTe `transform_leaf`.
Expected<IntTuple> transformLeaf(const IntTuple& t, std::string_view f);
Expected<IntTuple> transformLeaf(const IntTuple& t, const IntTuple& u, std::string_view f);

// f(... f(f(first, t0), t1) ..., tn); without `first` it starts at t0, and () is refused with kEmpty
// (tuple_transform_c3). Source: CuTe `fold`, `fold_first`.
Expected<IntTuple> fold(const IntTuple& t, const IntTuple& first, std::string_view f);
Expected<IntTuple> foldFirst(const IntTuple& t, std::string_view f);

// The index of the first mode of which p is true, the rank where there is none; the modes of which it is; and whether
// it is `truth` of a mode. is_zero and is_one of a symbol fail with kNotStatic where the answer depends on it
// (tuple_transform_c4). Source: CuTe `find_if`, `filter_tuple`.
Expected<int64_t> findIf(const IntTuple& t, std::string_view p);
Expected<IntTuple> filterTuple(const IntTuple& t, std::string_view p);
Expected<bool> anyOf(const IntTuple& t, std::string_view p, bool truth = true);

}  // namespace cutecheck
