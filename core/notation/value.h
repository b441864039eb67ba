// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Value: anything the notation can write down or an operation can answer, tagged by what it is.
#pragma once

#include <variant>
#include <vector>

#include "core/notation/composed_layout.h"
#include "core/notation/int_tuple.h"
#include "core/notation/layout.h"
#include "core/notation/swizzle.h"
#include "core/notation/tiler.h"

namespace cutecheck {

// Offsets in the order of the linear index; printed [0,2,1,3]. An answer, not readable back.
struct Image {
  std::vector<int64_t> offsets;
  friend bool operator==(const Image&, const Image&) = default;
};

// Two answers of one operation (slice_and_offset, make_layout_tv); printed `first,second`.
struct Pair {
  std::variant<IntTuple, Layout, ComposedLayout> first, second;
  friend bool operator==(const Pair&, const Pair&) = default;
};

using Value = std::variant<bool, IntTuple, Layout, ComposedLayout, Swizzle, Tiler, Image, Pair>;

}  // namespace cutecheck
