// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/group_modes.h"

namespace cutecheck::mixed {

MixedLayout groupModes(const MixedLayout& layout, size_t begin, size_t end) {
  std::vector<MixedLayout> modes, grouped;
  for (size_t i = 0; i < layout.shape.rank(); ++i) {
    (begin <= i && i < end ? grouped : modes).push_back(modeOf(layout, i));
    if (i + 1 == end) modes.push_back(concatenated(grouped));
  }
  return concatenated(modes);
}

MixedLayout selectModes(const MixedLayout& layout, const std::vector<size_t>& modes) {
  std::vector<MixedLayout> chosen;
  for (const size_t i : modes) chosen.push_back(modeOf(layout, i));
  return concatenated(chosen);
}

}  // namespace cutecheck::mixed
