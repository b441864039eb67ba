// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/profile.h"

#include <algorithm>

#include "core/tuple/tuple_modes.h"

namespace cutecheck {
namespace {

std::optional<Diagnostic> checkMode(int64_t i, size_t rank) {
  if (i >= 0 && static_cast<uint64_t>(i) < rank) return std::nullopt;
  return makeError(Code::kRank, "profile_c1",
                   "mode " + std::to_string(i) + " does not exist: the rank is " + std::to_string(rank));
}

}  // namespace

size_t depth(const IntTuple& t) {
  if (t.isLeaf()) return 0;
  size_t deepest = 0;
  for (const IntTuple& mode : t.modes()) deepest = std::max(deepest, depth(mode));
  return deepest + 1;
}

IntTuple flatten(const IntTuple& t) { return t.isLeaf() ? t : IntTuple::tuple(leaves(t)); }

Layout flatten(const Layout& a) { return Layout::unchecked(flatten(a.shape()), flatten(a.stride())); }

Expected<IntTuple> unflatten(const IntTuple& flat, const IntTuple& profile) {
  if (flat.rank() != leaves(profile).size())
    return makeError(Code::kRank, "profile_c2",
                     "the profile must have " + std::to_string(flat.rank()) + " leaves, one for each mode");
  if (flat.isTuple()) return withLeaves(profile, flat.modes());
  return withLeaves(profile, {flat});
}

Expected<Layout> unflatten(const Layout& flat, const IntTuple& profile) {
  CUTECHECK_TRY(shape, unflatten(flat.shape(), profile));
  CUTECHECK_TRY(stride, unflatten(flat.stride(), profile));
  return Layout::unchecked(std::move(shape), std::move(stride));
}

Expected<IntTuple> repeatLike(const IntTuple& t, const IntTuple& x) {
  const size_t count = leaves(t).size();
  if (count > kMaxModes / (leaves(x).size() + 1))
    return makeError(Code::kLimit, "profile_c3", "the result would have more than " + std::to_string(kMaxModes) + " leaves");
  return withLeaves(t, std::vector<IntTuple>(count, x));
}

Expected<IntTuple> get(const IntTuple& t, int64_t i) {
  if (auto error = checkMode(i, t.rank())) return std::move(*error);
  return t.mode(static_cast<size_t>(i));
}

Expected<Layout> get(const Layout& a, int64_t i) {
  if (auto error = checkMode(i, a.rank())) return std::move(*error);
  return a.mode(static_cast<size_t>(i));
}

Expected<ComposedLayout> get(const ComposedLayout& a, int64_t i) {
  CUTECHECK_TRY(mode, get(a.layout, i));
  return ComposedLayout{a.swizzle, a.offset, std::move(mode)};
}

}  // namespace cutecheck
