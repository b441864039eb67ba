// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/picture.h"

#include <algorithm>

namespace cutecheck::draw {

Tint rampTint(int64_t value, int64_t low, int64_t high) {
  // In double: the difference of two offsets may leave int64_t, and a colour needs no more.
  const double span = static_cast<double>(high) - static_cast<double>(low);
  if (!(span > 0)) return {Scheme::kRamp, 0};
  const double place = (static_cast<double>(value) - static_cast<double>(low)) / span;
  const int step = static_cast<int>(place * kRampSteps);
  return {Scheme::kRamp, static_cast<uint8_t>(std::clamp(step, 0, kRampSteps - 1))};
}

Tint categoryTint(int64_t number) {
  const int64_t step = ((number % kCategories) + kCategories) % kCategories;
  return {Scheme::kCategory, static_cast<uint8_t>(step)};
}

Tint laneTint(int64_t lane) {
  const int64_t step = ((lane % kShades) + kShades) % kShades;
  return {Scheme::kCategory, static_cast<uint8_t>(step)};
}

}  // namespace cutecheck::draw
