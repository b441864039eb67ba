// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Layout: a shape and a congruent stride, read as a function from coordinates to offsets.
//
// (s1,...,sk):(d1,...,dk) maps coordinate (c1,...,ck), 0 <= ci < si, to the sum of ci*di. A linear
// index stands for the coordinate in colexicographic order, leftmost mode fastest. The last leaf,
// as written, has no upper bound when an operation extends the domain.
#pragma once

#include <cassert>
#include <initializer_list>
#include <span>
#include <utility>

#include "core/notation/int_tuple.h"
#include "core/support/expected.h"

namespace cutecheck {

class Layout {
 public:
  Layout() : shape_(1), stride_(0) {}  // 1:0

  // Fails with kNotCongruent (layout_c1) unless shape and stride have one tree, and with
  // kInvalidExtent (layout_c2) unless every static extent is >= 1 and without basis.
  static Expected<Layout> make(IntTuple shape, IntTuple stride);

  // For callers that built congruent trees with positive extents themselves; asserts it.
  static Layout unchecked(IntTuple shape, IntTuple stride) {
    assert(congruent(shape, stride) && isShape(shape));
    return Layout(std::move(shape), std::move(stride));
  }

  const IntTuple& shape() const { return shape_; }
  const IntTuple& stride() const { return stride_; }
  size_t rank() const { return shape_.rank(); }
  Layout mode(size_t i) const { return unchecked(shape_.mode(i), stride_.mode(i)); }
  bool isStatic() const { return shape_.isStatic() && stride_.isStatic(); }

  // Structural: same shape tree and stride tree. Equality as functions is another question.
  friend bool operator==(const Layout& a, const Layout& b) = default;

 private:
  // Is every static extent >= 1 and without basis, and no leaf `_`?
  static bool isShape(const IntTuple& t);
  Layout(IntTuple shape, IntTuple stride) : shape_(std::move(shape)), stride_(std::move(stride)) {}
  IntTuple shape_, stride_;
};

// A layout, mode by mode.
class LayoutBuilder {
 public:
  void push(const Layout& mode);
  Layout finish() &&;

 private:
  TupleBuilder shape_, stride_;
};

// The layout whose modes are `modes`, in order.
Layout concat(std::span<const Layout> modes);
inline Layout concat(std::initializer_list<Layout> modes) {
  return concat(std::span(modes.begin(), modes.size()));
}

}  // namespace cutecheck
