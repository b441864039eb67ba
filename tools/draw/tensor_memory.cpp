// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/tensor_memory.h"

#include "core/notation/parse.h"
#include "tools/draw/owners_picture.h"

namespace cutecheck::draw {

namespace {

constexpr int64_t kLanes = 128, kColumns = 512, kWarpLanes = 32;

// The lanes [begin, end), which one warp of four reaches: side by side they are no taller than a page.
Panel rowsOf(const Panel& panel, int64_t begin, int64_t end) {
  Panel part;
  part.title = "lanes " + std::to_string(begin) + " to " + std::to_string(end - 1);
  part.rows = end - begin;
  part.columns = panel.columns;
  part.cells.assign(panel.cells.begin() + begin * panel.columns, panel.cells.begin() + end * panel.columns);
  part.columnAxis = panel.columnAxis;
  for (int64_t row = begin; row < end; ++row) {
    part.rowAxis.names.push_back(std::to_string(row));
    part.rowAxis.shortNames.push_back(part.rowAxis.names.back());
  }
  return part;
}

}  // namespace

const std::vector<DataPath>& dataPaths() {
  static const std::vector<DataPath> table = {
      {'A', "M = 256 of two CTAs", 128, 1, false},
      {'B', "M = 128 of two CTAs, A dense", 64, 2, false},
      {'C', "M = 128 of two CTAs, A sparse", 64, 1, true},
      {'D', "M = 128 of one CTA", 128, 1, false},
      {'E', "M = 64 of one CTA, .ws", 64, 2, false},
      {'F', "M = 64 of one CTA", 64, 1, true},
      {'G', "M = 32 of one CTA, .ws", 32, 4, false},
  };
  return table;
}

std::string layoutText(const DataPath& path, int64_t n) {
  const std::string columns = std::to_string(n / path.slabs), rows = std::to_string(path.rows);
  if (path.scattered) return "((16,4)," + columns + "):((1,32),128)";
  if (path.slabs == 1) return "(" + rows + "," + columns + "):(1,128)";
  return "(" + rows + ",(" + columns + "," + std::to_string(path.slabs) + ")):(1,(128," + rows + "))";
}

Expected<Picture> tensorMemoryPicture(const std::string& letter, int64_t n) {
  const DataPath* path = nullptr;
  for (const DataPath& one : dataPaths())
    if (letter == std::string(1, one.letter)) path = &one;
  if (path == nullptr)
    return makeError(Code::kUsage, "draw_c9",
                     "'" + letter + "' is not a data path of tensor memory; the data paths are A to G");
  if (n < 1 || n > kColumns || n % path->slabs != 0)
    return makeError(Code::kUsage, "draw_c9",
                     "an accumulator of data path " + letter + " has 1 to 512 columns, a multiple of " +
                         std::to_string(path->slabs));
  CUTECHECK_TRY(layout, parseLayout(layoutText(*path, n)));
  CUTECHECK_TRY(drawn, drawnLayout(Value(layout)));
  const int64_t inSlab = n / path->slabs;
  // 16 rows of a slab have one colour, eight at most.
  const int64_t bands = path->rows / 16;
  const OwnerStyle style{"r", "c", [inSlab, bands](Cell& cell, int64_t m, int64_t column) {
                           cell.label = std::to_string(m) + "," + std::to_string(column);
                           cell.tint = categoryTint(m / 16 + bands * (column / inSlab));
                         }};
  CUTECHECK_TRY(owners, ownersOf(drawn));
  CUTECHECK_TRY(grid, makeGrid(IntTuple::tuple({kLanes, inSlab})));
  CUTECHECK_TRY(panel, ownersPanel(owners, grid, style));
  Picture picture;
  picture.title = "tensor memory, data path " + letter + ": " + path->product;
  picture.description =
      "The element of the accumulator in each lane and column of tensor memory, data path " + letter + ": " +
      path->product + ", " + std::to_string(n) + " columns.";
  for (int64_t lane = 0; lane < kLanes; lane += kWarpLanes)
    picture.panels.push_back(rowsOf(panel, lane, lane + kWarpLanes));
  picture.panels[0].notes = {
      drawn.text + ": (row, column) to lane + 128 * column",
      "columns of 32 bits; in a cell the row and column of the accumulator, a colour for 16 rows"};
  return picture;
}

}  // namespace cutecheck::draw
