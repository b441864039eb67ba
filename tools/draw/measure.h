// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// measure: how large the parts of a panel are in an SVG, in its units (pixels at scale 1).
//
// Text is monospaced: a character is kCharacter of the font's size wide, or less. A label stands in a cell
// when all labels of its panel fit at one size that can be read, in two lines where they have two; else the
// cells stay blank. An axis names each row or column where the full coordinates fit; else it counts them,
// each one or every 2^k.
#pragma once

#include "tools/draw/picture.h"

namespace cutecheck::draw {

inline constexpr double kCharacter = 0.61;  // DejaVu Sans Mono has 0.602, Menlo the same, Consolas 0.55
inline constexpr double kAscent = 0.76, kDescent = 0.24;  // of the size, above and below the base line
inline constexpr double kSmallestFont = 7;
inline constexpr double kLineStep = 1.15;  // of the size, from line to line of one cell

double textWidth(size_t characters, double font);

struct AxisMeasure {
  bool full = false;      // names, or shortNames
  int64_t step = 1;       // each step-th has its name
  size_t characters = 0;  // of the longest shown
};

struct PanelMeasure {
  double cellWidth = 0, cellHeight = 0;
  double labelFont = 0;  // 0: no labels
  bool twoLines = false;
  double axisFont = 0;
  AxisMeasure rows, columns;
  double left = 0, top = 0;      // of the grid in the panel
  double width = 0, height = 0;  // of the panel
  std::vector<std::string> titleLines, noteLines;
};

// `atLeast`: a cell is no smaller, so that panels of one product have cells of one size.
struct CellRoom {
  double width = 0, height = 0, font = 99;
};
PanelMeasure measure(const Panel& panel, const CellRoom& atLeast = {});

// `text` in lines of at most `width` characters, broken at blanks and after commas where there are any.
std::vector<std::string> wrapped(const std::string& text, size_t width);

inline constexpr double kTitleFont = 13, kNoteFont = 12, kLineHeight = 1.4;

}  // namespace cutecheck::draw
