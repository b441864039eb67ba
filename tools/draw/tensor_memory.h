// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tensor_memory: where tcgen05.mma puts its accumulator in the 128 lanes of tensor memory.
//
// PTX ISA, "Data Path Layout Organization": seven layouts, A to G, by the rows M of the product, one CTA or
// two, .ws, and whether A is sparse. Of products of two CTAs a layout shows one CTA's part. A column has 32
// bits.
#pragma once

#include "tools/draw/picture.h"

namespace cutecheck::draw {

struct DataPath {
  char letter;
  const char* product;  // of which the accumulator is
  int64_t rows;         // of the accumulator in one CTA
  int64_t slabs;        // parts that the columns are folded into, over the lanes
  bool scattered;       // 16 rows in each 32 lanes, the other half unused
};
// By letter.
const std::vector<DataPath>& dataPaths();

// (row, column) of an accumulator of n columns -> lane + 128 * column of tensor memory, as text.
std::string layoutText(const DataPath& path, int64_t n);

// The lanes and columns, each with the element that lies there. Fails with kUsage for another letter, and for
// n that is not 1 to 512 columns in whole slabs (draw_c9).
Expected<Picture> tensorMemoryPicture(const std::string& letter, int64_t n);

}  // namespace cutecheck::draw
