// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/values/mixed_tuple.h"

#include <algorithm>
#include <cassert>

namespace cutecheck::mixed {
namespace {

size_t countLeaves(const IntTuple& type) {
  if (type.isPlain()) return type.ints().size();
  if (type.isLeaf()) return 1;
  size_t count = 0;
  for (size_t i = 0, rank = type.rank(); i < rank; ++i) count += countLeaves(type.mode(i));
  return count;
}

}  // namespace

size_t countDynamic(const IntTuple& type) {
  if (type.isPlain()) return 0;
  const std::vector<IntTuple> all = leaves(type);
  return static_cast<size_t>(std::count_if(
      all.begin(), all.end(), [](const IntTuple& l) { return l.kind() == IntTuple::Kind::kDynamic; }));
}

std::optional<Diagnostic> checkExtents(const MixedTuple& shape) {
  for (const Number& extent : shape.numbers())
    if (extent.constant && *extent.constant < 1)
      return makeError(Code::kInvalidExtent, "mixed_c2",
                       "extent " + std::to_string(*extent.constant) + " is below 1");
  return std::nullopt;
}

MixedTuple MixedTuple::of(const IntTuple& type, Role role, const std::vector<Handle>& handles) {
  assert(handles.empty() || handles.size() == countDynamic(type));
  MixedTuple result;
  result.type_ = type;
  if (type.isPlain()) {
    result.numbers_.reserve(type.ints().size());
    for (const int64_t leaf : type.ints()) result.numbers_.push_back(Number::of(leaf, role, nullptr));
    return result;
  }
  size_t next = 0;
  for (const IntTuple& leaf : leaves(type)) {
    Handle handle = nullptr;
    if (leaf.kind() == IntTuple::Kind::kDynamic && !handles.empty()) handle = handles[next++];
    result.numbers_.push_back(Number::of(leaf, role, handle));
  }
  return result;
}

MixedTuple MixedTuple::leaf(Number number, const std::vector<uint32_t>& path) {
  MixedTuple result;
  result.type_ = number.type().withPath(path);
  result.numbers_ = {number};
  return result;
}

MixedTuple MixedTuple::tuple(const std::vector<MixedTuple>& modes) {
  MixedTuple result;
  TupleBuilder types;
  for (const MixedTuple& mode : modes) {
    types.push(mode.type_);
    result.numbers_.insert(result.numbers_.end(), mode.numbers_.begin(), mode.numbers_.end());
  }
  result.type_ = std::move(types).finish();
  return result;
}

MixedTuple MixedTuple::withNumbers(const IntTuple& profile, const std::vector<Number>& numbers) {
  MixedTuple result;
  std::vector<IntTuple> types;
  types.reserve(numbers.size());
  for (const Number& n : numbers) types.push_back(n.type());
  result.type_ = withLeaves(profile, types);
  result.numbers_ = numbers;
  return result;
}

MixedTuple MixedTuple::mode(size_t i) const {
  if (!isTuple()) return *this;
  MixedTuple result;
  result.type_ = type_.mode(i);
  size_t begin = 0;
  for (size_t k = 0; k < i; ++k) begin += countLeaves(type_.mode(k));
  const auto first = numbers_.begin() + static_cast<std::ptrdiff_t>(begin);
  result.numbers_.assign(first, first + static_cast<std::ptrdiff_t>(countLeaves(result.type_)));
  return result;
}

std::vector<Number> MixedTuple::dynamicNumbers() const {
  std::vector<Number> result;
  for (const Number& n : numbers_)
    if (!n.constant) result.push_back(n);
  return result;
}

MixedLayout modeOf(const MixedLayout& layout, size_t i) {
  return {layout.shape.mode(i), layout.stride.mode(i)};
}

MixedLayout concatenated(const std::vector<MixedLayout>& modes) {
  std::vector<MixedTuple> shapes, strides;
  for (const MixedLayout& mode : modes) {
    shapes.push_back(mode.shape);
    strides.push_back(mode.stride);
  }
  return {MixedTuple::tuple(shapes), MixedTuple::tuple(strides)};
}

MixedLayout MixedLayout::of(const Layout& type, const std::vector<Handle>& handles) {
  if (handles.empty())
    return {MixedTuple::of(type.shape(), Role::kExtent), MixedTuple::of(type.stride(), Role::kStride)};
  const auto split = handles.begin() + static_cast<std::ptrdiff_t>(countDynamic(type.shape()));
  return {MixedTuple::of(type.shape(), Role::kExtent, {handles.begin(), split}),
          MixedTuple::of(type.stride(), Role::kStride, {split, handles.end()})};
}

void appendSpread(std::vector<MixedLayout>& modes, const MixedLayout& part) {
  if (part.shape.rank() == 1) {
    modes.push_back(part);
    return;
  }
  for (size_t i = 0; i < part.shape.rank(); ++i) modes.push_back(modeOf(part, i));
}

}  // namespace cutecheck::mixed
