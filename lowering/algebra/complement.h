// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// complement on mixed leaves: what a static layout leaves out of a number of offsets.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// The flat layout R, strides increasing, such that (filter(A), R) is injective and covers [0, cotarget). A is
// static, its strides not negative; `cotarget`, at least 1, may be left to run time, and then R fills the
// gaps of A to its last mode. With a constant one R does so too where that is an answer, and else is the
// least.
//
// Fails with kUndecided (mixed_complement_c1) for run-time leaves of A and where more than 2^20 offsets would
// decide, with kNegativeStride (mixed_complement_c2), with kNotInjective (mixed_complement_c3) and
// kNoComplement (mixed_complement_c4) where modes of A meet or leave a hole that no mode of R fills, with
// kOverflow (mixed_c1).
Expected<MixedLayout> complement(Arithmetic& arithmetic, const MixedLayout& a, const Number& cotarget);

// With 1 plus the largest offset of A as the cotarget.
Expected<MixedLayout> complement(Arithmetic& arithmetic, const MixedLayout& a);

}  // namespace cutecheck::mixed
