// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A layout as the list of its modes, which is how the algebra of one index works on it.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

struct FlatMode {
  Number extent;
  Number stride;
  std::vector<uint32_t> path;  // the basis element of the stride
};

// Modes of extent 1 dropped, neighbours merged where the second continues the first. A last mode of extent 1
// and the merge into the last mode are kept apart where that would change what is beyond the domain. At least
// one mode.
Expected<std::vector<FlatMode>> flatExtended(Arithmetic& arithmetic, const MixedLayout& layout);

// The modes in order: a leaf for one, a tuple otherwise, 1:0 for none.
MixedLayout layoutOf(const std::vector<FlatMode>& modes);

}  // namespace cutecheck::mixed
