// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/layout_modes.h"

#include "core/tuple/tuple_modes.h"

namespace cutecheck {
namespace {

// The same surgery on both trees.
template <typename Surgery>
Expected<Layout> onBoth(const Layout& a, Surgery surgery) {
  CUTECHECK_TRY(shape, surgery(a.shape()));
  CUTECHECK_TRY(stride, surgery(a.stride()));
  return Layout::unchecked(std::move(shape), std::move(stride));
}

}  // namespace

Expected<Layout> take(const Layout& a, int64_t begin, int64_t end) {
  return onBoth(a, [=](const IntTuple& t) { return take(t, begin, end); });
}

Expected<Layout> select(const Layout& a, const std::vector<int64_t>& indices) {
  return onBoth(a, [&](const IntTuple& t) { return select(t, indices); });
}

Expected<Layout> groupModes(const Layout& a, int64_t begin, int64_t end) {
  return onBoth(a, [=](const IntTuple& t) { return group(t, begin, end); });
}

Layout append(const Layout& a, const Layout& x) {
  return Layout::unchecked(append(a.shape(), x.shape()), append(a.stride(), x.stride()));
}

Layout prepend(const Layout& a, const Layout& x) {
  return Layout::unchecked(prepend(a.shape(), x.shape()), prepend(a.stride(), x.stride()));
}

Expected<Layout> replace(const Layout& a, int64_t i, const Layout& x) {
  CUTECHECK_TRY(shape, replace(a.shape(), i, x.shape()));
  CUTECHECK_TRY(stride, replace(a.stride(), i, x.stride()));
  return Layout::unchecked(std::move(shape), std::move(stride));
}

Expected<Layout> append(const Layout& a, const Layout& x, int64_t rank) {
  CUTECHECK_TRY(shape, append(a.shape(), x.shape(), rank));
  CUTECHECK_TRY(stride, append(a.stride(), x.stride(), rank));
  return Layout::unchecked(std::move(shape), std::move(stride));
}

Expected<Layout> prepend(const Layout& a, const Layout& x, int64_t rank) {
  CUTECHECK_TRY(shape, prepend(a.shape(), x.shape(), rank));
  CUTECHECK_TRY(stride, prepend(a.stride(), x.stride(), rank));
  return Layout::unchecked(std::move(shape), std::move(stride));
}

}  // namespace cutecheck
