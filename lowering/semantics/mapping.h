// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mapping: which coordinate of a tensor each coordinate of a view of it is.
//
// A view is what is left of a tensor after dividing, slicing and partitioning. None of that is carried out
// here as algebra on layouts: a mapping says where one coordinate comes from, step by step,
// so that what it says can be held against layouts that were computed.
#pragma once

#include <memory>
#include <optional>

#include "core/notation/tiler.h"
#include "lowering/semantics/operations.h"
#include "lowering/semantics/term.h"

namespace cutecheck::meaning {

// The tensor under a view: memory behind a pointer, or the coordinates themselves.
struct Base {
  Term pointer;       // empty: a tensor of coordinates
  TermLayout layout;  // of memory
  Term before = "";   // elements before it, of shared memory; empty: none
};

class Mapping {
 public:
  virtual ~Mapping() = default;
  // The extents of the view's modes; leaves may be tuples.
  virtual TermTuple shape() const = 0;
  // The coordinate of the base, a leaf for each leaf of its shape. `coord` is a linear index or pairs with
  // the modes of shape(), each mode a linear index or a tuple in turn.
  virtual TermTuple at(const TermTuple& coord) const = 0;
  // What must hold for at() to be right, said of each integer of `coord`; `_` is left out. Most views give
  // any integer its element: strides are multiplied with any number. A linear index of several modes is not
  // negative, and what one thread has of a tile are so many values and no more.
  virtual void needs(const TermTuple& coord, Conditions& conditions) const = 0;
};
using MappingRef = std::shared_ptr<const Mapping>;

// The tensor of `shape` itself.
MappingRef wholeOf(TermTuple shape);
// zipped_divide by a tile of integers; nothing when the tiler or the view's modes are of another form.
std::optional<MappingRef> zippedDivide(MappingRef view, const Tiler& tiler);
// slice; nothing when the coordinate does not pair with the modes.
std::optional<MappingRef> slice(MappingRef view, const TermTuple& coord);
// The values of one thread of a tiled copy; nothing unless the view is one tile.
std::optional<MappingRef> partition(MappingRef view, const Layout& tv, const Tiler& tiler, const Term& thread);

// The extents of a tile of integers n or n:1.
std::optional<std::vector<int64_t>> tileExtents(const Tiler& tiler);

}  // namespace cutecheck::meaning
