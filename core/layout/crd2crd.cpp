// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/crd2crd.h"

#include "core/layout/crd2idx.h"
#include "core/layout/idx2crd.h"

namespace cutecheck {

Expected<IntTuple> crd2crd(const IntTuple& crd, const IntTuple& to, const IntTuple& from) {
  CUTECHECK_TRY(index, crd2idx(crd, from));
  return idx2crd(IntTuple(index), to);
}

Expected<IntTuple> crd2crd(const IntTuple& crd, const IntTuple& to) {
  if (crd.isLeaf()) return idx2crd(crd, to);
  // Without the shape that it counts in, a tuple has a place only mode by mode.
  if (!to.isTuple() || to.rank() != crd.rank())
    return makeError(Code::kUsage, "crd2crd_c2", "a tuple needs the shape that it is a coordinate of");
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < crd.rank(); ++i) {
    CUTECHECK_TRY(mode, crd2crd(crd.mode(i), to.mode(i)));
    modes.push_back(std::move(mode));
  }
  return IntTuple::tuple(std::move(modes));
}

}  // namespace cutecheck
