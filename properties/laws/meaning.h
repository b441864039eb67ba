// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a layout means, written here a second time.
//
// The laws judge implementations of the algebra, so they may not borrow from one: this file is
// their own evaluator, on the notation alone. A layout is read as its leaves (the tree matters
// only to the form of a result), a linear index as colexicographic, leftmost leaf fastest; the
// last leaf, as written, has no upper bound, and A(-i) = -A(i).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/notation/layout.h"
#include "core/support/integers.h"

namespace cutecheck::laws {

// Leaves larger than this are outside what the laws check: three factors still fit 128 bits.
inline constexpr int64_t kLargestLeaf = int64_t{1} << 41;

struct Flat {
  std::vector<int64_t> shape, stride;
  friend bool operator==(const Flat&, const Flat&) = default;
};

// The leaves of `a`, or nothing unless all are integers of at most `largest` without a basis.
// Inputs of laws keep to kLargestLeaf; answers may use all of int64_t, and are evaluated only
// inside their domain.
std::optional<Flat> flat(const Layout& a, int64_t largest = kLargestLeaf);
inline std::optional<Flat> flatAnswer(const Layout& a) { return flat(a, INT64_MAX); }

// The product of the leaves of a shape; nothing when a leaf is no integer or the product
// exceeds 2^80.
std::optional<Int128> sizeOf(const IntTuple& shape);
Int128 sizeOf(const Flat& a);

// The offset at a linear index of the extended domain.
Int128 at(const Flat& a, Int128 index);

// The offsets at 0, ..., size - 1, for a size that memory holds.
std::vector<Int128> offsetsOf(const Flat& a);
// The same as a set: ascending, each once.
std::vector<Int128> imageOf(const Flat& a);

// The offset at a coordinate; an integer coordinate stands for a linear index of the (sub)shape
// beside it, the last leaf unreduced. Nothing when a tuple of the coordinate does not pair.
std::optional<Int128> at(const Layout& a, const IntTuple& crd);

// 1 + sum (s-1)*|d|.
Int128 cosizeOf(const Flat& a);

// Without leaves of size 1, adjacent leaves merged where s*d is the next stride; 1:0 when empty.
Flat coalesced(const Flat& a);

// Without leaves of size 1 or stride 0; may be empty.
Flat filtered(const Flat& a);

// The concatenation.
Flat joined(const Flat& a, const Flat& b);

// The layout of these leaves: a leaf for one, a tuple else.
Layout toLayout(const Flat& a);

// Decimal text of a 128-bit integer.
std::string text(Int128 value);

}  // namespace cutecheck::laws
