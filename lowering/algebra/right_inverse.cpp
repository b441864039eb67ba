// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/right_inverse.h"

#include <algorithm>
#include <map>
#include <utility>

#include "lowering/algebra/coalesce.h"
#include "lowering/algebra/size.h"
#include "lowering/algebra/values/flat_layout.h"

namespace cutecheck::mixed {
namespace {

struct Mode {
  int64_t extent = 1, stride = 0;
  Number position;  // elements of A that one step of the mode goes on by
};

// The modes of coalesce(A) whose extent and stride are known and positive.
Expected<std::vector<Mode>> knownModes(Arithmetic& arithmetic, const MixedLayout& a) {
  CUTECHECK_TRY(flat, coalesce(arithmetic, a));
  Number position = Number::of(1);
  std::vector<Mode> modes;
  for (size_t i = 0; i < flat.shape.numbers().size(); ++i) {
    const Number &extent = flat.shape.numbers()[i], &stride = flat.stride.numbers()[i];
    if (extent.constant && stride.constant && *stride.constant > 0 && *extent.constant > 1)
      modes.push_back({*extent.constant, *stride.constant, position});
    CUTECHECK_TRY(next, arithmetic.multiply(position, extent));
    position = next;
  }
  return modes;
}

// The modes of the longest chain from `stride` on, as indices, and how many elements it has.
struct Chain {
  Int128 size = 1;
  std::vector<size_t> modes;
};

// Each mode of a chain starts where the one before ends, at a greater stride: the strides are visited from
// the greatest down, so what follows a mode is known when it is met.
Chain longestChain(const std::vector<Mode>& modes) {
  std::vector<size_t> order(modes.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](size_t x, size_t y) {
    return std::pair(modes[y].stride, x) < std::pair(modes[x].stride, y);
  });
  std::map<Int128, Chain> from;
  for (const size_t i : order) {
    const Mode& mode = modes[i];
    const auto rest = from.find(Int128{mode.extent} * mode.stride);
    Chain chain{mode.extent, {i}};
    if (rest != from.end()) {
      chain.size *= rest->second.size;
      chain.modes.insert(chain.modes.end(), rest->second.modes.begin(), rest->second.modes.end());
    }
    Chain& best = from[mode.stride];
    if (chain.size > best.size || (chain.size == best.size && chain.modes < best.modes))
      best = std::move(chain);
  }
  return from.count(1) ? from[1] : Chain{};
}

bool hasBasis(const MixedLayout& a) { return a.stride.type().hasBasis(); }

}  // namespace

Expected<MixedLayout> rightInverse(Arithmetic& arithmetic, const MixedLayout& a) {
  if (hasBasis(a)) return makeError(Code::kBasisStride, "mixed_right_inverse_c1", "a stride has a basis");
  CUTECHECK_TRY(modes, knownModes(arithmetic, a));
  std::vector<FlatMode> answer;
  for (const size_t i : longestChain(modes).modes)
    answer.push_back({Number::of(modes[i].extent), modes[i].position, {}});
  return coalesce(arithmetic, layoutOf(answer));
}

Expected<MixedLayout> leftInverse(Arithmetic& arithmetic, const MixedLayout& a) {
  if (hasBasis(a)) return makeError(Code::kBasisStride, "mixed_left_inverse_c4", "a stride has a basis");
  if (countDynamic(a.shape.type()) + countDynamic(a.stride.type()) > 0)
    return makeError(Code::kUndecided, "mixed_left_inverse_c1", "a run-time leaf decides what is inverted");
  for (size_t i = 0; i < a.stride.numbers().size(); ++i) {
    if (a.shape.numbers()[i].is(1)) continue;
    if (*a.stride.numbers()[i].constant < 0)
      return makeError(Code::kNegativeStride, "mixed_left_inverse_c4", "a stride is negative");
    if (a.stride.numbers()[i].is(0))
      return makeError(Code::kNotInjective, "mixed_left_inverse_c2",
                       "a mode of stride 0 repeats its elements");
  }
  CUTECHECK_TRY(modes, knownModes(arithmetic, a));
  std::sort(modes.begin(), modes.end(), [](const Mode& x, const Mode& y) { return x.stride < y.stride; });
  std::vector<FlatMode> answer;
  if (!modes.empty() && modes.front().stride > 1)
    answer.push_back({Number::of(modes.front().stride), Number::of(0), {}});
  for (size_t i = 0; i < modes.size(); ++i) {
    int64_t extent = modes[i].extent;
    if (i + 1 < modes.size()) {
      const int64_t next = modes[i + 1].stride;
      if (next / modes[i].stride < modes[i].extent)
        return makeError(Code::kNotInjective, "mixed_left_inverse_c2",
                         "a stride is less than what smaller ones cover");
      if (next % modes[i].stride != 0)
        return makeError(Code::kNotDivisible, "mixed_left_inverse_c3",
                         "a stride is no multiple of the next smaller one");
      extent = next / modes[i].stride;
    }
    answer.push_back({Number::of(extent), modes[i].position, {}});
  }
  return coalesce(arithmetic, layoutOf(answer));
}

}  // namespace cutecheck::mixed
