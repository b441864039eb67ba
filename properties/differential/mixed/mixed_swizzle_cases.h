// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random swizzles and composed layouts for the mixed engine, and core's word on them.
#pragma once

#include "core/notation/composed_layout.h"
#include "properties/differential/mixed/mixed_cases.h"

namespace cutecheck::run {

// |shift| + bits + base <= 32, as the types of the lowering have it.
Swizzle randomSwizzle32(generators::Random& random);

// A coordinate inside a layout whose offsets, after the swizzle's, are not negative.
struct SwizzleCase {
  ComposedLayout composed;
  IntTuple coordinate;
};
SwizzleCase randomSwizzleCase(generators::Random& random);

// S(n + L(c)) by core; nothing where it is not defined.
std::optional<int64_t> swizzledOffset(const SwizzleCase& c);

// Whether no leaf of the coordinate reaches the size of what it pairs with.
bool isInside(const IntTuple& crd, const IntTuple& shape);

// Numbers and composed layouts, static or loosened: equal answers, and no step wraps.
MixedReport compareSwizzleApply(uint64_t seed, int64_t cases, bool dynamic);
MixedReport compareSwizzledCrd2Idx(uint64_t seed, int64_t cases, bool dynamic);

}  // namespace cutecheck::run
