// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// grid: where the coordinates of a shape stand in rows and columns.
//
// The first top-level mode runs down the rows, the others together run along the columns, as in CuTe's
// print_latex. A shape of one mode is a strip; a long strip is broken into rows of one length.
#pragma once

#include "core/notation/int_tuple.h"
#include "tools/draw/picture.h"

namespace cutecheck::draw {

struct Grid {
  int64_t rows = 1, columns = 1, size = 1;
  bool strip = false;
  IntTuple shape;

  // The linear index at a place; at least size where a broken strip has no cell.
  int64_t indexAt(int64_t row, int64_t column) const {
    return strip ? row * columns + column : row + rows * column;
  }
};

// Fails with kNotStatic for a shape with symbols (draw_c1), with kLimit for more than kMaxCells cells or
// kMaxSide rows or columns (draw_c2).
Expected<Grid> makeGrid(const IntTuple& shape);

// An empty panel of the grid: its axes, the lines around its nested tiles, and a cell with its coordinate for
// each index.
Panel panelOf(const Grid& grid, std::string title);

// The lines between neighbouring cells of different groups; group[row * columns + column].
std::vector<Line> groupLines(int64_t rows, int64_t columns, const std::vector<int64_t>& group, int level);

}  // namespace cutecheck::draw
