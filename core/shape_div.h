// shape_div: a shape divided by a shape, from the left.
#pragma once

#include "core/expected.h"
#include "core/int_tuple.h"

namespace cutecheck {

// Returns a / b folded as CuTe: an integer over an integer is their quotient when b divides a, and the sign of the quotient
// where a divides b (1 for positive numbers); a tuple over an integer divides its modes from the left, each
// taking from b what it can; a tuple over a tuple pairs the modes; an integer over a tuple divides by the product.
//
// Fails with kNotDivisible where neither divides the other (shape_div_c1), kDivisionByZero (shape_div_c2), kOverflow
// for -2^63 / -1 (shape_div_c3), kRank where tuples do not pair (shape_div_c4), kNotStatic (shape_div_c5).
// Source: docs/spec.md#shape_div; CuTe `shape_div`.
Expected<IntTuple> shapeDiv(const IntTuple& a, const IntTuple& b);

}  // namespace cutecheck
