// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// real_values: two stored values, computed as real numbers for what was loaded, each as an interval.
//
// A value is in its interval whatever the roundings on the way are: those of this machine's arithmetic, those
// of narrowing, and that of the constant that stands for log2(e). Two values differ where their intervals are
// apart.
#pragma once

#include "oracle/tv/run/float_values.h"

namespace cutecheck::oracle {

// Nothing where no numbers that were tried tell them apart, or a function is not known; `reason` then says
// why.
std::optional<FloatDifference> differenceOfReals(const FloatQuestion& question, std::string& reason);

}  // namespace cutecheck::oracle
