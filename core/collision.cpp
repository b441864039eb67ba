#include "core/collision.h"

#include <algorithm>

namespace cutecheck {

std::optional<std::vector<int64_t>> leastCollision(const std::vector<Mode>& modes) {
  const auto size = sizeOf(modes);
  if (!size || *size > kCollisionBudget) return std::nullopt;
  std::vector<Mode> digits = modes;
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
