// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/domain_offset.h"

#include "core/layout/crd2idx.h"

namespace cutecheck {

Expected<SliceAndOffset> domainOffset(const IntTuple& crd, const Layout& a) {
  CUTECHECK_TRY(offset, crd2idx(crd, a));  // domain_offset_c1
  return SliceAndOffset{a, std::move(offset)};
}

}  // namespace cutecheck
