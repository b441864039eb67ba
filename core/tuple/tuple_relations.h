// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tuple_relations: how shapes stand to each other, and the orders of coordinates.
#pragma once

#include "core/notation/int_tuple.h"
#include "core/support/expected.h"

namespace cutecheck {

// `congruent` (core/notation/int_tuple.h) asks for one tree. Weakly: every tuple of `a` stands beside a tuple of its
// rank in `b`; a leaf of `a` stands beside anything. A partial order, a <= b.
// Source: docs/reference/spec.md#tuple_relations; CuTe `weakly_congruent`.
bool weaklyCongruent(const IntTuple& a, const IntTuple& b);

// Weakly congruent, and each leaf of `a` is the size of what stands beside it: every coordinate of `a` is one
// of `b`. Fails with kNotStatic unless the leaves are integers (tuple_relations_c1), with kOverflow when a
// size leaves int64_t (tuple_relations_c2). Source: CuTe `compatible`.
Expected<bool> compatible(const IntTuple& a, const IntTuple& b);

// Whether the tiler `b` divides the shape `a` without remainder: by mode where `b` is a tuple, else
// size(a) = size(b) * size(ceil_div(a, b)). A tiler of larger rank divides nothing.
// Fails as ceil_div and compatible fail. Source: CuTe `evenly_divides`.
Expected<bool> evenlyDivides(const IntTuple& a, const IntTuple& b);

// Lexicographic order, first mode first; where all modes agree the shorter is less. Colexicographic: last
// mode first, the order of linear indices. Element-wise: every mode of `a` is less than the one of `b`, and `b` has
// as many modes at least. Fail with kRank where an integer stands beside a tuple (tuple_relations_c3), and with
// kNotStatic. Source: CuTe `lex_less`, `colex_less`, `elem_less`.
Expected<bool> lexLess(const IntTuple& a, const IntTuple& b);
Expected<bool> colexLess(const IntTuple& a, const IntTuple& b);
Expected<bool> elemLess(const IntTuple& a, const IntTuple& b);
// Every mode of `a` is at most the one of `b`. Fails as elemLess. CuTe's `elem_leq` is the contrary of
// elem_less(b, a), which also holds of (1,3) and (2,2).
Expected<bool> elemLeq(const IntTuple& a, const IntTuple& b);

}  // namespace cutecheck
