// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SmemTile: a tile (mn,k) of shared memory with its element, and the layouts of that shape that hardware
// knows.
#pragma once

#include <string>
#include <vector>

#include "core/notation/composed_layout.h"
#include "core/nvgpu/matrix_descriptor.h"
#include "core/operand/operand_read.h"

namespace cutecheck::cli {

// Elements of shared memory: no types below a byte, whose offsets are no whole bytes.
struct SmemType {
  std::string_view name;
  int64_t bytes;
  bool wgmma;  // read by wgmma from shared memory
  bool umma;   // by tcgen05.mma
};
Expected<SmemType> smemType(const std::string& name);

struct SmemTile {
  ComposedLayout layout;  // a plain layout is under S<0,0,0>; offsets count elements
  SmemType type;
  Major major = Major::kK;  // the mode whose neighbours are neighbours in memory
  int64_t mn = 0, k = 0;
  std::vector<int64_t> offsets;  // of all elements, mn fastest

  int64_t size() const { return mn * k; }
  int64_t chunk() const { return 16 / type.bytes; }  // elements of 16 bytes
  int64_t contiguous() const { return major == Major::kK ? k : mn; }
  int64_t at(int64_t row, int64_t column) const { return offsets[static_cast<size_t>(row + mn * column)]; }
  // One past the last byte that an element has.
  int64_t bytes() const;
  std::string text() const;
};

// Reads a layout, a composed layout, or a shape: its layout without gaps, `major` contiguous. An empty
// `major` is found from the strides of a layout, and is "k" for a shape. Fails as the notation does; with
// kRank for other than two modes (smem_c1), kNotStatic for symbols (smem_c2), kLimit above 2^20 elements
// (smem_c3), kOutOfDomain for an offset below 0 (smem_c4), kUsage where no mode has stride 1 (smem_c5) or for
// another type (smem_c6).
struct SmemRead {
  SmemTile tile;
  bool shapeOnly = false;
};
Expected<SmemRead> readSmemTile(const std::string& text, const std::string& type, const std::string& major);

// The same tile under another swizzle of bytes. Fails as evaluation of the offsets does.
Expected<SmemTile> underSwizzle(const SmemTile& tile, const Swizzle& ofElements);

// The swizzle of a mode, which acts on bytes, as it acts on offsets of elements.
Swizzle inElements(SwizzleMode mode, int64_t bytes);

// The layouts of the shape of `tile` in atoms of each mode, the widest first: rows of the pattern side by
// side, as wgmma reads them. A mode whose row does not divide the contiguous extent is left out.
std::vector<SmemTile> canonicalTiles(const SmemTile& tile);

}  // namespace cutecheck::cli
