// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The answer of `cutecheck smem`: what is good for what, and the layout that is good for what is wanted.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/smem/smem_accesses.h"
#include "tools/smem/smem_readers.h"

namespace cutecheck::cli {

enum class SmemWish : uint8_t { kWgmma, kTma, kLdmatrix };

// "wgmma,tma,ldmatrix"; also "umma" for tcgen05.mma. Fails with kUsage and the nearest word (smem_c10).
Expected<std::vector<SmemWish>> smemWishes(const std::string& text);
std::string_view wishName(SmemWish wish);

struct SmemUse {
  SmemWish wish = SmemWish::kWgmma;
  std::string refusal;  // empty where the tile is good for it
};

// A tile with everything that is known of it.
struct SmemFacts {
  SmemTile tile;
  int64_t vector = 0;  // bytes
  Expected<SmemDescriptors> descriptors;
  Expected<SmemBoxes> boxes;
  std::optional<int64_t>
      blockStep;              // bytes from a block of 64 along mn to the next, where each is like the first
  std::vector<SmemUse> uses;  // of what is wanted
  int64_t alignment = 16;     // bytes on which offset 0 must lie for these readers

  bool good() const;
};
SmemFacts smemFacts(const SmemTile& tile, MatrixArch arch, const std::vector<SmemWish>& wishes);

// A row of the table: an access, and the ways under each swizzle.
struct SmemRow {
  SmemAccess access;
  std::vector<Expected<int64_t>> ways;
};
struct SmemTable {
  std::vector<std::pair<std::string, Swizzle>> columns;  // name of the mode, swizzle of elements
  std::vector<SmemRow> rows;
};
SmemTable smemTable(const SmemTile& tile);

// The canonical layouts of the tile's shape that are good for all that is wanted, the widest swizzle first.
struct SmemProposals {
  std::vector<SmemFacts> good;
  std::vector<std::string> reasons;  // of those that are not, "LAYOUT: wgmma: ..."
};
SmemProposals smemProposals(const SmemTile& tile, MatrixArch arch, const std::vector<SmemWish>& wishes);

}  // namespace cutecheck::cli
