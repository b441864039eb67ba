// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the sources of productModule share: texts with holes and what fills them, and where shared memory has
// what.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tools/product/product_kernel.h"

namespace cutecheck::product {

using Named = std::vector<std::pair<std::string, std::string>>;

// `text` with each "${NAME}" of `values` replaced, one name after another.
std::string filled(std::string text, const Named& values);
inline std::string text(int32_t value) { return std::to_string(value); }

inline constexpr int32_t kShared = 227 * 1024;  // of a block of sm_90

// Where shared memory has what: A from 0 on.
struct Bytes {
  explicit Bytes(const ProductTile& tile)
      : stageA(tile.rows * kRow),
        stageB(tile.columns * kRow),
        kept((tile.columns + 127) / 128 * 128),
        keptBytes(tile.consumers() * kept * 4),
        endBytes((tile.elements.scaled() ? keptBytes : 0) + (tile.form.bias ? keptBytes : 0)),
        stages(std::min((kShared - kBarriers - buffers(tile) - sumBytes(tile) - endBytes) / (stageA + stageB),
                        8)),
        b(stages * stageA),
        d(b + stages * stageB),
        sums(d + buffers(tile)),
        barriers(sums + sumBytes(tile)),
        factors(barriers + kBarriers),
        bias(factors + (tile.elements.scaled() ? keptBytes : 0)),
        all(endBytes > 0 ? factors + endBytes : barriers + 16 * stages) {}
  // Two buffers of D for each warpgroup.
  static int32_t buffers(const ProductTile& tile) { return tile.consumers() * 16384; }
  // The sums of another block of the tile.
  static int32_t sumBytes(const ProductTile& tile) {
    return tile.clusterK > 1 ? tile.rows * tile.columns * 4 : 0;
  }

  static constexpr int32_t kBarriers = 128, kRow = 128;
  int32_t stageA, stageB;
  int32_t kept, keptBytes;  // a number for each column and warpgroup, as many as threads load
  int32_t endBytes;         // factors and bias, kept so
  int32_t stages, b, d, sums, barriers, factors, bias, all;
};

// What the module has of batches; nothing where there is one.
Named valuesOfBatches(const ProductTile& tile);
// What the module has of factors, alpha, C and bias; nothing where there is none.
Named valuesOfEnds(const ProductTile& tile);
// What 16 columns of a complete tile have of them, "${SUM}" being the name of their sums, and the name of
// what becomes of those.
std::string scaledColumns(const ProductTile& tile);
std::string endedColumns(const ProductTile& tile);
std::string endedSum(const ProductTile& tile);
// The same name in the fixup.
std::string fixedSum(const ProductTile& tile);
// What a complete tile begins with: factors and biases of its columns, kept.
std::string keptColumns(const ProductTile& tile);
// A thread's elements of C in the columns of a box of D, loaded.
std::string loadedC(const ProductTile& tile, int32_t box);

}  // namespace cutecheck::product
