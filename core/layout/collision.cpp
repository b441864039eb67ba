// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/collision.h"

#include <algorithm>

namespace cutecheck {
namespace {

// Does each stride pass all that the smaller ones reach? Then an offset has one coordinate.
bool apart(ModeList modes) {
  std::sort(modes.begin(), modes.end(), [](const Mode& x, const Mode& y) { return x.stride < y.stride; });
  Int128 reach = 0;  // below 2^63 whenever it is compared with success
  for (const Mode& m : modes) {
    if (m.extent == 1) continue;
    if (m.stride <= reach) return false;
    reach += Int128{m.stride} * (m.extent - 1);
  }
  return true;
}

}  // namespace

std::optional<std::vector<int64_t>> leastCollision(std::span<const Mode> modes) {
  const auto size = sizeOf(modes);
  if (!size || *size > kCollisionBudget) return std::nullopt;
  ModeList digits(modes.begin(), modes.end());
  if (apart(digits)) return std::nullopt;
  dropUnits(digits);
  std::vector<std::pair<Int128, int64_t>> image;
  for (int64_t i = 0; i < static_cast<int64_t>(*size); ++i) {
    const auto offset = evaluateModes(digits, i);
    if (!offset) return std::nullopt;
    image.emplace_back(*offset, i);
  }
  std::sort(image.begin(), image.end());
  std::optional<std::vector<int64_t>> least;
  for (size_t i = 1; i < image.size(); ++i) {
    if (image[i].first != image[i - 1].first) continue;
    std::vector<int64_t> pair{image[i - 1].second, image[i].second};
    if (!least || pair[1] < (*least)[1]) least = std::move(pair);
  }
  return least;
}

}  // namespace cutecheck
