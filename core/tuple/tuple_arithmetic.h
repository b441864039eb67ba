// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tuple_arithmetic: numbers made of the leaves of integer tuples.
#pragma once

#include "core/notation/int_tuple.h"
#include "core/support/expected.h"

namespace cutecheck {

// All of them need static integer leaves (tuple_arithmetic_c1: kNotStatic) and fail with kOverflow when the result leaves
// int64_t (tuple_arithmetic_c2).

// The product, sum, greatest and least of the leaves. () has product 1 and sum 0 and neither a greatest nor
// a least leaf (tuple_arithmetic_c3: kEmpty).
Expected<int64_t> product(const IntTuple& t);
Expected<int64_t> sum(const IntTuple& t);
Expected<int64_t> tupleMax(const IntTuple& t);
Expected<int64_t> tupleMin(const IntTuple& t);

// The product of each mode, as a tuple of the same rank, (8) for 8; and of what stands beside each leaf of
// `guide`, in the tree of the guide (tuple_arithmetic_c5 where a tuple of the guide has another rank beside it).
// Source: docs/reference/spec.md#tuple_arithmetic; CuTe `product_each`, `product_like`.
Expected<IntTuple> productEach(const IntTuple& t);
Expected<IntTuple> productLike(const IntTuple& t, const IntTuple& guide);

// The greatest common divisor of the leaves, >= 0; of () and of zeros it is 0.
Expected<int64_t> tupleGcd(const IntTuple& t);

// The sum of a_i * b_i. Fails with kNotCongruent unless the trees agree (tuple_arithmetic_c4).
// Source: docs/reference/spec.md#tuple_arithmetic; CuTe `inner_product`.
Expected<int64_t> innerProduct(const IntTuple& a, const IntTuple& b);

// a with each leaf multiplied by the product of what stands beside it in b. Fails with kRank where
// a tuple of `a` meets an integer or another rank (tuple_arithmetic_c5).
// Source: docs/reference/spec.md#tuple_arithmetic; CuTe `elem_scale`.
Expected<IntTuple> elemScale(const IntTuple& a, const IntTuple& b);

// Leaf by leaf. Fail with kNotCongruent unless the trees agree (tuple_arithmetic_c4).
// Source: docs/reference/spec.md#tuple_arithmetic; CuTe IR `tuple_add`, `tuple_sub`.
Expected<IntTuple> tupleAdd(const IntTuple& a, const IntTuple& b);
Expected<IntTuple> tupleSub(const IntTuple& a, const IntTuple& b);

// -1, 0 or 1 for each leaf.
Expected<IntTuple> signum(const IntTuple& t);

// The exclusive prefix products of the leaves, from `first` on: (2,3,4) gives (1,2,6). Where `first` is a
// tuple it pairs with the modes (tuple_arithmetic_c5).
// Source: docs/reference/spec.md#tuple_arithmetic; pycute `prefix_product`.
Expected<IntTuple> prefixProduct(const IntTuple& t, const IntTuple& first = IntTuple(1));

}  // namespace cutecheck
