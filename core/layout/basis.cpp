// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/basis.h"

namespace cutecheck {
namespace {

IntTuple basisLike(const IntTuple& shape, std::vector<uint32_t>& path) {
  if (shape.isLeaf()) return IntTuple(1).withPath(path);
  std::vector<IntTuple> modes;
  for (uint32_t i = 0; i < shape.rank(); ++i) {
    path.push_back(i);
    modes.push_back(basisLike(shape.mode(i), path));
    path.pop_back();
  }
  return IntTuple::tuple(std::move(modes));
}

}  // namespace

Layout makeIdentityLayout(const IntTuple& shape) {
  std::vector<uint32_t> path;
  return Layout::unchecked(shape, basisLike(shape, path));
}

}  // namespace cutecheck
