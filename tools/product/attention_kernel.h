// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The family of modules of attention: O = softmax(scale Q K^T) V, one module for each tile, written by one
// generator.
//
// One warpgroup loads Q, K and V by TMA, each of the others has 64 queries. Scores, weights and sums stay in
// registers: a tile of scores is a product by wgmma, its weights are powers of two of it below the greatest
// score so far, and they are the operand A, in registers, of the product with V.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cutecheck::product {

struct AttentionTile {
  int32_t head;           // elements of a head: 64 or 128
  bool causal = false;    // query i sees the keys up to i
  int32_t consumers = 2;  // warpgroups that multiply, 64 queries each; 1 to 3
  int32_t keys = 128;     // of a tile; a multiple of 16 up to 256
  bool inTurn = true;     // the warpgroups begin their products one after another, between two, softmax
  int32_t mostKeys = 0;   // up to how many keys the family has the tile for; 0: for the others

  std::string kernel() const;
  int32_t rows() const { return 64 * consumers; }
  uint32_t threads() const { return static_cast<uint32_t>(128 * (1 + consumers)); }
  int32_t stages() const;  // of K, and of V, as many as shared memory has room for
  uint32_t sharedBytes() const;
  friend bool operator==(const AttentionTile&, const AttentionTile&) = default;
};

// The tiles that there are modules of: of each head and mask the fastest one, or the one for few keys and the
// one for more, as measured on an H200.
std::vector<AttentionTile> attentionTiles();
// The one that corpus/kernels keeps.
AttentionTile attentionOfCorpus();

// The module of the cute dialect.
//
//   kernel  maps of Q (head,queries,heads), K (head,keys,heads / ratio), V alike and O as Q; queries, keys,
//           heads, at least 1; ratio, heads of Q for each of K and V; scale, times log2(e); group
//   group   heads whose tiles are taken in turn, before the next heads
std::string attentionModule(const AttentionTile& tile);

}  // namespace cutecheck::product
