// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each plan computes every step of every tile once, and the fixup finds each part where a block has left it.
#include "tools/product/product_plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <set>

namespace cutecheck::product {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

int64_t ceilDiv(int64_t a, int64_t b) { return (a + b - 1) / b; }

struct Extents {
  int64_t tiles, steps;  // of each tile
};
Extents extentsOf(const ProductSize& size, const ProductTile& tile) {
  return {size.batches * ceilDiv(size.m, tile.unitRows()) * ceilDiv(size.n, tile.unitColumns()),
          ceilDiv(size.k, tile.depth())};
}

// What the kernel and its fixup say of a launch, walked: "" where every step is computed once and every part
// found.
std::string complaintOf(const ProductPlan& plan, const Extents& extents) {
  if (const int32_t parts = plan.tile.clusterK; parts > 1)
    return plan.blocks == parts * extents.tiles && plan.whole == extents.tiles && plan.share == 0 &&
                   plan.fixupBlocks == 0 && plan.depth * parts >= extents.steps
               ? ""
               : "a tile or a step that no block has";
  std::vector<int> computed(static_cast<size_t>(extents.tiles * extents.steps), 0);
  std::map<std::pair<int64_t, int64_t>, int64_t> left;  // (tile, block) to a place
  std::set<int64_t> places;
  std::vector<bool> stored(static_cast<size_t>(extents.tiles), false);
  const int64_t divided = (extents.tiles - plan.whole) * extents.steps;
  const auto compute = [&](int64_t tile, int64_t begin, int64_t end) {
    for (int64_t step = begin; step < end; ++step)
      ++computed[static_cast<size_t>(tile * extents.steps + step)];
  };
  for (int64_t block = 0; block < plan.blocks; ++block) {
    for (int64_t tile = block; tile < plan.whole; tile += plan.blocks) {
      compute(tile, 0, extents.steps);
      stored[static_cast<size_t>(tile)] = true;
    }
    const int64_t end = std::min((block + 1) * plan.share, divided);
    for (int64_t at = block * plan.share; at < end;) {
      const int64_t tile = plan.whole + at / extents.steps, first = at % extents.steps;
      const int64_t last = std::min(extents.steps, first + end - at);
      compute(tile, first, last);
      at += last - first;
      if (last - first == extents.steps) {
        stored[static_cast<size_t>(tile)] = true;
        continue;
      }
      const int64_t place = 2 * block + (first == 0 ? 1 : 0);
      if (!places.insert(place).second) return "two parts in one place";
      left[{tile, block}] = place;
    }
  }
  for (const int count : computed)
    if (count != 1) return "a step is computed " + std::to_string(count) + " times";
  for (int64_t tile = 0; tile < extents.tiles; ++tile) {
    if (stored[static_cast<size_t>(tile)]) continue;
    if (plan.fixupBlocks == 0) return "no fixup";
    const int64_t begin = (tile - plan.whole) * extents.steps, end = begin + extents.steps;
    for (int64_t block = begin / plan.share; block <= (end - 1) / plan.share; ++block) {
      const auto part = left.find({tile, block});
      if (part == left.end() || part->second != 2 * block + (block * plan.share <= begin ? 1 : 0))
        return "a part is not where the fixup reads it";
      left.erase(part);
    }
  }
  return left.empty() ? "" : "a part is not read";
}

TEST(ProductPlan, EveryStepIsComputedOnce) {
  std::mt19937 random(7);
  const auto extent = [&](int32_t most) { return std::uniform_int_distribution<int32_t>(1, most)(random); };
  size_t plans = 0, divided = 0;
  for (int i = 0; i < 200; ++i) {
    ProductSize size{extent(3000), extent(3000), extent(i % 2 == 0 ? 200 : 5000),
                     productElements()[static_cast<size_t>(i) % productElements().size()]};
    if (i % 3 == 0) {
      size.form.batches = true;
      size.batches = extent(7);
    }
    for (const ProductPlan& plan : productPlans(size, extent(140))) {
      ASSERT_EQ(complaintOf(plan, extentsOf(size, plan.tile)), "")
          << size.m << " " << size.n << " " << size.k << ": " << plan.tile.columns << " " << plan.blocks
          << " " << plan.whole << " " << plan.share;
      ++plans;
      divided += plan.fixupBlocks > 0;
    }
  }
  EXPECT_GT(plans, 1000U);
  EXPECT_GT(divided, 500U);
}

TEST(ProductPlan, AShareOrAFixupTooLittleIsSeen) {
  const ProductSize size{1024, 1024, 32768};
  ProductPlan plan = planProduct(size, 132);
  ASSERT_GT(plan.fixupBlocks, 0U);
  const Extents extents = extentsOf(size, plan.tile);
  ASSERT_EQ(complaintOf(plan, extents), "");
  ProductPlan less = plan;
  less.share -= 1;
  EXPECT_EQ(complaintOf(less, extents), "a step is computed 0 times");
  ProductPlan none = plan;
  none.fixupBlocks = 0;
  EXPECT_EQ(complaintOf(none, extents), "no fixup");
}

TEST(ProductPlan, AWaveThatIsFullIsNotDividedAndFewTilesAre) {
  EXPECT_EQ(planProduct({8192, 8192, 8192}, 128).fixupBlocks, 0U);
  EXPECT_GT(planProduct({512, 512, 16384}, 132).fixupBlocks, 0U);
}

TEST(ProductModule, HasNoHoleAndFitsSharedMemory) {
  for (const ProductElements& elements : productElements())
    for (const ProductForm& form : productForms())
      for (const ProductTile& tile : productTiles(elements, form)) {
        if (!form.name().empty() && tile.rows == 128) continue;  // others have as many columns
        const std::string module = productModule(tile);
        EXPECT_THAT(module, Not(HasSubstr("${"))) << tile.kernel();
        EXPECT_THAT(module, HasSubstr("func.func @" + tile.kernel() + "("));
        EXPECT_THAT(module, HasSubstr("func.func @" + tile.fixup() + "("));
        EXPECT_LE(tile.sharedBytes(), 227U * 1024) << tile.kernel();
        EXPECT_GE(tile.stages(), 3) << tile.kernel();
      }
}

TEST(ProductModule, HasWhatItsFormSaysAndNothingMore) {
  const auto moduleOf = [](const char* form, bool wide = false) {
    return productModule(productTiles({"bf16", "bf16", wide}, *productFormNamed(form))[0]);
  };
  const std::string plain = moduleOf(""), all = moduleOf("c_bias_batches");
  for (const char* part : {"%alpha", "%beta", "%matrix_c", "%bias", "%batch"}) {
    EXPECT_THAT(plain, Not(HasSubstr(part)));
    EXPECT_THAT(all, HasSubstr(part));
  }
  EXPECT_THAT(moduleOf("bias"), Not(HasSubstr("%beta")));
  EXPECT_THAT(moduleOf("c"), Not(HasSubstr("%bias")));
  EXPECT_THAT(moduleOf("alpha"), Not(HasSubstr("%beta")));
  EXPECT_THAT(plain, HasSubstr("arith.truncf"));
  EXPECT_THAT(moduleOf("", true), Not(HasSubstr("arith.truncf")));
  EXPECT_FALSE(productFormNamed("beta"));
}

TEST(ProductPlan, OneBatchIsPlannedAsTheProductIsAndMoreTakeLonger) {
  ProductSize size{1024, 1024, 512};
  const ProductPlan one = planProduct(size, 132);
  size.form.batches = true;
  EXPECT_EQ(planProduct(size, 132).microseconds, one.microseconds);
  size.batches = 16;
  const ProductPlan more = planProduct(size, 132);
  EXPECT_GT(more.microseconds, 4 * one.microseconds);
  EXPECT_LT(more.microseconds, 16 * one.microseconds);
}

TEST(ProductModule, OfEightBitsHasFactorsAndOthersHaveNone) {
  EXPECT_THAT(productModule(productTiles({"e5m2", "e4m3"})[0]), HasSubstr("%factors_a: !factors"));
  EXPECT_THAT(productModule(productTiles({"f16", "f16"})[0]), Not(HasSubstr("factors")));
  EXPECT_FALSE(productElementsNamed("e4m3_bf16"));
}

// corpus/kernels keeps one of the family.
TEST(ProductModule, ThatOfTheCorpusIsWhatIsWritten) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/kernels/gemm_e4m3.mlir");
  ASSERT_TRUE(in.is_open());
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), productModule(corpusTile()));
}

}  // namespace
}  // namespace cutecheck::product
