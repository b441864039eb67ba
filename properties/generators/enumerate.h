// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every layout within bounds, smallest first: what is checked before anything random.
#pragma once

#include <functional>

#include "core/notation/layout.h"

namespace cutecheck::generators {

struct Bounds {
  size_t maxRank = 2;
  int64_t maxExtent = 3;
  std::vector<int64_t> strides = {0, 1, 2, 3};
  bool trees = false;  // with every nesting of three leaves, and (x) beside x
};

// Calls `visit` with each layout; stops when it returns false. Returns how many were visited.
int64_t forEachLayout(const Bounds& bounds, const std::function<bool(const Layout&)>& visit);

// The same as a list.
std::vector<Layout> layoutsWithin(const Bounds& bounds);

}  // namespace cutecheck::generators
