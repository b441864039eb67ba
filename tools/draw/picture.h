// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Picture: what is to be seen, before pixels and characters.
//
// A picture is a row of panels. A panel is a grid of cells with lines between them, names along its two axes
// and notes below. Whoever makes a picture (layout_picture.h, owners_picture.h, ...) knows layouts and
// nothing of pixels; a writer (svg.h, terminal.h) knows pixels and nothing of layouts.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::draw {

// What a cell's colour says: a place on a scale (kRamp, step below kRampSteps), one of several things
// (kCategory, step below kShades; the first kCategories differ most), nothing (kEmpty), or that the grid has
// no cell there (kAbsent).
enum class Scheme : uint8_t { kAbsent, kEmpty, kRamp, kCategory };
inline constexpr int kRampSteps = 16, kCategories = 8, kShades = 32, kBands = 8;

struct Tint {
  Scheme scheme = Scheme::kAbsent;
  uint8_t step = 0;

  friend bool operator==(const Tint&, const Tint&) = default;
};

// The step of `value` on the scale from `low` to `high`.
Tint rampTint(int64_t value, int64_t low, int64_t high);
// The colour of thing number `number`; kCategories things look different.
Tint categoryTint(int64_t number);
// The same for threads: the 32 of a warp look different. What tells warps apart is Cell::band.
Tint laneTint(int64_t lane);

// kMarked: the cell is one of those that the picture is about (a difference, a conflict). kWitness: it is the
// first.
enum class Mark : uint8_t { kNone, kMarked, kWitness };

struct Cell {
  std::string label;         // what stands in it where there is room
  std::string upper, lower;  // the same in two lines, where it has two parts
  std::string coordinate;    // which it is, for whoever points at it
  Tint tint;
  Mark mark = Mark::kNone;
  uint8_t band = 0;  // a bar at the left of the cell, 1 to kBands: of threads, their warp; 0: none
  int64_t number = 0, item = 0;  // what the label says: an offset; an owner and which of its items
};

// What the numbers of cells are.
enum class Numbers : uint8_t { kNone, kOffsets, kOwners };

// A line on the boundary before column (vertical) or row `at`, beside the rows or columns [begin, end).
struct Line {
  bool vertical = false;
  int64_t at = 0, begin = 0, end = 0;
  int level = 1;  // the higher, the thicker; 1 at least

  friend bool operator==(const Line&, const Line&) = default;
};

// The names of the rows or columns: full ones, and short ones for where those are too long (numbers).
struct Axis {
  std::vector<std::string> names, shortNames;
};

// So many rows and columns of cells that one cell of a summary stands for (summary.h).
struct Block {
  int64_t rows = 1, columns = 1;

  friend bool operator==(const Block&, const Block&) = default;
};

struct Panel {
  std::string title;
  int64_t rows = 0, columns = 0;
  std::vector<Cell> cells;  // row by row, rows * columns of them
  Axis rowAxis, columnAxis;
  std::vector<Line> lines;
  std::vector<std::string> notes;
  Numbers numbers = Numbers::kNone;
  std::string ownerLetter = "T", itemLetter = "V";
  bool strip = false;  // one mode, row by row
  Block block;         // in which it is shown where it has too many cells; {}: as its size asks for

  const Cell& at(int64_t row, int64_t column) const {
    return cells[static_cast<size_t>(row * columns + column)];
  }
  Cell& at(int64_t row, int64_t column) { return cells[static_cast<size_t>(row * columns + column)]; }
};

// How panels stand: in a row, or below each other where that is too wide; always in a row; always below each
// other, for a page as narrow as a phone; or the three operands of a product, A to the left of C and B above
// it, so that a row of A is a row of C and a column of B one of C.
enum class Arrangement : uint8_t { kFlow, kRow, kColumn, kAround };

struct Picture {
  std::string title;        // one line
  std::string description;  // one sentence for a reader who does not see it
  std::vector<Panel> panels;
  Arrangement arrangement = Arrangement::kFlow;
};

// What is drawn at most: cells of a panel, and rows or columns of one.
inline constexpr int64_t kMaxCells = 1 << 16, kMaxSide = 1 << 10;

}  // namespace cutecheck::draw
