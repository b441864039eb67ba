// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A matrix descriptor made of a pointer and a layout whose first mode is one instruction's tile.
#pragma once

#include <optional>

#include "lowering/cute_nvgpu/CuteNvgpuOps.h"

namespace cutecheck::cute_nvgpu {

constexpr int64_t kDescriptorUnit = 16;  // bytes: of addresses and distances in a descriptor

// The tile at the pointer.
SmemOperand firstTile(cute::PtrType pointer, const Layout& layout, Major major);

// "(TILE,1,4):(TILE,0,16)" of elements of so many bytes, as distances of descriptors: "(1,1,4):(0,0,2)".
// Nothing where a distance is no multiple of 16 bytes.
std::optional<Layout> restInUnits(const Layout& layout, int64_t bytes);

}  // namespace cutecheck::cute_nvgpu
