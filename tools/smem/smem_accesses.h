// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The usual accesses of threads to a tile of shared memory, and the ways of bank conflict of each.
#pragma once

#include <string>
#include <vector>

#include "tools/smem/smem_tile.h"

namespace cutecheck::cli {

struct SmemAccess {
  std::string name;    // "ldmatrix"
  std::string what;    // for a reader
  std::string access;  // as conflict_free has it: ldmatrix, or bits of a lane
  Layout lanes;        // lane -> linear coordinate of the tile, the first phase first
};

// ldmatrix (rows of 8 chunks of 16 bytes, at all places), 16 bytes a lane along the contiguous mode, and one
// element a lane along each mode. Those that the extents have no room for are left out.
std::vector<SmemAccess> accessesOf(const SmemTile& tile);

// The most words that one bank is asked for in a phase, counted lane by lane; 1 is free of conflicts. Fails
// where a lane begins between two accesses (smem_c7).
Expected<int64_t> waysOf(const SmemTile& tile, const SmemAccess& access);

// conflict_free of the tile after the lanes, as `cutecheck prove` takes it.
std::string conflictClaim(const SmemTile& tile, const SmemAccess& access);

// The widest vector in bytes, 16 at most: so many bytes along the contiguous mode lie together, at a multiple
// of their number, wherever a vector begins.
int64_t vectorBytes(const SmemTile& tile);

}  // namespace cutecheck::cli
