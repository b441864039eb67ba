// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/product/product_plan.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace cutecheck::product {
namespace {

// Measured on an H200, docs/evidence/benchmarks_product.md; microseconds and bytes per microsecond.
struct Costs {
  double launch = 2.0;    // a kernel from its launch to its first product
  double fixup = 2.5;     // the fixup, from the kernel's end
  double parts = 4.0e6;   // reading the parts of tiles
  double memory = 4.1e6;  // reading A and B, writing D
  double busy = 128;      // blocks that fill the memory's bandwidth
  double cache = 50e6;    // bytes of A and B that stay in L2
  double row = 0.0025;    // loading a row of a box that lies in two lines
  double again = 0.3;     // of an operand that several blocks want at once, what is read again
};

int64_t ceilDiv(int64_t a, int64_t b) { return (a + b - 1) / b; }

class Model {
 public:
  Model(const ProductSize& size, int32_t multiprocessors, const ProductTile& tile)
      : size_(size),
        tile_(tile),
        mTiles_(ceilDiv(size.m, tile.unitRows())),
        nTiles_(ceilDiv(size.n, tile.unitColumns())),
        tiles_(mTiles_ * nTiles_ * size.batches),
        steps_(ceilDiv(size.k, tile.depth())),
        units_(std::max(std::min(multiprocessors, ProductTile::kMostBlocks) / tile.cluster(), 1)) {}

  // No tile divided; those of the last wave, of the last two, or all, among all blocks, or each among as
  // many.
  std::vector<ProductPlan> plans() const {
    if (tile_.clusterK > 1) return {plan(tiles_, ceilDiv(steps_, tile_.clusterK), 0)};
    std::vector<ProductPlan> all = {plan(tiles_, steps_, 0)};
    const int64_t waves = tiles_ / units_;
    for (const int64_t whole :
         std::set<int64_t>{waves * units_, std::max<int64_t>(waves - 1, 0) * units_, 0}) {
      const int64_t divided = tiles_ - whole;
      if (divided == 0) continue;
      all.push_back(plan(whole, steps_, ceilDiv(divided * steps_, units_)));
      for (int64_t parts = 2; parts <= std::min(units_ / divided, steps_); ++parts) {
        const int64_t share = ceilDiv(steps_, parts);
        all.push_back(plan(whole, share * parts, share));
      }
    }
    return all;
  }

 private:
  ProductPlan plan(int64_t whole, int64_t depth, int64_t share) const {
    const int64_t divided = tiles_ - whole;
    const int64_t units = std::min(units_, std::max(whole, share == 0 ? 0 : ceilDiv(divided * depth, share)));
    // Blocks that divide K have one tile.
    const auto blocks = static_cast<uint32_t>((tile_.clusterK > 1 ? tiles_ : units) * tile_.cluster());
    ProductPlan made{tile_,
                     blocks,
                     static_cast<int32_t>(std::min<int64_t>(mTiles_, 16)),
                     static_cast<int32_t>(whole),
                     static_cast<int32_t>(share),
                     static_cast<int32_t>(depth),
                     0,
                     0};
    if (divided > 0 && share % depth != 0)
      made.fixupBlocks = static_cast<uint32_t>(divided) * tile_.fixupBlocks();
    made.microseconds = time(made, units, divided);
    return made;
  }

  double time(const ProductPlan& plan, int64_t units, int64_t divided) const {
    const double waves = static_cast<double>(ceilDiv(plan.whole, units));
    const auto steps = static_cast<double>(ceilDiv(steps_, tile_.clusterK));
    // Blocks that are busy on the average, too few of which do not fill the memory's bandwidth.
    const double busy = static_cast<double>(tiles_ * tile_.cluster()) * steps / (waves * steps + plan.share);
    const double memory = costs_.memory * std::min(1.0, busy / costs_.busy), bytes = moved();
    const double part = static_cast<double>(divided) / static_cast<double>(tiles_);
    double time = costs_.launch;
    if (tile_.clusterK > 1) time += (waves - 1) * costs_.launch;  // a block has one tile
    if (plan.whole > 0) time += longer(waves * (steps * step() + tile_.end), bytes * (1 - part) / memory);
    if (divided > 0)
      time += longer(plan.share * step() + static_cast<double>(ceilDiv(plan.share, plan.depth)) * tile_.end,
                     (bytes * part + readAgain(plan, units, divided)) / memory);
    if (plan.fixupBlocks > 0) {
      const double tiles = static_cast<double>(divided * tile_.cluster()) + plan.blocks;
      time += costs_.fixup + tiles * tile_.rows * tile_.columns * 4 / costs_.parts;
    }
    return time;
  }
  // The longer of two times that pass together, and a little of the shorter.
  static double longer(double a, double b) { return std::pow(std::pow(a, 8) + std::pow(b, 8), 0.125); }

  // Bytes from and to memory.
  double moved() const {
    const double ofA = nTiles_ > 1 ? 1 + costs_.again : 1, ofB = mTiles_ > 1 ? 1 + costs_.again : 1;
    return bytes() * size_.k * (ofA * size_.m + ofB * size_.n) +
           (tile_.form.c ? 2.0 : 1.0) * tile_.elements.bytesD() * size_.m * size_.n;
  }
  // Of divided tiles whose blocks begin at other steps than their neighbours': what is read when L2 has lost
  // it.
  double readAgain(const ProductPlan& plan, int64_t units, int64_t divided) const {
    if (plan.depth % plan.share == 0) return 0;
    const int64_t high = std::min<int64_t>(plan.group, divided), wide = ceilDiv(divided, high);
    const double operands =
        bytes() * size_.k * static_cast<double>(high * tile_.unitRows() + wide * tile_.unitColumns());
    const double loads = static_cast<double>(units * plan.share * tile_.cluster() * rows()) * 128;
    return operands <= costs_.cache ? 0 : loads * (1 - costs_.cache / operands);
  }

  double bytes() const { return size_.elements.bytes(); }
  int32_t rows() const { return tile_.boxA() + tile_.boxB(); }  // that a block loads for a step
  double step() const { return size_.lines ? tile_.step : std::max(tile_.step, rows() * costs_.row); }

  ProductSize size_;
  ProductTile tile_;
  int64_t mTiles_, nTiles_, tiles_, steps_, units_;
  Costs costs_;
};

}  // namespace

std::vector<ProductPlan> productPlans(const ProductSize& size, int32_t multiprocessors) {
  std::vector<ProductPlan> all;
  for (const ProductTile& tile : productTiles(size.elements, size.form))
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
