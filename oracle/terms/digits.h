// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// digits: an equality of layouts as one of integers, at an arbitrary coordinate of one of them.
//
// Coordinates at0, at1, ... with 0 <= at_k < extent_k stand for an arbitrary point of one side, whose offset
// is then a sum; the other side meets the index that they make and splits it by div and mod.
#pragma once

#include <optional>

#include "oracle/claims/goal.h"

namespace cutecheck::oracle {

struct Digits {
  Goal goal;                         // kInteger: the offsets are equal
  std::vector<Constraint> premises;  // the coordinates are inside
  std::vector<Constraint> needs;     // an index that a later function meets is not negative
};

// The side is 0 for f, 1 for g. Nothing for another kind of goal, for swizzles, and when the side is no list
// of modes or a symbol is called at0, ... already.
std::optional<Digits> digitsOf(const Goal& goal, size_t side, const std::vector<Constraint>& constraints);

// What is so where the goal is false, at coordinates at0, .. of f and bt0, .. of g, or of f again.
struct Contrary {
  std::vector<Constraint> needs;     // each extent is at least 1: then an index has coordinates inside
  std::vector<Constraint> premises;  // they are inside, and the goal fails there
  std::vector<Constraint> shown;     // where all of these follow, or a contradiction does, the goal holds
};

// Nothing for equal layouts, a fact, a swizzle, no form, and when a symbol is called at0, .. already.
std::optional<Contrary> contraryOf(const Goal& goal, const std::vector<Constraint>& constraints);

}  // namespace cutecheck::oracle
