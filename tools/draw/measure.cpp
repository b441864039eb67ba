// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/measure.h"

#include <algorithm>
#include <cmath>

namespace cutecheck::draw {

namespace {

constexpr double kWidest = 1600, kNarrowest = 240;  // of a grid with labels; of a panel

struct CellSize {
  int64_t side;  // for grids of up to so many rows and columns
  double cell, font;
};
constexpr CellSize kSizes[] = {{8, 40, 14}, {16, 32, 12}, {32, 24, 10},
                               {64, 16, 8}, {128, 8, 0},  {256, 4, 0}};

size_t longest(const std::vector<std::string>& texts) {
  size_t characters = 0;
  for (const std::string& text : texts) characters = std::max(characters, text.size());
  return characters;
}

void sizeCells(const Panel& panel, const CellRoom& atLeast, PanelMeasure& m) {
  // A page is scrolled down rather than across.
  const int64_t side = std::max(panel.rows / 2, panel.columns);
  CellSize size{kMaxSide, 2, 0};
  for (const CellSize& row : kSizes)
    if (side <= row.side) {
      size = row;
      break;
    }
  m.cellWidth = std::max(size.cell, atLeast.width);
  m.cellHeight = std::max(size.cell, atLeast.height);
  size_t characters = 0, two = 0;
  for (const Cell& cell : panel.cells) {
    characters = std::max(characters, cell.label.size());
    two = std::max({two, cell.upper.size(), cell.lower.size()});
  }
  if (characters == 0) return;
  for (double font = std::min(size.font, atLeast.font); font >= kSmallestFont; --font) {
    const double edge = font > 8 ? 8 : 4;
    const double height = two > 0 ? std::ceil(2 * kLineStep * font) + 4 : 0;
    const double width = std::max(size.cell, std::ceil(textWidth(two > 0 ? two : characters, font)) + edge);
    if (width * static_cast<double>(panel.columns) > kWidest) continue;
    m.labelFont = font;
    m.twoLines = two > 0;
    m.cellWidth = std::max(width, atLeast.width);
    m.cellHeight = std::max(m.cellHeight, height);
    return;
  }
}

// `room`: of one row or column; `need`: of a name of so many characters, with what keeps it from the next.
AxisMeasure measureAxis(const Axis& axis, double room, const auto& need) {
  const size_t full = longest(axis.names), brief = longest(axis.shortNames);
  if (need(full) <= room) return {true, 1, full};
  AxisMeasure m{false, 1, brief};
  while (need(brief) > room * static_cast<double>(m.step)) m.step *= 2;
  return m;
}

void append(std::vector<std::string>& to, std::vector<std::string> lines) {
  to.insert(to.end(), std::make_move_iterator(lines.begin()), std::make_move_iterator(lines.end()));
}

size_t charactersIn(double width, double font) { return static_cast<size_t>(width / (kCharacter * font)); }

}  // namespace

double textWidth(size_t characters, double font) {
  return static_cast<double>(characters) * kCharacter * font;
}

std::vector<std::string> wrapped(const std::string& text, size_t width) {
  std::vector<std::string> lines;
  std::string rest = text;
  while (rest.size() > width) {
    size_t cut = rest.find_last_of(' ', width);
    if (cut == std::string::npos || cut < width / 2) {
      const size_t comma = rest.find_last_of(",;", width - 1);
      cut = comma == std::string::npos || comma < width / 2 ? width : comma + 1;
    }
    lines.push_back(rest.substr(0, cut));
    const size_t next = rest.find_first_not_of(' ', cut);
    rest = next == std::string::npos ? "" : rest.substr(next);
  }
  if (!rest.empty() || lines.empty()) lines.push_back(rest);
  return lines;
}

PanelMeasure measure(const Panel& panel, const CellRoom& atLeast) {
  PanelMeasure m;
  sizeCells(panel, atLeast, m);
  m.axisFont = m.labelFont > 0 ? std::clamp(m.labelFont, 8.0, 11.0) : 10;
  m.columns =
      measureAxis(panel.columnAxis, m.cellWidth, [&](size_t n) { return textWidth(n + 1, m.axisFont) + 2; });
  // A row of any height holds the name of a coordinate, if it holds one line.
  m.rows = measureAxis(panel.rowAxis, m.cellHeight, [&](size_t) { return m.axisFont * 1.2; });
  // Names that are far apart along one axis are, along the other, too.
  if (m.rows.step > 1) m.rows.step = std::max(m.rows.step, std::min(m.columns.step, panel.rows));

  const double gridWidth = m.cellWidth * static_cast<double>(panel.columns);
  const double gridHeight = m.cellHeight * static_cast<double>(panel.rows);
  m.left = m.rows.characters == 0 ? 2 : std::ceil(textWidth(m.rows.characters, m.axisFont)) + 8;
  // The last name may stand out beyond its column.
  const double beyond = m.columns.step > 1 ? textWidth(m.columns.characters, m.axisFont) / 2 : 0;
  m.width = std::max(m.left + gridWidth + std::ceil(beyond) + 2, kNarrowest);
  if (!panel.title.empty()) m.titleLines = wrapped(panel.title, charactersIn(m.width, kTitleFont));
  for (const std::string& note : panel.notes)
    append(m.noteLines, wrapped(note, charactersIn(m.width, kNoteFont)));
  const auto lines = [](const std::vector<std::string>& text, double font) {
    return std::ceil(static_cast<double>(text.size()) * font * kLineHeight);
  };
  m.top = lines(m.titleLines, kTitleFont) + std::ceil(m.axisFont * 1.8);
  m.height = m.top + gridHeight + 6 + lines(m.noteLines, kNoteFont);
  return m;
}

}  // namespace cutecheck::draw
