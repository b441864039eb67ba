// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/grid.h"

#include "core/layout/idx2crd.h"
#include "core/layout/size.h"
#include "core/notation/print.h"

namespace cutecheck::draw {

namespace {

constexpr int64_t kStrip = 32;  // cells of a row of a long strip

struct Step {
  int64_t period;
  int level;
};

// Where a coordinate of `shape` enters the next tile: at each multiple of a period.
std::vector<Step> stepsOf(const IntTuple& shape) {
  std::vector<Step> steps;
  int64_t extent = 1;
  for (const IntTuple& leaf : leaves(shape)) {
    if (leaf.value() == 1) continue;
    if (extent > 1) steps.push_back({extent, static_cast<int>(steps.size()) + 1});
    extent *= leaf.value();
  }
  return steps;
}

void addLines(std::vector<Line>& lines, const IntTuple& shape, bool vertical, int64_t extent,
              int64_t across) {
  const std::vector<Step> steps = stepsOf(shape);
  for (int64_t at = 1; at < extent; ++at) {
    int level = 0;
    for (const Step& step : steps)
      if (at % step.period == 0) level = step.level;
    if (level > 0) lines.push_back({vertical, at, 0, across, level});
  }
}

Axis axisOf(const IntTuple& shape, int64_t extent) {
  Axis axis;
  for (int64_t i = 0; i < extent; ++i) {
    const Expected<IntTuple> coordinate = idx2crd(IntTuple(i), shape);
    axis.names.push_back(coordinate ? toString(*coordinate) : std::to_string(i));
    axis.shortNames.push_back(std::to_string(i));
  }
  return axis;
}

// The first mode, and the others as one.
IntTuple rowShape(const IntTuple& shape) { return shape.mode(0); }
IntTuple columnShape(const IntTuple& shape) {
  if (shape.rank() == 2) return shape.mode(1);
  std::vector<IntTuple> rest = shape.modes();
  rest.erase(rest.begin());
  return IntTuple::tuple(std::move(rest));
}

}  // namespace

Expected<Grid> makeGrid(const IntTuple& shape) {
  if (!shape.isStatic() || shape.hasUnderscore())
    return makeError(Code::kNotStatic, "draw_c1", "the extents of " + toString(shape) + " are not all known");
  const Expected<int64_t> cells = size(shape);
  if (!cells || *cells > kMaxCells)
    return makeError(Code::kLimit, "draw_c2",
                     toString(shape) + " has more than " + std::to_string(kMaxCells) + " cells");
  Grid grid;
  grid.shape = shape;
  grid.size = *cells;
  grid.strip = shape.isLeaf() || shape.rank() < 2;
  if (grid.strip) {
    grid.columns = std::min(grid.size, kStrip);
    grid.rows = (grid.size + grid.columns - 1) / grid.columns;
  } else {
    CUTECHECK_TRY(rows, size(rowShape(shape)));
    grid.rows = rows;
    grid.columns = grid.size / rows;
  }
  if (!grid.strip && (grid.rows > kMaxSide || grid.columns > kMaxSide))
    return makeError(Code::kLimit, "draw_c2",
                     toString(shape) + " has more than " + std::to_string(kMaxSide) + " rows or columns");
  return grid;
}

Panel panelOf(const Grid& grid, std::string title) {
  Panel panel;
  panel.title = std::move(title);
  panel.rows = grid.rows;
  panel.columns = grid.columns;
  panel.cells.resize(static_cast<size_t>(grid.rows * grid.columns));
  for (int64_t row = 0; row < grid.rows; ++row) {
    for (int64_t column = 0; column < grid.columns; ++column) {
      const int64_t index = grid.indexAt(row, column);
      if (index >= grid.size) continue;
      Cell& cell = panel.at(row, column);
      const Expected<IntTuple> coordinate = idx2crd(IntTuple(index), grid.shape);
      cell.coordinate = coordinate ? toString(*coordinate) : std::to_string(index);
      cell.tint.scheme = Scheme::kEmpty;
    }
  }
  if (!grid.strip) {
    panel.rowAxis = axisOf(rowShape(grid.shape), grid.rows);
    panel.columnAxis = axisOf(columnShape(grid.shape), grid.columns);
    addLines(panel.lines, rowShape(grid.shape), false, grid.rows, grid.columns);
    addLines(panel.lines, columnShape(grid.shape), true, grid.columns, grid.rows);
    return panel;
  }
  panel.strip = true;
  panel.columnAxis = axisOf(grid.rows > 1 ? IntTuple(grid.columns) : grid.shape, grid.columns);
  for (int64_t row = 0; row < grid.rows; ++row) {
    panel.rowAxis.names.push_back(grid.rows > 1 ? std::to_string(row * grid.columns) + "+" : "");
    panel.rowAxis.shortNames.push_back(panel.rowAxis.names.back());
  }
  // In a broken strip a tile may begin anywhere in a row: group lines by the finest tile that is left.
  if (grid.rows == 1) {
    addLines(panel.lines, grid.shape, true, grid.columns, 1);
  } else if (const std::vector<Step> steps = stepsOf(grid.shape); !steps.empty()) {
    std::vector<int64_t> tile;
    for (int64_t i = 0; i < grid.rows * grid.columns; ++i) tile.push_back(i / steps.front().period);
    panel.lines = groupLines(grid.rows, grid.columns, tile, 1);
  }
  return panel;
}

std::vector<Line> groupLines(int64_t rows, int64_t columns, const std::vector<int64_t>& group, int level) {
  std::vector<Line> lines;
  const auto at = [&](int64_t r, int64_t c) { return group[static_cast<size_t>(r * columns + c)]; };
  // Runs of boundaries become one line each.
  const auto scan = [&](bool vertical, int64_t places, int64_t length, const auto& differs) {
    for (int64_t place = 1; place < places; ++place) {
      int64_t begin = -1;
      for (int64_t i = 0; i <= length; ++i) {
        const bool here = i < length && differs(place, i);
        if (here && begin < 0) begin = i;
        if (here || begin < 0) continue;
        lines.push_back({vertical, place, begin, i, level});
        begin = -1;
      }
    }
  };
  scan(false, rows, columns, [&](int64_t r, int64_t c) { return at(r, c) != at(r - 1, c); });
  scan(true, columns, rows, [&](int64_t c, int64_t r) { return at(r, c) != at(r, c - 1); });
  return lines;
}

}  // namespace cutecheck::draw
