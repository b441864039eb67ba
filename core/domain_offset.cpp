#include "core/domain_offset.h"

#include "core/crd2idx.h"
#include "core/fault.h"

namespace cutecheck {

Expected<SliceAndOffset> domainOffset(const IntTuple& crd, const Layout& a) {
  CUTECHECK_TRY(offset, crd2idx(crd, a));  // domain_offset_c1
  if (CUTECHECK_FAULT("domain_offset.i32") && offset.isInt())
    offset = IntTuple(int64_t{static_cast<int32_t>(offset.value())});
  return SliceAndOffset{a, std::move(offset)};
}

}  // namespace cutecheck
