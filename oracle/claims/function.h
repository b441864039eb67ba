// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Function: what a layout means, before anything is computed of it.
//
// A tree of maps on integers, with symbolic extents and strides. A mode is c -> c*stride on [0,extent);
// a parallel of functions splits its index colexicographically by their sizes and adds their
// values; a chain applies its parts from first to last; a shift adds; a swizzle permutes.
// The first part of a chain gives its domain. Every later part is met outside its domain as
// composition meets its left operand: the last leaf is unbounded and f(-i) = -f(i).
#pragma once

#include <vector>

#include "core/notation/layout.h"
#include "core/notation/swizzle.h"

namespace cutecheck::oracle {

struct Function {
  enum class Kind : uint8_t { kMode, kParallel, kChain, kShift, kSwizzle };
  Kind kind = Kind::kParallel;  // the empty parallel is 1:0
  Scalar extent, stride;        // kMode
  Scalar shift;                 // kShift
  Swizzle swizzle;              // kSwizzle
  std::vector<Function> parts;  // kParallel, kChain

  static Function mode(Scalar extent, Scalar stride);
  static Function parallel(std::vector<Function> parts);
  // One after another; a chain among the parts stands as its own parts, since what a layout has below coordinate 0 follows
  // from its modes, and a swizzle after them has no value there.
  static Function chain(std::vector<Function> parts);
  static Function shiftBy(Scalar shift);
  static Function swizzled(Swizzle swizzle);
};

// Number of coordinates.
Scalar sizeOf(const Function& f);

// The parts of a parallel, those of nested parallels in their place; {f} for another function.
std::vector<Function> flatParts(const Function& f);

// Reads a layout with static and symbolic leaves; leaves are as written.
Function functionOf(const Layout& layout);

// The integer of a static or symbolic leaf; of any other leaf a number of which nothing follows.
Scalar scalarOf(const IntTuple& leaf);

}  // namespace cutecheck::oracle
