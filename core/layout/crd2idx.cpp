// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/crd2idx.h"

#include <algorithm>
#include <map>

#include "core/layout/flat_modes.h"
#include "core/layout/image.h"
#include "core/layout/swizzle_apply.h"

namespace cutecheck {
namespace {

// A sum of multiples of basis elements; the empty path is the plain integers.
using Offset = std::map<std::vector<uint32_t>, Int128>;

constexpr const char* kRankRule = "crd2idx_c1";
constexpr const char* kOverflowRule = "crd2idx_c2";
constexpr size_t kMaxPlaces = 1u << 17;

std::optional<Diagnostic> addTerm(Offset& sum, Int128 coordinate, const IntTuple& stride) {
  const auto term = checkedMul(coordinate, stride.value());
  Int128& slot = sum[stride.path()];
  const auto next = term ? checkedAdd(slot, *term) : std::nullopt;
  if (!next) return overflow(kOverflowRule, "the offset");
  slot = *next;
  return std::nullopt;
}

// An integer coordinate over a (sub)tree: its colexicographic digits, the last one unreduced.
std::optional<Diagnostic> addLinear(Offset& sum, Int128 index, const IntTuple& shape, const IntTuple& stride) {
  const std::vector<IntTuple> extents = leaves(shape);
  const std::vector<IntTuple> strides = leaves(stride);
  for (size_t i = 0; i < extents.size(); ++i) {
    const bool last = i + 1 == extents.size();
    const Int128 digit = last ? index : index % extents[i].value();
    if (!last) index /= extents[i].value();
    if (auto error = addTerm(sum, digit, strides[i])) return error;
  }
  return std::nullopt;
}

std::optional<Diagnostic> addCoordinate(Offset& sum, const IntTuple& crd, const IntTuple& shape,
                                        const IntTuple& stride) {
  if (crd.isInt()) return addLinear(sum, crd.value(), shape, stride);
  if (crd.isLeaf())
    return makeError(Code::kNotStatic, "crd2idx_c3", "a coordinate must consist of static integers");
  if (!shape.isTuple() || shape.rank() != crd.rank())
    return makeError(Code::kRank, kRankRule,
                     "a coordinate of rank " + std::to_string(crd.rank()) + " does not pair with a shape of rank " +
                         (shape.isTuple() ? std::to_string(shape.rank()) : std::string("1 (an integer)")));
  for (size_t i = 0; i < crd.rank(); ++i)
    if (auto error = addCoordinate(sum, crd.mode(i), shape.mode(i), stride.mode(i))) return error;
  return std::nullopt;
}

// The coordinate tuple that the paths from `depth` on spell out, of at most `room` places: a path of a few characters
// names a place in a tuple of thousands.
Expected<IntTuple> spellOut(Offset::const_iterator begin, Offset::const_iterator end, size_t depth, size_t& room) {
  if (begin->first.size() == depth) {
    if (std::next(begin) != end)
      return makeError(Code::kBasisStride, "crd2idx_c4", "basis strides end at different depths of one mode");
    const auto value = narrow(begin->second);
    if (!value) return overflow(kOverflowRule, "the offset");
    return IntTuple(*value);
  }
  std::vector<IntTuple> modes;
  while (begin != end) {
    const uint32_t index = begin->first[depth];
    auto next = begin;
    while (next != end && next->first.size() > depth && next->first[depth] == index) ++next;
    const size_t wanted = index - modes.size() + 1;
    if (wanted > room)
      return makeError(
          Code::kLimit, "crd2idx_c5",
          "a coordinate of more than " + std::to_string(kMaxPlaces) + " places is over the limit");
    room -= wanted;
    modes.resize(index, IntTuple(0));
    CUTECHECK_TRY(mode, spellOut(begin, next, depth + 1, room));
    modes.push_back(std::move(mode));
    begin = next;
  }
  return IntTuple::tuple(std::move(modes));
}

}  // namespace

Expected<IntTuple> crd2idx(const IntTuple& crd, const Layout& a) {
  if (!a.isStatic()) return makeError(Code::kNotStatic, "crd2idx_c3", "crd2idx needs a static layout");
  Offset sum;
  if (auto error = addCoordinate(sum, crd, a.shape(), a.stride())) return std::move(*error);
  // A stride 0 is the zero of any codomain, so it says nothing beside basis strides.
  const auto plain = sum.find({});
  if (plain != sum.end() && plain->second == 0 && sum.size() > 1) sum.erase(plain);
  if (sum.empty()) return IntTuple(0);
  size_t room = kMaxPlaces;
  return spellOut(sum.begin(), sum.end(), 0, room);
}

Expected<int64_t> crd2idx(const IntTuple& crd, const IntTuple& shape) {
  std::vector<IntTuple> strides;
  Int128 running = 1;
  for (const IntTuple& leaf : leaves(shape)) {
    if (!leaf.isInt() || leaf.value() < 1)
      return makeError(Code::kInvalidExtent, "crd2idx_c3",
                       "a shape must consist of positive static integers");
    const auto stride = narrow(running);
    if (!stride) return overflow(kOverflowRule, "a column-major stride");
    strides.emplace_back(*stride);
    running *= leaf.value();  // stride < 2^63 and extent < 2^63
  }
  CUTECHECK_TRY(index, crd2idx(crd, Layout::unchecked(shape, withLeaves(shape, strides))));
  return index.value();
}

Expected<int64_t> offsetAt(const Layout& a, int64_t index) {
  CUTECHECK_TRY(modes, flatModes(a, "crd2idx_c3"));
  const auto wide = evaluateModes(modes, index);
  const auto offset = wide ? narrow(*wide) : std::nullopt;
  if (!offset) return overflow(kOverflowRule, "the offset");
  return *offset;
}

Expected<std::vector<int64_t>> offsets(const Layout& a, int64_t count) {
  std::vector<int64_t> result(static_cast<size_t>(std::max<int64_t>(count, 0)));
  if (auto error = writeImage(a, std::span(result))) return std::move(*error);
  return result;
}

Expected<std::vector<int64_t>> offsets(const ComposedLayout& a, int64_t count) {
  if (!a.offset.isInt()) return makeError(Code::kNotStatic, "crd2idx_c3", "the offset must be a static integer");
  CUTECHECK_TRY(result, offsets(a.layout, count));
  for (int64_t& offset : result) {
    const auto sum = narrow(Int128{offset} + a.offset.value());
    if (!sum) return overflow(kOverflowRule, "the offset");
    CUTECHECK_TRY(swizzled, apply(a.swizzle, *sum));
    offset = swizzled;
  }
  return result;
}

Expected<int64_t> offsetAt(const ComposedLayout& a, int64_t index) {
  if (!a.offset.isInt()) return makeError(Code::kNotStatic, "crd2idx_c3", "the offset must be a static integer");
  CUTECHECK_TRY(inner, offsetAt(a.layout, index));
  const auto sum = narrow(Int128{inner} + a.offset.value());
  if (!sum) return overflow(kOverflowRule, "the offset");
  return apply(a.swizzle, *sum);
}

}  // namespace cutecheck
