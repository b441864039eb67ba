// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What reads or fills a tile of shared memory without threads: wgmma or tcgen05.mma by matrix descriptors,
// TMA by boxes.
#pragma once

#include <string>
#include <vector>

#include "core/operand/operand_descriptor.h"
#include "core/operand/tensor_map.h"
#include "tools/smem/smem_tile.h"

namespace cutecheck::cli {

struct SmemDescriptors {
  OperandDescriptors found;
  std::vector<uint64_t> words;  // one an instruction along k; decoding gave the fields back
};

// Fails as operandDescriptors and encode do; with kUsage for a type that the architecture does not read
// (smem_c8) and kNotCanonical where a word does not decode to what was encoded (smem_c9), which would be a
// fault.
Expected<SmemDescriptors> descriptorsOf(const SmemTile& tile, MatrixArch arch);

// Boxes of one shape that fill the tile together: box b along the contiguous mode and then along the other
// one lies `starts[b]` bytes behind offset 0.
struct SmemBoxes {
  TensorMap map;                // of a tensor of the tile's extents, the contiguous mode contiguous there too
  int64_t mn = 0, k = 0;        // of a box
  std::vector<int64_t> starts;  // bytes, each a multiple of the pattern of the swizzle and of 128
};

// The fewest boxes that fill the tile; every element of every box was compared. Fails with kNotInjective
// where two elements share an offset (smem_c12), and as tensorMap does for a tile of which no box of 16 bytes
// or more is filled.
Expected<SmemBoxes> boxesOf(const SmemTile& tile);

// Bytes on which offset 0 must lie for the swizzle of the mode, and for TMA.
int64_t alignmentOf(SwizzleMode mode, bool tma);

}  // namespace cutecheck::cli
