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
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::product {

// What the matrices hold: A, B and D bf16 or f16; or A and B e4m3 or e5m2, each, and D bf16. Those have a
// factor of f32 for each row of A and for each row of B, or one for all, by which a sum is multiplied before
// it is rounded. Or D is f32, and nothing is rounded.
struct ProductElements {
  std::string a = "bf16", b = a;
  bool wide = false;  // D is f32

  bool scaled() const { return a == "e4m3" || a == "e5m2"; }
  int32_t bytes() const { return scaled() ? 1 : 2; }  // of an element of A or B
  std::string d() const { return wide ? "f32" : scaled() ? "bf16" : a; }
  int32_t bytesD() const { return wide ? 4 : 2; }
  std::string name() const { return (a == b ? a : a + "_" + b) + (wide ? "_f32" : ""); }
  friend bool operator==(const ProductElements&, const ProductElements&) = default;
};

// What a module computes beside the product: D = alpha A B^T + beta C + bias in f32, before D is rounded. C
// is a matrix of D's type and extents, bias has a number of D's type for each column of D.
struct ProductForm {
  bool alpha = false;  // there where C or bias is
  bool c = false, bias = false;
  // As many products as the launch says, of matrices of equal extents, each a step behind the one before; one
  // bias, and factors, for all.
  bool batches = false;

  bool plain() const { return !alpha; }  // D is the product
  std::string name() const;  // "" of one plain product, "alpha", "c", "bias", "c_bias"; behind it "batches"
  friend bool operator==(const ProductForm&, const ProductForm&) = default;
};

// A tile of D, K in steps of 128 bytes through a ring of stages in shared memory. One warpgroup loads, and
// for each 64 rows one multiplies.
struct ProductTile {
  static constexpr int32_t kStore = 64;  // a box of D has as many rows
  static constexpr uint32_t kFixupThreads = 256;
  static constexpr int32_t kMostBlocks = 512, kAll = 256;

  int32_t rows, columns;  // 64, 128 or 192; a multiple of 64 up to 256
  // Blocks of a cluster along M and N, 1 or 2: those beside one another load a half of A each, for both,
  // those under one another of B.
  int32_t clusterM = 1, clusterN = 1;
  int32_t clusterK = 1;  // or 2 blocks, with a part of K each, of which the first adds the sums
  // Microseconds of a step of K while all multiprocessors multiply, and of a tile's end; measured on an H200.
  double step = 1, end = 0;
  ProductElements elements{};
  ProductForm form{};
  bool wholeBoxes = false;  // boxes of A and B have all rows of the tile, however few the matrices have

  std::string kernel() const;
  std::string fixup() const { return kernel() + "_fixup"; }
  int32_t depth() const { return 128 / elements.bytes(); }          // elements of a step of K
  int32_t storeColumns() const { return 128 / elements.bytesD(); }  // of a box of D
  // Blocks of a cluster, and the tile of all of them.
  int32_t sharing() const { return clusterM * clusterN; }
  int32_t cluster() const { return sharing() * clusterK; }
  int32_t unitRows() const { return clusterM * rows; }
  int32_t unitColumns() const { return clusterN * columns; }
  // Rows of the boxes of A and B that a block loads, of matrices of as many rows: no more than those, unless
  // the box is a part of what a cluster shares.
  int32_t boxA(int32_t m = kAll) const {
    return clusterN > 1 ? rows / clusterN : wholeBoxes ? rows : std::min(rows, m);
  }
  int32_t boxB(int32_t n = kAll) const {
    return clusterM > 1 ? columns / clusterM : wholeBoxes ? columns : std::min(columns, n);
  }
  // Whether a step's products begin while those of the step before end: else a warpgroup alone, or one with
  // few, waits.
  bool overlaps() const { return sharing() == 1 && rows * columns <= 64 * 256; }
  int32_t consumers() const { return rows / 64; }
  uint32_t threads() const { return static_cast<uint32_t>(128 * (1 + consumers())); }
  int32_t stages() const;  // as many as shared memory has room for
  uint32_t sharedBytes() const;
  // Blocks of the fixup for each divided tile, of a cluster's tile: a thread rounds 8 elements.
  uint32_t fixupBlocks() const {
    return static_cast<uint32_t>(unitRows() * unitColumns() / 8) / kFixupThreads;
  }
  // Of f32: two parts of a tile for each block.
  size_t workspaceBytes(uint32_t blocks) const {
    return size_t{8} * blocks * static_cast<size_t>(rows) * static_cast<size_t>(columns);
  }
  friend bool operator==(const ProductTile&, const ProductTile&) = default;
};

// The tiles that there are modules of.
std::vector<ProductTile> productTiles(const ProductElements& elements = {}, const ProductForm& form = {});
// The one that corpus/kernels keeps, gemm_e4m3.
ProductTile corpusTile();
// The elements that `name` is the name of; none when it is none.
std::optional<ProductElements> productElementsNamed(std::string_view name);
// All of them.
const std::vector<ProductElements>& productElements();
// The same of forms.
std::optional<ProductForm> productFormNamed(std::string_view name);
const std::vector<ProductForm>& productForms();

// The module of the cute dialect with the kernel and its fixup.
//
//   kernel  maps of A (K,M), B (K,N) and D (N,M); m, n, k; group, whole, share, depth; the workspace
//   fixup   the workspace, D, its pitch in elements; m, n, k; group, whole, share, depth
//   of 8 bits, both then: the factors of the rows of A and of B, the steps from one to the next of each, 0 or
//   1
//   of a form, both then: alpha; beta, C, its pitch and its step to the next batch, in elements; bias; the
//   batches, of which the fixup takes the step of D, too
//
// Of a cluster of blocks, a tile here is that of all, and a block the cluster:
//
//   group  tiles of M that are taken before the next of N
//   whole  tiles that a block computes alone; blocks take them in turn
//   share  of the other tiles, one after the other along K, the steps of K that each block computes
//   depth  steps of each of those tiles, at least K's: what lies behind K is zeros
//
// Where the blocks of a cluster divide K, each cluster has one whole tile, and depth is the steps of each of
// its blocks.
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
