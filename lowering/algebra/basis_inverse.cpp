// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/basis_inverse.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/values/flat_layout.h"

namespace cutecheck::mixed {
namespace {

struct BasisStep {
  int64_t step = 0, extent = 0, index = 0;  // index: what one step along it adds to the index of the domain
};
using BasisPlaces = std::map<std::vector<uint32_t>, std::vector<BasisStep>>;

// The chain of one place, neighbours merged; `whole`: no mode may be left over.
Expected<MixedLayout> chainOf(std::vector<BasisStep> modes, bool whole) {
  std::sort(modes.begin(), modes.end(), [](const BasisStep& a, const BasisStep& b) {
    return std::pair(a.step, a.index) < std::pair(b.step, b.index);
  });
  std::vector<FlatMode> chain;
  int64_t covered = 1, end = 0;  // end: the index that would continue the last mode of the chain
  for (const BasisStep& mode : modes) {
    if (mode.step != covered && whole)
      return makeError(Code::kNotDivisible, "mixed_basis_inverse_c5", "steps along one place leave a gap");
    if (mode.step != covered) break;
    covered *= mode.extent;
    if (!chain.empty() && mode.index == end)
      chain.back().extent = Number::of(*chain.back().extent.constant * mode.extent);
    else
      chain.push_back({Number::of(mode.extent), Number::of(mode.index), {}});
    end = mode.index * mode.extent;
  }
  return layoutOf(chain);
}

Expected<MixedLayout> spelledInverse(BasisPlaces::const_iterator begin, BasisPlaces::const_iterator end,
                                     size_t depth, bool whole) {
  if (begin->first.size() == depth) {
    if (std::next(begin) != end)
      return makeError(Code::kBasisStride, "mixed_basis_inverse_c2", "basis strides end at different depths");
    return chainOf(begin->second, whole);
  }
  std::vector<MixedLayout> modes;
  while (begin != end) {
    const uint32_t place = begin->first[depth];
    if (place >= kMaxBasisIndex)
      return makeError(Code::kLimit, "mixed_basis_inverse_c3",
                       "a basis index is above " + std::to_string(kMaxBasisIndex));
    auto next = begin;
    while (next != end && next->first.size() > depth && next->first[depth] == place) ++next;
    modes.resize(place, layoutOf({}));
    CUTECHECK_TRY(inner, spelledInverse(begin, next, depth + 1, whole));
    modes.push_back(std::move(inner));
    begin = next;
  }
  return concatenated(modes);
}

Expected<MixedLayout> basisInverse(const MixedLayout& layout, bool whole) {
  const std::vector<IntTuple> strides = leaves(layout.stride.type());
  BasisPlaces places;
  Int128 index = 1;
  for (size_t i = 0; i < strides.size(); ++i) {
    const Number &extent = layout.shape.numbers()[i], &step = layout.stride.numbers()[i];
    if (!extent.constant || !step.constant)
      return makeError(Code::kNotStatic, "mixed_basis_inverse_c1", "a run-time leaf");
    if (whole && strides[i].path().empty() && !extent.is(1))
      return makeError(Code::kNotInjective, "mixed_basis_inverse_c4",
                       "a mode of stride 0 repeats its elements");
    if (!strides[i].path().empty()) {
      auto& modes = places[strides[i].path()];
      if (*extent.constant > 1)
        modes.push_back({*step.constant, *extent.constant, static_cast<int64_t>(index)});
    }
    index *= *extent.constant;
    if (index > std::numeric_limits<int64_t>::max())
      return makeError(Code::kOverflow, "mixed_c1", "the size of the layout leaves 64 bits");
  }
  if (places.empty()) return layoutOf({});
  return spelledInverse(places.begin(), places.end(), 0, whole);
}

}  // namespace

Expected<MixedLayout> basisRightInverse(const MixedLayout& layout) { return basisInverse(layout, false); }
Expected<MixedLayout> basisLeftInverse(const MixedLayout& layout) { return basisInverse(layout, true); }

}  // namespace cutecheck::mixed
