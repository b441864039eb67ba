// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FlatLayout: the naive meaning of a static layout, leaf by leaf, in 128 bits.
//
// The checks of the command line judge the algebra's answers with this and with nothing of the
// algebra itself: it walks the leaves that the notation holds and shares no code with crd2idx.
#pragma once

#include <optional>
#include <vector>

#include "core/notation/composed_layout.h"
#include "core/notation/layout.h"
#include "core/support/integers.h"

namespace cutecheck::cli {

struct FlatLayout {
  std::vector<int64_t> shape;
  std::vector<int64_t> stride;

  // The number of coordinates, or nothing beyond int64_t.
  std::optional<int64_t> size() const;

  // The offset at a linear index; the last leaf unbounded, odd under negation. Nothing beyond int64_t.
  std::optional<int64_t> at(int64_t index) const;
};

// Nothing unless every leaf is a static integer without basis.
std::optional<FlatLayout> flatten(const Layout& layout);

// All offsets in colexicographic order, or nothing when there are more than `limit` of them, a leaf is not
// a static integer, or an offset leaves int64_t.
std::optional<std::vector<int64_t>> offsets(const Layout& layout, int64_t limit);
std::optional<std::vector<int64_t>> offsets(const ComposedLayout& layout, int64_t limit);

}  // namespace cutecheck::cli
