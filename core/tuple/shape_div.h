// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// shape_div: a shape divided by another, folded from the left; and leaf by leaf.
#pragma once

#include "core/notation/int_tuple.h"
#include "core/support/expected.h"

namespace cutecheck {

// What becomes of a division that leaves a remainder. kExact refuses it; folded, a number that divides its divisor
// leaves 1. kCeil rounds up. kFloor rounds down; folded, no further than to 1, since extents are positive.
enum class Rounding : uint8_t { kExact, kCeil, kFloor };

// a / b as CuTe: an integer over an integer is their quotient when b divides a, and the sign of the quotient
// where a divides b (1 for positive numbers); a tuple over an integer divides its modes from the left, each
// taking from b what it can; a tuple over a tuple pairs the modes; an integer over a tuple divides by the product.
//
// Fails with kNotDivisible where neither divides the other (shape_div_c1), kDivisionByZero (shape_div_c2), kOverflow
// for -2^63 / -1 (shape_div_c3), kRank where tuples do not pair (shape_div_c4), kNotStatic (shape_div_c5). kCeil and
// kFloor need positive numbers (shape_div_c6: kOutOfDomain).
// Source: docs/reference/spec.md#shape_div; CuTe `shape_div`.
Expected<IntTuple> shapeDiv(const IntTuple& a, const IntTuple& b, Rounding rounding = Rounding::kExact);

// Each leaf of `a` divided by b, or by the leaf beside it where b is a tuple: (6,(4,9)) by 3 under kCeil is (2,(2,3)).
// Fails as shape_div, with kNotDivisible for any remainder under kExact (shape_div_c1).
// Source: docs/reference/spec.md#shape_div.
Expected<IntTuple> shapeDivElementwise(const IntTuple& a, const IntTuple& b, Rounding rounding = Rounding::kExact);

}  // namespace cutecheck
