// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ComposedLayout: S o n o L, the function c -> S(n + L(c)).
//
// The swizzle acts last, on the sum. The domain is that of L.
#pragma once

#include "core/notation/layout.h"
#include "core/notation/swizzle.h"

namespace cutecheck {

struct ComposedLayout {
  Swizzle swizzle;
  IntTuple offset = IntTuple(0);  // an integer leaf
  Layout layout;

  friend bool operator==(const ComposedLayout&, const ComposedLayout&) = default;
};

}  // namespace cutecheck
