// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/fit.h"

namespace cutecheck::laws {
namespace {

// The search along one leaf: the modes before `start` are closed, one is open.
struct Axis {
  int64_t extent = 1;
  int64_t scale = 1;  // linear index of coordinate 1 of this leaf
  int64_t start = 1;  // product of the sizes of the closed modes
  std::vector<Mode> closed;
};

// Whether f still fits when its value at coordinate x of the axis is taken in.
bool accept(Axis& axis, int64_t x, const std::vector<Int128>& f) {
  const Int128 value = f[static_cast<size_t>(x * axis.scale)];
  const int64_t low = x % axis.start;
  if (low != 0)
    return value == f[static_cast<size_t>((x - low) * axis.scale)] + f[static_cast<size_t>(low * axis.scale)];
  const int64_t steps = x / axis.start;
  const Int128 stride = f[static_cast<size_t>(axis.start * axis.scale)];
  if (value == stride * steps) return true;
  if ((axis.extent / axis.start) % steps != 0) return false;
  axis.closed.push_back({steps, stride});
  axis.start = x;
  return true;
}

}  // namespace

Fit fit(const std::vector<int64_t>& shape, const std::vector<Int128>& values) {
  std::vector<Axis> axes;
  int64_t scale = 1;
  for (int64_t extent : shape) {
    if (extent > 1) axes.push_back({extent, scale, 1, {}});
    scale *= extent;
  }
  const int64_t count = static_cast<int64_t>(values.size());
  if (count > 0 && values[0] != 0) return {0, {}};
  size_t top = 0;
  for (int64_t c = 1; c < count; ++c) {
    while (top + 1 < axes.size() && c >= axes[top + 1].scale) ++top;
    const int64_t x = c / axes[top].scale;
    const int64_t axisPoint = x * axes[top].scale;
    // Below c the sum over axis points is already known to hold, so splitting off the top
    // coordinate is enough.
    const bool fits = axisPoint == c
                          ? accept(axes[top], x, values)
                          : values[static_cast<size_t>(c)] == values[static_cast<size_t>(axisPoint)] +
                                                                  values[static_cast<size_t>(c - axisPoint)];
    if (!fits) return {c, {}};
  }
  Fit result;
  size_t next = 0;
  for (int64_t extent : shape) {
    if (extent == 1) {
      result.modes.push_back({Mode{}});
      continue;
    }
    Axis& axis = axes[next++];
    const int64_t open = axis.start * axis.scale;
    axis.closed.push_back({extent / axis.start, open < count ? values[static_cast<size_t>(open)] : 0});
    result.modes.push_back(std::move(axis.closed));
  }
  return result;
}

std::vector<Int128> composedValues(const Flat& a, const Flat& b, int64_t count) {
  std::vector<Int128> values;
  values.reserve(static_cast<size_t>(count));
  if (sizeOf(b) == count) {
    for (const Int128 index : offsetsOf(b)) values.push_back(at(a, index));
  } else {
    for (int64_t c = 0; c < count; ++c) values.push_back(at(a, at(b, c)));
  }
  return values;
}

std::optional<int64_t> compositionMisfit(const Flat& a, const Flat& b) {
  return fit(b.shape, composedValues(a, b, static_cast<int64_t>(sizeOf(b)))).misfit;
}

}  // namespace cutecheck::laws
