// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lowering's check of where a box of TMA lands beside the reference's, which finds the map of a layout.
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/notation/print.h"
#include "core/operand/tensor_map.h"
#include "lowering/cute_nvgpu/atoms/tma_rows.h"

namespace cutecheck::run {
namespace {

using cute_nvgpu::TmaBox;
using cute_nvgpu::TmaPlacement;

struct Case {
  TmaBox box;
  TmaPlacement placement;
  SwizzleMode mode = SwizzleMode::kNone;
};

Layout layoutOf(const std::vector<int64_t>& extents, const std::vector<int64_t>& strides) {
  return Layout::unchecked(IntTuple::ofInts(extents.size(), [&](size_t i) { return extents[i]; }),
                           IntTuple::ofInts(strides.size(), [&](size_t i) { return strides[i]; }));
}

Layout identity(const std::vector<int64_t>& extents) {
  std::vector<IntTuple> strides;
  for (uint32_t i = 0; i < extents.size(); ++i) strides.push_back(IntTuple(int64_t{1}).withPath({i}));
  return Layout::unchecked(IntTuple::ofInts(extents.size(), [&](size_t i) { return extents[i]; }),
                           IntTuple::tuple(strides));
}

// Rows packed, as long as the pattern, or 16 bytes too long; now and then a gap behind some rows.
Case drawn(std::mt19937_64& random) {
  const auto among = [&](std::initializer_list<int64_t> list) {
    return *(list.begin() + random() % list.size());
  };
  Case one;
  one.box.elementBytes = among({1, 2, 4, 8});
  one.mode = static_cast<SwizzleMode>(random() % 4);
  const int64_t row = among({16, 32, 64, 128}), span = rowBytes(one.mode);
  one.box.extents = {row / one.box.elementBytes};
  std::vector<int64_t> strides = {1};
  const int64_t pitch = one.mode == SwizzleMode::kNone || random() % 4 == 0 ? row
                        : random() % 8 == 0                                 ? row + 16
                                                                            : span;
  int64_t stride = pitch / one.box.elementBytes;
  for (size_t rank = 1 + random() % 4; one.box.extents.size() < rank;) {
    strides.push_back(stride);
    one.box.extents.push_back(1 + static_cast<int64_t>(random() % 6));
    stride *= one.box.extents.back() * (random() % 8 == 0 ? 2 : 1);
  }
  one.placement = {identity(one.box.extents), layoutOf(one.box.extents, strides),
                   one.mode == SwizzleMode::kNone ? Swizzle() : byteSwizzle(one.mode)};
  return one;
}

// The same box of a tensor large enough.
Expected<TensorMap> reference(const Case& one) {
  std::vector<int64_t> extents, strides;
  int64_t stride = 1;
  for (const int64_t side : one.box.extents) {
    extents.push_back(side + 16);
    strides.push_back(stride);
    stride *= (side + 16) * 16;
  }
  Swizzle swizzle = one.placement.swizzle;
  for (int64_t bytes = one.box.elementBytes; swizzle.bits > 0 && bytes > 1; bytes /= 2) --swizzle.base;
  return tensorMap(layoutOf(extents, strides), one.placement.shared.shape(),
                   {swizzle, IntTuple(0), one.placement.shared}, static_cast<int>(8 * one.box.elementBytes));
}

TEST(TmaRows, ABoxIsPlacedWhereTheReferenceHasAMap) {
  const char* seed = std::getenv("CUTECHECK_SEED");
  std::mt19937_64 random(seed ? std::strtoull(seed, nullptr, 10) : 20260801);
  size_t placed = 0, refused = 0;
  for (int i = 0; i < 2000; ++i) {
    const Case one = drawn(random);
    const auto map = reference(one);
    const auto error = misplaced(one.box, one.placement);
    const std::string text = toString(one.placement.shared) + " under " + toString(one.placement.swizzle) +
                             ", " + std::to_string(one.box.elementBytes) +
                             " bytes: " + (error ? error->message : "placed");
    if (!error) {
      EXPECT_TRUE(map.ok()) << text << (map.ok() ? "" : map.error().message);
      ++placed;
      continue;
    }
    ++refused;
    bool inOrder = map.ok() && map->mode == one.mode;
    for (size_t d = 0; inOrder && d < map->modes.size(); ++d) inOrder = map->modes[d] == d;
    EXPECT_FALSE(inOrder) << text;
  }
  EXPECT_GE(placed, 500U);
  EXPECT_GE(refused, 300U);
}

// The order in which a view names its elements is its own, where the coordinates' view has the same.
TEST(TmaRows, OtherOrdersOfTheSameElements) {
  TmaBox box;
  box.elementBytes = 2;
  box.extents = {64, 8};
  const Layout rowsFirst = Layout::unchecked(
      IntTuple::tuple({8, 64}),
      IntTuple::tuple({IntTuple(int64_t{1}).withPath({1}), IntTuple(int64_t{1}).withPath({0})}));
  const Swizzle swizzle = byteSwizzle(SwizzleMode::k128B);
  EXPECT_FALSE(misplaced(box, {rowsFirst, layoutOf({8, 64}, {64, 1}), swizzle}));
  const auto error = misplaced(box, {rowsFirst, layoutOf({64, 8}, {1, 64}), swizzle});
  ASSERT_TRUE(error);
  EXPECT_EQ(error->rule, "tma_call_c5");
  EXPECT_EQ(error->witness, std::vector<int64_t>{1});
}

// What a reduction is defined on, counted against the table of the PTX ISA.
TEST(TmaRows, ReductionsAndTheirFormats) {
  size_t pairs = 0;
  for (const auto reduction : cute_nvgpu::tmaReductions())
    for (const auto format : cute_nvgpu::tmaFormats()) pairs += reduces(reduction, format) ? 1 : 0;
  EXPECT_EQ(pairs, 7U + 2 * 6U + 2 * 1U + 3 * 3U);
  for (const auto format : cute_nvgpu::tmaFormats())
    EXPECT_EQ(cute_nvgpu::tmaFormatNamed(spelled(format)), format);
}

}  // namespace
}  // namespace cutecheck::run
