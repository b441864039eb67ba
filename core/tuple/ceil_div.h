// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ceil_div and round_up: how many tiles cover a shape, and how large they are together.
#pragma once

#include "core/notation/int_tuple.h"
#include "core/support/expected.h"

namespace cutecheck {

// a / b rounded up: an integer by an integer, or by the product of a tuple; a tuple by a tuple mode by
// mode, modes beyond `b` kept; a tuple by an integer from the left, each mode taking from b what it can and leaving
// ceil_div of the rest to the next.
//
// Fails with kNotStatic (ceil_div_c1), kDivisionByZero for a divisor 0 and kOutOfDomain for a
// negative one (ceil_div_c2), kRank where `b` has more modes (ceil_div_c3), kOverflow (ceil_div_c4).
// Source: docs/reference/spec.md#ceil_div; CuTe `ceil_div`.
Expected<IntTuple> ceilDiv(const IntTuple& a, const IntTuple& b);

// The least multiple of b that is >= a: integers, or tuples mode by mode, modes beyond `b` kept.
// Fails as ceil_div, and with kRank where an integer stands beside a tuple (ceil_div_c3).
// Source: CuTe `round_up`.
Expected<IntTuple> roundUp(const IntTuple& a, const IntTuple& b);

}  // namespace cutecheck
