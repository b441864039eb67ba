#include "core/domain_offset.h"

#include "core/crd2idx.h"

namespace cutecheck {

Expected<SliceAndOffset> domainOffset(const IntTuple& crd, const Layout& a) {
  CUTECHECK_TRY(offset, crd2idx(crd, a));  // domain_offset_c1
  return SliceAndOffset{a, std::move(offset)};
}

}  // namespace cutecheck
