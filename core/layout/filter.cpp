// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/filter.h"

#include <array>
#include <span>

#include "core/layout/coalesce.h"

namespace cutecheck {

Layout filterZeros(const Layout& a) {
  if (a.shape().isPlain() && a.stride().isPlain()) {
    std::array<int64_t, IntTuple::kPlainLeaves> extents;
    const auto strides = a.stride().ints();
    for (size_t i = 0; i < strides.size(); ++i) extents[i] = strides[i] == 0 ? 1 : a.shape().ints()[i];
    return Layout::unchecked(withInts(a.shape(), std::span(extents).first(strides.size())), a.stride());
  }
  std::vector<IntTuple> extents = leaves(a.shape());
  std::vector<IntTuple> strides = leaves(a.stride());
  for (size_t i = 0; i < extents.size(); ++i) {
    if (strides[i].kind() != IntTuple::Kind::kInt || strides[i].value() != 0) continue;
    extents[i] = IntTuple(1);
    strides[i] = IntTuple(0);
  }
  return Layout::unchecked(withLeaves(a.shape(), extents), withLeaves(a.stride(), strides));
}

Expected<IntTuple> filterZeros(const IntTuple& a, const IntTuple& b) {
  if (a.isLeaf()) {
    if (!a.isInt(0)) return b;
    return withLeaves(b, std::vector<IntTuple>(leaves(b).size(), IntTuple(1)));
  }
  if (!b.isTuple() || b.rank() != a.rank())
    return makeError(Code::kRank, "filter_c2", "a tuple and the shape at its place have different ranks");
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < a.rank(); ++i) {
    CUTECHECK_TRY(mode, filterZeros(a.mode(i), b.mode(i)));
    modes.push_back(std::move(mode));
  }
  return IntTuple::tuple(std::move(modes));
}

Expected<Layout> filter(const Layout& a) { return coalesce(filterZeros(a)); }

Expected<Layout> filter(const Layout& a, const IntTuple& profile) {
  if (profile.isLeaf()) return filter(a);
  if (profile.rank() > a.rank())
    return makeError(Code::kRank, "filter_c1",
                     "a profile of rank " + std::to_string(profile.rank()) +
                         " does not fit a layout of rank " + std::to_string(a.rank()));
  std::vector<Layout> modes;
  for (size_t i = 0; i < a.rank(); ++i) {
    if (i >= profile.rank()) {
      modes.push_back(a.mode(i));
      continue;
    }
    CUTECHECK_TRY(mode, filter(a.mode(i), profile.mode(i)));
    modes.push_back(std::move(mode));
  }
  return concat(modes);
}

}  // namespace cutecheck
