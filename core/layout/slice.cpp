// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/slice.h"

#include "core/layout/crd2idx.h"

namespace cutecheck {
namespace {

std::optional<Diagnostic> pairs(const IntTuple& crd, const IntTuple& t) {
  if (t.isTuple() && t.rank() == crd.rank()) return std::nullopt;
  return makeError(Code::kRank, "slice_c1",
                   "a coordinate of rank " + std::to_string(crd.rank()) + " does not pair with " +
                       (t.isTuple() ? "a tuple of rank " + std::to_string(t.rank()) : std::string("an integer")));
}

// Appends what pairs with `_`, or with an integer, below a tuple; nested tuples of the coordinate add to one level.
std::optional<Diagnostic> keep(const IntTuple& crd, const IntTuple& t, bool underscores, std::vector<IntTuple>& kept) {
  if (!crd.isTuple()) {
    if (crd.isUnderscore() == underscores) kept.push_back(t);
    return std::nullopt;
  }
  if (auto error = pairs(crd, t)) return error;
  for (size_t i = 0; i < crd.rank(); ++i)
    if (auto error = keep(crd.mode(i), t.mode(i), underscores, kept)) return error;
  return std::nullopt;
}

IntTuple zeroUnderscores(const IntTuple& crd) {
  if (crd.isUnderscore()) return IntTuple(0);
  if (!crd.isTuple()) return crd;
  std::vector<IntTuple> modes;
  for (const IntTuple& mode : crd.modes()) modes.push_back(zeroUnderscores(mode));
  return IntTuple::tuple(std::move(modes));
}

}  // namespace

Expected<IntTuple> slice(const IntTuple& crd, const IntTuple& t) {
  if (crd.isUnderscore()) return t;
  std::vector<IntTuple> kept;
  if (auto error = keep(crd, t, true, kept)) return std::move(*error);
  return IntTuple::tuple(std::move(kept));
}

Expected<Layout> slice(const IntTuple& crd, const Layout& a) {
  CUTECHECK_TRY(shape, slice(crd, a.shape()));
  CUTECHECK_TRY(stride, slice(crd, a.stride()));
  return Layout::unchecked(std::move(shape), std::move(stride));
}

Expected<IntTuple> dice(const IntTuple& crd, const IntTuple& t) {
  if (crd.isLeaf() && !crd.isUnderscore()) return t;
  std::vector<IntTuple> kept;
  if (auto error = keep(crd, t, false, kept)) return std::move(*error);
  return IntTuple::tuple(std::move(kept));
}

Expected<Layout> dice(const IntTuple& crd, const Layout& a) {
  CUTECHECK_TRY(shape, dice(crd, a.shape()));
  CUTECHECK_TRY(stride, dice(crd, a.stride()));
  return Layout::unchecked(std::move(shape), std::move(stride));
}

Expected<SliceAndOffset> sliceAndOffset(const IntTuple& crd, const Layout& a) {
  CUTECHECK_TRY(layout, slice(crd, a));
  CUTECHECK_TRY(offset, crd2idx(zeroUnderscores(crd), a));
  return SliceAndOffset{std::move(layout), std::move(offset)};
}

}  // namespace cutecheck
