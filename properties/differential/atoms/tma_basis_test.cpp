// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The box of a tensor copy beside the reference's algebra: the tile's elements in the order of shared memory.
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/composition/composition.h"
#include "core/composition/right_inverse.h"
#include "core/layout/crd2idx.h"
#include "core/layout/size.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "lowering/cute_nvgpu/tma_basis.h"

namespace cutecheck::run {
namespace {

// A coordinate as one number: modes of a tensor are this far apart.
constexpr int64_t kMode = int64_t{1} << 20;

Layout counted(const Layout& basis) {
  std::vector<IntTuple> strides;
  for (const IntTuple& stride : leaves(basis.stride()))
    strides.emplace_back(stride.value() * (stride.path().empty() || stride.path()[0] == 0 ? 1 : kMode));
  return Layout::unchecked(
      basis.shape(), strides.size() == 1 && basis.shape().isLeaf() ? strides[0] : IntTuple::tuple(strides));
}

std::string number(int64_t value) { return std::to_string(value); }

// A tile (m, k) in shared memory: rows or columns dense, in patterns of 8 rows side by side or below each
// other, and now and then rows of some pad.
std::string drawn(std::mt19937_64& random, int64_t m, int64_t k) {
  const int64_t row = int64_t{8} << random() % 3, pad = random() % 8 == 0 ? 8 : 0;
  switch (random() % 4) {
    case 0:
      return "(" + number(m) + "," + number(k) + "):(" + number(k + pad) + ",1)";
    case 1:
      return "(" + number(m) + "," + number(k) + "):(1," + number(m + pad) + ")";
    case 2:  // below each other first
      return "((8," + number(m / 8) + "),(" + number(row) + "," + number(k / row) + ")):((" + number(row) +
             "," + number(8 * row) + "),(1," + number(m * row + pad) + "))";
    default:  // side by side first
      return "((8," + number(m / 8) + "),(" + number(row) + "," + number(k / row) + ")):((" + number(row) +
             "," + number(8 * k) + "),(1," + number(8 * row) + "))";
  }
}

TEST(TmaBasis, TheBoxIsTheTileInTheOrderOfSharedMemory) {
  const char* seed = std::getenv("CUTECHECK_SEED");
  std::mt19937_64 random(seed ? std::strtoull(seed, nullptr, 10) : 20260801);
  size_t boxes = 0, several = 0, refused = 0;
  for (int i = 0; i < 300; ++i) {
    const int64_t m = 8 << random() % 4, k = 32 << random() % 2;
    const auto shared = parseLayout(drawn(random, m, k));
    ASSERT_TRUE(shared.ok());
    const bool rows = random() % 2 == 0;
    const auto tensor = parseLayout(rows ? "(4096,4096):(4096,1)" : "(4096,4096):(1,4096)");
    const auto map = parseLayout("(" + number(m) + "," + number(k) + "):(1@0,1@1)");
    const auto basis = cute_nvgpu::tmaBasis({*tensor, *shared, *map, 1});
    const std::string text = toString(*shared) + " of " + toString(*tensor);
    // Which element of the tile is at each place, and where that is in the tensor.
    const auto inverse = rightInverse(*shared);
    ASSERT_TRUE(inverse.ok()) << text;
    const Layout flat = Layout::unchecked(map->shape(), IntTuple::tuple({int64_t{1}, kMode}));
    const auto placed = composition(flat, *inverse);
    ASSERT_TRUE(placed.ok()) << text;
    const auto second = offsetAt(*placed, 1);
    ASSERT_TRUE(second.ok()) << text;
    if (!basis.ok()) {
      // The dense mode of shared memory is not that of the tensor.
      EXPECT_NE(*second, rows ? kMode : 1) << text << ": " << basis.error().message;
      ++refused;
      continue;
    }
    EXPECT_EQ(*second, rows ? kMode : 1) << text;
    const Layout box = counted(*basis);
    const auto count = size(box), all = size(*placed);
    ASSERT_TRUE(count.ok() && all.ok());
    ASSERT_LE(*count, *all) << text;
    several += *count < *all ? 1 : 0;
    for (int64_t place = 0; place < *count; ++place)
      ASSERT_EQ(*offsetAt(box, place), *offsetAt(*placed, place)) << text << " at " << place;
    const auto parts = cute_nvgpu::tmaParts(*shared, *map, *count);
    if (*all == m * k && parts.ok()) {
      const Layout coordinates =
          counted(Layout::unchecked(IntTuple::tuple(leaves(parts->coordinates.shape())),
                                    IntTuple::tuple(leaves(parts->coordinates.stride()))));
      for (int64_t place = 0; place < *all; ++place) {
        ASSERT_EQ(*offsetAt(coordinates, place), *offsetAt(*placed, place)) << text << " at " << place;
        ASSERT_EQ(*offsetAt(parts->places, place), place) << text;
      }
    }
    ++boxes;
  }
  EXPECT_GE(boxes, 100U);
  EXPECT_GE(several, 20U);
  EXPECT_GE(refused, 50U);
}

// Parts of several blocks: the last dimensions are divided, and none that do not go.
TEST(TmaBasis, BlocksDivideTheBox) {
  const auto of = [](int64_t blocks) {
    return cute_nvgpu::tmaBasis({*parseLayout("(4096,4096):(4096,1)"), *parseLayout("(16,64):(64,1)"),
                                 *parseLayout("(16,64):(1@0,1@1)"), blocks});
  };
  EXPECT_EQ(toString(*of(1)), "(64,16):(1@1,1@0)");
  EXPECT_EQ(toString(*of(4)), "(64,4):(1@1,1@0)");
  EXPECT_EQ(toString(*of(32)), "(32,1):(1@1,1@0)");
  const auto three = of(3);
  ASSERT_FALSE(three.ok());
  EXPECT_EQ(three.error().rule, "tma_basis_c2");
}

// A box that ends inside a step is none; its twin ends with one.
TEST(TmaBasis, BoxesEndWithSteps) {
  const auto of = [](int64_t box) {
    return cute_nvgpu::tmaParts(*parseLayout("(4,6):(1,4)"), *parseLayout("(4,6):(1@0,1@1)"), box);
  };
  const auto inside = of(6), with = of(8);
  ASSERT_FALSE(inside.ok());
  EXPECT_EQ(inside.error().rule, "tma_basis_c4");
  ASSERT_TRUE(with.ok()) << with.error().str();
  EXPECT_EQ(toString(with->coordinates), "((4,2),3):((1@0,1@1),2@1)");
}

}  // namespace
}  // namespace cutecheck::run
