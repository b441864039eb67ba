// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/nullspace.h"

#include "core/layout/flat_modes.h"

namespace cutecheck {

Expected<Layout> nullspace(const Layout& a) {
  if (!a.isStatic()) return makeError(Code::kNotStatic, "nullspace_c1", "nullspace needs a static layout");
  const std::vector<IntTuple> extents = leaves(a.shape());
  const std::vector<IntTuple> strides = leaves(a.stride());
  ModeList modes;
  std::optional<Int128> before = 1;  // product of the extents to the left; nothing beyond 128 bits
  for (size_t i = 0; i < extents.size(); ++i) {
    const int64_t extent = extents[i].value();
    if (extent > 1 && strides[i].value() == 0) {
      const auto stride = before ? narrow(*before) : std::nullopt;
      if (!stride) return overflow("nullspace_c2", "a stride");
      modes.push_back({extent, *stride});
    }
    if (before) before = checkedMul(*before, extent);
  }
  return fromModes(modes);
}

}  // namespace cutecheck
