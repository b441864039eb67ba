// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/infer/fragment_layout.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/support/integers.h"

namespace cutecheck::cute {
namespace {

// How much further a step along the mode goes than along others.
int64_t orderOf(const IntTuple& stride) {
  int64_t least = std::numeric_limits<int64_t>::max();
  for (const IntTuple& leaf : leaves(stride))
    if (leaf.kind() == IntTuple::Kind::kInt && leaf.value() != 0) least = std::min(least, leaf.value());
  return least;
}

// Column-major strides within a mode from `next` on; false when they leave int64_t.
bool assign(const IntTuple& shape, const IntTuple& like, int64_t& next, IntTuple& stride) {
  if (shape.isTuple()) {
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < shape.rank(); ++i) {
      IntTuple& mode = modes.emplace_back();
      if (!assign(shape.mode(i), like.mode(i), next, mode)) return false;
    }
    stride = IntTuple::tuple(std::move(modes));
    return true;
  }
  const bool repeated = like.kind() == IntTuple::Kind::kInt && like.value() == 0;
  stride = IntTuple(repeated || shape.isInt(1) ? 0 : next);
  return repeated || !__builtin_mul_overflow(next, shape.value(), &next);
}

}  // namespace

Expected<Layout> fragmentLayout(const Layout& like) {
  for (const IntTuple& extent : leaves(like.shape()))
    if (!extent.isInt()) return makeError(Code::kBadRequest, "fragment_c1", "registers need a static shape");
  const auto overflow = [] {
    return makeError(Code::kOverflow, "fragment_c2", "the registers' strides leave 64 bits");
  };
  int64_t next = 1;
  if (like.shape().isLeaf()) {
    IntTuple stride;
    if (!assign(like.shape(), like.stride(), next, stride)) return overflow();
    return Layout::make(like.shape(), std::move(stride));
  }
  std::vector<size_t> order(like.rank());
  for (size_t i = 0; i < order.size(); ++i) order[i] = i;
  if (!order.empty())
    std::sort(order.begin() + 1, order.end(), [&](size_t a, size_t b) {
      return std::pair(orderOf(like.stride().mode(a)), a) < std::pair(orderOf(like.stride().mode(b)), b);
    });
  std::vector<IntTuple> strides(like.rank());
  for (const size_t i : order)
    if (!assign(like.shape().mode(i), like.stride().mode(i), next, strides[i])) return overflow();
  return Layout::make(like.shape(), IntTuple::tuple(std::move(strides)));
}

}  // namespace cutecheck::cute
