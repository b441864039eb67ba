// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The family of modules that multiply: D = A B^T, one module for each tile, written by one generator.
//
// Each is corpus/kernels/gemm_bf16.mlir with other numbers, and with two things that it lacks: the order of
// the tiles is an argument, and the last tiles are divided along K among all blocks, so that no block idles
// in a last wave. A part of a tile is written as f32 to a workspace; the second kernel of the module, the
// fixup, adds the parts in the order of the blocks and rounds once. No block waits for another.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cutecheck::product {

// A tile of D: 128 rows by `columns`, K in steps of 64 through a ring of `stages` in shared memory.
struct ProductTile {
  static constexpr int32_t kRows = 128, kDepth = 64, kStore = 64;  // kStore: a box of D has as many of both
  static constexpr uint32_t kThreads = 384, kFixupThreads = 256;
  static constexpr int32_t kMostBlocks = 512;

  int32_t columns, stages;
  std::string element = "bf16";  // or "f16", of A, B and D

  std::string kernel() const { return "product_" + element + "_128x" + std::to_string(columns); }
  std::string fixup() const { return kernel() + "_fixup"; }
  uint32_t sharedBytes() const;
  // Blocks of the fixup for each divided tile: a thread rounds 8 elements.
  uint32_t fixupBlocks() const { return static_cast<uint32_t>(kRows * columns / 8) / kFixupThreads; }
  // Of f32: two parts of a tile for each block.
  size_t workspaceBytes(uint32_t blocks) const {
    return size_t{2} * blocks * kRows * static_cast<size_t>(columns) * 4;
  }
};

// The tiles that there are modules of, for bf16: widest first.
const std::vector<ProductTile>& productTiles();

// The module of the cute dialect with the kernel and its fixup.
//
//   kernel  maps of A (K,M), B (K,N) and D (N,M); m, n, k; group, whole, share; the workspace
//   fixup   the workspace, D, its pitch in elements; m, n, k; group, whole, share
//
//   group  tiles of M that are taken before the next of N
//   whole  tiles that a block computes alone; blocks take them in turn
//   share  of the other tiles, one after the other along K, the steps of K that each block computes
std::string productModule(const ProductTile& tile);

}  // namespace cutecheck::product
