// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// radix: injectivity and range read off the sizes and strides, as of a number system.
//
// Sort the modes so that each stride is larger than everything the modes before it can add up to;
// then offsets are written in digits, and different coordinates have different offsets.
#pragma once

#include "oracle/claims/goal.h"

namespace cutecheck::oracle {

// Decides kInjective, kDisjoint (of plain layouts) and kRange when the inequalities follow from the
// premises; never refutes.
Attempt decideByRadix(const Goal& goal, const Facts& facts);

// The modes of an injective goal, those of one coordinate left out, in an order in which each stride exceeds
// what is below it; empty when none is found.
std::vector<Mode> radixOrder(const Goal& goal, const Facts& facts);
std::vector<Mode> radixOrder(const std::vector<Mode>& modes, const Facts& facts);

}  // namespace cutecheck::oracle
