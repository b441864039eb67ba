// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// f2: layouts of powers of two as matrices over the field of two elements.
//
// Where every extent and stride is a power of two and no sum carries, each bit of an offset is the xor of
// bits of the index; so is it after any swizzle. Such a function is given by what it makes of 1, 2, 4, ...:
// functions are equal when these are, injective when these are independent, and cover [0,2^m) when these span
// its bits. What is decided for 2^62 points costs as many steps as the index has bits, squared. Source:
// docs/reference/spec.md#swizzle_apply (swizzle_apply_r1, swizzle_apply_r2).
#pragma once

#include "oracle/claims/goal.h"

namespace cutecheck::oracle {

// Decides kEqual, kInjective, kRange, kCovers and kDisjoint of static layouts that are such functions; of
// others it knows nothing. A refutation carries its counterexample.
Attempt decideByF2(const Goal& goal);

}  // namespace cutecheck::oracle
