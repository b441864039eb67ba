// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/coshape.h"

#include "core/layout/crd2idx.h"
#include "core/layout/flat_modes.h"

namespace cutecheck {

Expected<IntTuple> coshape(const Layout& a) {
  if (!a.isStatic()) return makeError(Code::kNotStatic, "coshape_c2", "coshape needs a static layout");
  const std::vector<IntTuple> extents = leaves(a.shape());
  std::vector<IntTuple> strides = leaves(a.stride());
  std::vector<IntTuple> last;
  for (size_t i = 0; i < extents.size(); ++i) {
    last.emplace_back(extents[i].value() - 1);
    if (strides[i].value() >= 0) continue;
    // A stride of extent 1 takes no part, and its size may leave int64_t.
    const auto positive = narrow(extents[i].isInt(1) ? 0 : -Int128{strides[i].value()});
    if (!positive) return overflow("coshape_c1", "the size of a stride");
    strides[i] = IntTuple(*positive).withPath(strides[i].path());
  }
  const Layout absolute = Layout::unchecked(a.shape(), withLeaves(a.stride(), strides));
  CUTECHECK_TRY(corner, crd2idx(withLeaves(a.shape(), last), absolute));
  std::vector<IntTuple> extent;
  for (const IntTuple& leaf : leaves(corner)) {
    const auto next = narrow(Int128{leaf.value()} + 1);
    if (!next) return overflow("coshape_c1", "the extent of the offsets");
    extent.emplace_back(*next);
  }
  return withLeaves(corner, extent);
}

Expected<IntTuple> coprofile(const Layout& a) {
  return crd2idx(withLeaves(a.shape(), std::vector<IntTuple>(leaves(a.shape()).size(), IntTuple(0))), a);
}

}  // namespace cutecheck
