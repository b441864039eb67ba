// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tuple_divisions: tuples of integers in a claim: ceil_div, round_up, shape_div and shape_div_elementwise of them, and
// what rearranges their modes.
//
// The answer is a tuple of integers. It stands where a shape may, and in a relation to another tuple or an integer, which
// is equality of trees and of leaves.
#pragma once

#include "oracle/algebra/operations.h"

namespace cutecheck::oracle {

// Whether the expression divides a tuple, so that it denotes one.
bool isTupleDivision(const Expression& e);

// A division, with leaves of symbols. Fails as the operation refuses numbers; a condition on symbols that
// does not follow is noted as missing.
Expected<IntTuple> tupleDivision(Operations& operations, const Expression& e);

// Whether the expression denotes a tuple: written, divided, of a coordinate, or modes of tuples and integers rearranged.
bool denotesTuple(const Expression& e);

// The extents, or the strides, of a form.
IntTuple numbersOf(const Form& form, Polynomial Mode::* number);

Polynomial productOf(const IntTuple& t);
// ceil(a / b).
Polynomial upward(const Polynomial& a, const Polynomial& b);

// A tuple of integers, calls among its leaves, and with `keeps` a `_`. Fails with kUsage where a leaf is none.
Expected<IntTuple> tupleOf(Denoter& denoter, const Expression& e, bool keeps = false);

// Whether the trees are the same, whatever the leaves.
bool sameTree(const IntTuple& a, const IntTuple& b);

// x for ((x)): all levels of rank 1 removed.
IntTuple unwrapped(IntTuple t);

// a == b, a === b or a != b, where one of them is a tuple and the other one too, or an integer. Fails with kUsage for
// another relation.
Expected<std::vector<Goal>> tupleGoals(Denoter& denoter, const Expression& relation);

}  // namespace cutecheck::oracle
