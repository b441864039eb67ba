// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The family of modules that multiply: D = A B^T, one module for each tile, written by one generator.
//
// Each is corpus/kernels/gemm_bf16.mlir with other numbers, and with two things that it lacks: the order of
// the tiles is an argument, and the last tiles are divided along K among all blocks, so that no block idles
// in a last wave. A part of a tile is written as f32 to a workspace; the second kernel of the module, the
// fixup, adds the parts in the order of the blocks and rounds once. No block waits for another.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace cutecheck::product {

// Two blocks of a cluster with tiles under or beside one another: each loads a half of what both need.
enum class Pair : uint8_t { kNone, kOfM, kOfN };

// A tile of D, K in steps of 64 through a ring of stages in shared memory. One warpgroup loads, and for each
// 64 rows one multiplies.
struct ProductTile {
  static constexpr int32_t kDepth = 64, kStore = 64;  // kStore: a box of D has as many rows and columns
  static constexpr uint32_t kFixupThreads = 256;
  static constexpr int32_t kMostBlocks = 512, kAll = 256;

  int32_t rows, columns;  // 64, 128 or 192; a multiple of 64 up to 256
  Pair pair = Pair::kNone;
  // Microseconds of a step of K while all multiprocessors multiply, and of a tile's end; measured on an H200.
  double step = 1, end = 0;
  std::string element = "bf16";  // or "f16", of A, B and D

  std::string kernel() const;
  std::string fixup() const { return kernel() + "_fixup"; }
  // Blocks of a cluster, and the tile of all of them.
  int32_t cluster() const { return pair == Pair::kNone ? 1 : 2; }
  int32_t unitRows() const { return pair == Pair::kOfM ? 2 * rows : rows; }
  int32_t unitColumns() const { return pair == Pair::kOfN ? 2 * columns : columns; }
  // Rows of the boxes of A and B that a block loads, of matrices of as many rows: no more than those, unless
  // the box is a half of what a pair shares.
  int32_t boxA(int32_t m = kAll) const { return pair == Pair::kOfN ? rows / 2 : std::min(rows, m); }
  int32_t boxB(int32_t n = kAll) const { return pair == Pair::kOfM ? columns / 2 : std::min(columns, n); }
  int32_t consumers() const { return rows / 64; }
  uint32_t threads() const { return static_cast<uint32_t>(128 * (1 + consumers())); }
  int32_t stages() const;  // as many as shared memory has room for
  uint32_t sharedBytes() const;
  // Blocks of the fixup for each divided tile, of a pair's tile: a thread rounds 8 elements.
  uint32_t fixupBlocks() const {
    return static_cast<uint32_t>(unitRows() * unitColumns() / 8) / kFixupThreads;
  }
  // Of f32: two parts of a tile for each block.
  size_t workspaceBytes(uint32_t blocks) const {
    return size_t{8} * blocks * static_cast<size_t>(rows) * static_cast<size_t>(columns);
  }
  friend bool operator==(const ProductTile&, const ProductTile&) = default;
};

// The tiles that there are modules of, for bf16.
const std::vector<ProductTile>& productTiles();

// The module of the cute dialect with the kernel and its fixup.
//
//   kernel  maps of A (K,M), B (K,N) and D (N,M); m, n, k; group, whole, share, depth; the workspace
//   fixup   the workspace, D, its pitch in elements; m, n, k; group, whole, share, depth
//
// Where blocks are paired, a tile here is a pair's, and a block a pair:
//
//   group  tiles of M that are taken before the next of N
//   whole  tiles that a block computes alone; blocks take them in turn
//   share  of the other tiles, one after the other along K, the steps of K that each block computes
//   depth  steps of each of those tiles, at least K's: what lies behind K is zeros
std::string productModule(const ProductTile& tile);

// The module that copies a matrix to rows of another pitch, for what TMA cannot read or write: rows begin at
// multiples of 16 bytes there.
//
//   kernel  from, its pitch in elements; to, its pitch; rows, columns
//   grid    a block for each kRepackColumns columns of a row
std::string repackModule(const std::string& element);
std::string repackKernel(const std::string& element);
inline constexpr int32_t kRepackColumns = 1024;

}  // namespace cutecheck::product
