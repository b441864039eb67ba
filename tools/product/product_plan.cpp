// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/product/product_plan.h"

#include <algorithm>
#include <set>

namespace cutecheck::product {
namespace {

// Measured on an H200, docs/evidence/benchmarks_product.md; microseconds and bytes per microsecond.
struct Costs {
  double launch = 3.0;    // a kernel from its launch to its first product
  double step256 = 0.80;  // 128 by 256 by 64 on one multiprocessor, all of them busy
  double tileEnd = 1.0;   // what is left of storing a tile when the next begins, for each 128 columns
  double partEnd = 2.0;   // the same of a part of a tile
  double fixup = 3.0;     // the fixup, from the kernel's end
  double memory = 3.6e6;  // reading A and B once, writing D once
  double parts = 2.5e6;   // reading the parts again
};

// A narrow tile reads A from shared memory more often for each product.
double stepOf(const ProductTile& tile, const Costs& costs) {
  const double part =
      static_cast<double>(tile.rows) * tile.columns / (128 * 256) * (tile.rows == 64 ? 1.2 : 1);
  return costs.step256 * (tile.columns == 64 ? 1.35 : tile.columns == 128 ? 1.06 : 1.01) * part;
}

int32_t ceilDiv(int64_t a, int64_t b) { return static_cast<int32_t>((a + b - 1) / b); }

class Model {
 public:
  Model(const ProductSize& size, int32_t multiprocessors, const ProductTile& tile)
      : size_(size),
        tile_(tile),
        mTiles_(ceilDiv(size.m, tile.rows)),
        nTiles_(ceilDiv(size.n, tile.columns)),
        kTiles_(ceilDiv(size.k, ProductTile::kDepth)),
        tiles_(int64_t{mTiles_} * nTiles_),
        most_(std::min(multiprocessors, ProductTile::kMostBlocks)) {}

  // `whole` tiles in turn, the steps of the others divided.
  ProductPlan plan(int64_t whole) const {
    const int64_t divided = tiles_ - whole, steps = divided * kTiles_;
    const int64_t blocks = std::min<int64_t>(most_, whole > 0 ? std::max(whole, steps) : steps);
    const int32_t share = ceilDiv(steps, blocks);
    const double step = stepOf(tile_, costs_), wide = static_cast<double>(tile_.columns) / 128;
    const double wholeTime = ceilDiv(whole, blocks) * (kTiles_ * step + costs_.tileEnd * wide);
    double time = costs_.launch + wholeTime;
    uint32_t fixup = 0;
    if (divided > 0) {
      const bool parts = share % kTiles_ != 0;
      time += share * step + costs_.partEnd * wide;
      if (parts) {
        fixup = static_cast<uint32_t>(divided) * tile_.fixupBlocks();
        const double bytes = static_cast<double>(divided + blocks) * tile_.rows * tile_.columns * 4;
        time += costs_.fixup + bytes / costs_.parts;
      }
    }
    const double moved = 2.0 * (1.0 * size_.m * size_.k + 1.0 * size_.n * size_.k + 1.0 * size_.m * size_.n);
    time = std::max(time, costs_.launch + moved / costs_.memory);
    return {tile_, static_cast<uint32_t>(blocks), group(), static_cast<int32_t>(whole), share, fixup, time};
  }
  // No tile divided; those of the last wave; those of the last two; all.
  std::vector<ProductPlan> plans() const {
    const int64_t waves = tiles_ / most_;
    std::vector<ProductPlan> all;
    for (const int64_t whole : std::set<int64_t>{tiles_, waves * most_, (waves - 1) * most_, 0})
      if (whole >= 0) all.push_back(plan(whole));
    return all;
  }

 private:
  int32_t group() const { return std::min(mTiles_, 16); }

  ProductSize size_;
  ProductTile tile_;
  int32_t mTiles_, nTiles_, kTiles_;
  int64_t tiles_;
  int64_t most_;
  Costs costs_;
};

}  // namespace

std::vector<ProductPlan> productPlans(const ProductSize& size, int32_t multiprocessors) {
  std::vector<ProductPlan> all;
  for (const ProductTile& tile : productTiles())
    for (const ProductPlan& plan : Model(size, multiprocessors, tile).plans()) all.push_back(plan);
  return all;
}

ProductPlan planProduct(const ProductSize& size, int32_t multiprocessors) {
  const std::vector<ProductPlan> all = productPlans(size, multiprocessors);
  return *std::min_element(all.begin(), all.end(), [](const ProductPlan& a, const ProductPlan& b) {
    return a.microseconds < b.microseconds;
  });
}

}  // namespace cutecheck::product
