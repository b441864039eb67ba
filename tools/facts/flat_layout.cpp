// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/facts/flat_layout.h"

namespace cutecheck::cli {

std::optional<int64_t> FlatLayout::size() const {
  int64_t product = 1;
  for (int64_t extent : shape) {
    if (__builtin_mul_overflow(product, extent, &product)) return std::nullopt;
  }
  return product;
}

std::optional<int64_t> FlatLayout::at(int64_t index) const {
  const bool negative = index < 0;
  Int128 rest = negative ? -static_cast<Int128>(index) : index;
  Int128 sum = 0;
  for (size_t i = 0; i < shape.size(); ++i) {
    const bool last = i + 1 == shape.size();
    const Int128 coordinate = last ? rest : rest % shape[i];
    if (!last) rest /= shape[i];
    const std::optional<Int128> term = checkedMul(coordinate, stride[i]);
    const std::optional<Int128> next = term ? checkedAdd(sum, *term) : std::nullopt;
    if (!next) return std::nullopt;
    sum = *next;
  }
  return narrow(negative ? -sum : sum);
}

std::optional<FlatLayout> flatten(const Layout& layout) {
  if (!layout.isStatic() || layout.shape().hasBasis() || layout.stride().hasBasis()) return std::nullopt;
  FlatLayout flat;
  for (const IntTuple& leaf : leaves(layout.shape())) flat.shape.push_back(leaf.value());
  for (const IntTuple& leaf : leaves(layout.stride())) flat.stride.push_back(leaf.value());
  return flat;
}

std::optional<std::vector<int64_t>> offsets(const Layout& layout, int64_t limit) {
  const std::optional<FlatLayout> flat = flatten(layout);
  const std::optional<int64_t> size = flat ? flat->size() : std::nullopt;
  if (!size || *size > limit) return std::nullopt;
  // The offsets of the first k leaves, repeated once a coordinate of leaf k+1.
  std::vector<int64_t> all = {0};
  all.reserve(static_cast<size_t>(*size));
  for (size_t leaf = 0; leaf < flat->shape.size(); ++leaf) {
    const size_t block = all.size();
    for (int64_t c = 1; c < flat->shape[leaf]; ++c) {
      int64_t start = 0;
      if (__builtin_mul_overflow(c, flat->stride[leaf], &start)) return std::nullopt;
      for (size_t i = 0; i < block; ++i) {
        int64_t offset = 0;
        if (__builtin_add_overflow(all[i], start, &offset)) return std::nullopt;
        all.push_back(offset);
      }
    }
  }
  return all;
}

std::optional<std::vector<int64_t>> offsets(const ComposedLayout& layout, int64_t limit) {
  if (!layout.offset.isInt()) return std::nullopt;
  std::optional<std::vector<int64_t>> all = offsets(layout.layout, limit);
  if (!all) return std::nullopt;
  const Swizzle& s = layout.swizzle;
  const int64_t field = (int64_t{1} << s.bits) - 1;
  for (int64_t& offset : *all) {
    if (__builtin_add_overflow(offset, layout.offset.value(), &offset) || offset < 0) return std::nullopt;
    // S >= 0 takes the bits above and xors them down; S < 0 the mirror image.
    if (s.shift >= 0)
      offset ^= ((offset >> (s.base + s.shift)) & field) << s.base;
    else
      offset ^= ((offset >> s.base) & field) << (s.base - s.shift);
  }
  return all;
}

}  // namespace cutecheck::cli
