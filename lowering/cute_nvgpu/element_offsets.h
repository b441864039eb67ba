// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the elements of a static layout lie, for the verifiers of operands that look at each of them.
#pragma once

#include <cstdint>
#include <vector>

#include "core/notation/layout.h"

namespace cutecheck::cute_nvgpu {

// The offsets of all elements, in the order of the linear coordinate: what the leaves before it reach, once
// more for each step of a leaf. The caller has bounded extents and strides, so that nothing overflows.
std::vector<int64_t> elementOffsets(const Layout& layout);

}  // namespace cutecheck::cute_nvgpu
