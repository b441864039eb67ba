// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/generators/shrink.h"

namespace cutecheck::generators {
namespace {

// `t` without its leaf number `index` (counted down); empty tuples disappear with it.
std::vector<IntTuple> without(const IntTuple& t, size_t& index, bool& done) {
  if (t.isLeaf()) {
    if (!done && index == 0) {
      done = true;
      return {};
    }
    if (!done) --index;
    return {t};
  }
  std::vector<IntTuple> modes;
  for (const IntTuple& mode : t.modes())
    for (IntTuple& left : without(mode, index, done)) modes.push_back(std::move(left));
  if (modes.empty()) return {};
  return {IntTuple::tuple(std::move(modes))};
}

IntTuple drop(const IntTuple& t, size_t index) {
  bool done = false;
  return without(t, index, done).front();
}

IntTuple flattened(const std::vector<IntTuple>& flat) {
  return flat.size() == 1 ? flat[0] : IntTuple::tuple(flat);
}

}  // namespace

std::vector<int64_t> smaller(int64_t number, int64_t floor) {
  std::vector<int64_t> result;
  if (number == floor) return result;
  result.push_back(floor);
  if (number < 0 && -number > floor) result.push_back(-number);
  const int64_t half = number / 2;
  if (half != floor && half != number && half > floor) result.push_back(half);
  const int64_t next = number > 0 ? number - 1 : number + 1;
  if (next != floor && next != half && (number < 0 || next > floor)) result.push_back(next);
  return result;
}

std::vector<Layout> smaller(const Layout& a) {
  std::vector<Layout> result;
  const std::vector<IntTuple> shape = leaves(a.shape()), stride = leaves(a.stride());
  for (size_t i = 0; shape.size() > 1 && i < shape.size(); ++i)
    result.push_back(Layout::unchecked(drop(a.shape(), i), drop(a.stride(), i)));
  if (!shape.empty() && !(a.shape() == flattened(shape)))
    result.push_back(Layout::unchecked(flattened(shape), flattened(stride)));
  for (size_t i = 0; i < shape.size(); ++i) {
    for (int64_t extent : smaller(shape[i].value(), 1)) {
      std::vector<IntTuple> changed = shape;
      changed[i] = IntTuple(extent);
      result.push_back(Layout::unchecked(withLeaves(a.shape(), changed), a.stride()));
    }
  }
  for (size_t i = 0; i < stride.size(); ++i) {
    for (int64_t step : smaller(stride[i].value(), 0)) {
      std::vector<IntTuple> changed = stride;
      changed[i] = IntTuple(step);
      result.push_back(Layout::unchecked(a.shape(), withLeaves(a.stride(), changed)));
    }
  }
  return result;
}

std::vector<Tiler> smaller(const Tiler& tiler) {
  std::vector<Tiler> result;
  if (tiler.isLayout()) {
    for (const Layout& layout : smaller(tiler.layout())) result.emplace_back(layout);
    return result;
  }
  if (!tiler.isTuple()) return result;
  const std::vector<Tiler>& modes = tiler.modes();
  if (modes.size() > 1) result.push_back(Tiler::tuple({modes.begin(), modes.end() - 1}));
  for (size_t i = 0; i < modes.size(); ++i) {
    for (Tiler& mode : smaller(modes[i])) {
      std::vector<Tiler> changed = modes;
      changed[i] = std::move(mode);
      result.push_back(Tiler::tuple(std::move(changed)));
    }
  }
  return result;
}

std::vector<IntTuple> smaller(const IntTuple& coordinate) {
  std::vector<IntTuple> result;
  const std::vector<IntTuple> flat = leaves(coordinate);
  for (size_t i = 0; i < flat.size(); ++i) {
    if (!flat[i].isInt()) continue;
    for (int64_t value : smaller(flat[i].value(), 0)) {
      std::vector<IntTuple> changed = flat;
      changed[i] = IntTuple(value);
      result.push_back(withLeaves(coordinate, changed));
    }
  }
  return result;
}

}  // namespace cutecheck::generators
