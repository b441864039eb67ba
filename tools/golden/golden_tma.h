// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One kernel of a tensor copy: what its tensor map says, and where the box begins.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lowering/cute_nvgpu/atoms/tma_rows.h"
#include "tools/golden/golden_variants.h"

namespace cutecheck::cli {

enum class TmaCall { kLoad, kPrefetch, kMulticast, kStore, kReduce, kUpdate };

struct TmaVariant {
  TmaCall call = TmaCall::kLoad;
  std::string element;  // as views hold it
  cute_nvgpu::TmaFormat format = cute_nvgpu::TmaFormat::kU8;
  int swizzle = 0;  // bytes of the pattern's rows: 0, 32, 64, 128
  std::vector<int64_t> tensor, box, start;
  std::optional<cute_nvgpu::TmaReduction> reduction{};
  std::optional<int64_t> policy{};  // set in the atom
  bool architecture = false;        // the operation of the architecture, without an atom
  // im2col: corners of the box of base pixels; the box is channels and pixels.
  std::vector<int64_t> lower{}, upper{}, offsets{};
  int64_t base = 0;      // of the tile in shared memory
  std::string suffix{};  // of the name

  bool im2col() const { return !lower.empty(); }
};

int64_t elementBytesOf(cute_nvgpu::TmaFormat format);
std::vector<TmaVariant> tmaTable();
GoldenVariant tmaVariant(const TmaVariant& variant);

}  // namespace cutecheck::cli
