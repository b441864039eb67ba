// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/divide_picture.h"

#include "core/eval/evaluate.h"
#include "core/layout/idx2crd.h"
#include "core/layout/size.h"
#include "core/notation/print.h"
#include "tools/draw/layout_picture.h"

namespace cutecheck::draw {

namespace {

// Which tile each linear index of the whole is in, and the colour of each tile: neighbouring tiles differ.
struct Tiles {
  int64_t elements = 0, count = 0;
  std::vector<int64_t> tileOf;   // -1: in none
  std::vector<int64_t> colours;  // by tile
};

Expected<Layout> layoutOf(std::string_view operation, const std::string& whole, const std::string& tiler) {
  CUTECHECK_TRY(value, evaluateCall(operation, {whole, tiler}));
  const auto* layout = std::get_if<Layout>(&value);
  if (layout == nullptr || layout->rank() < 2)
    return makeError(Code::kUsage, "draw_c3", toString(value) + " has no tile and rest");
  return *layout;
}

// Of the compact layout of a shape an offset is a linear index: dividing it tells where each index goes.
Expected<Tiles> tilesOf(const IntTuple& shape, int64_t size, const std::string& tiler) {
  CUTECHECK_TRY(zipped, layoutOf("zipped_divide", toString(shape), tiler));
  CUTECHECK_TRY(drawn, drawnLayout(Value(zipped)));
  Tiles tiles;
  tiles.elements = drawn.grid.rows;
  tiles.count = drawn.grid.columns;
  tiles.tileOf.assign(static_cast<size_t>(size), -1);
  for (int64_t i = 0; i < drawn.grid.size; ++i)
    if (const int64_t index = drawn.offsets[static_cast<size_t>(i)]; index < size)
      tiles.tileOf[static_cast<size_t>(index)] = i / tiles.elements;
  for (int64_t tile = 0; tile < tiles.count; ++tile) {
    CUTECHECK_TRY(coordinate, idx2crd(IntTuple(tile), zipped.mode(1).shape()));
    int64_t colour = 0, weight = 1;
    for (const IntTuple& leaf : leaves(coordinate)) colour += weight * leaf.value(), weight += 2;
    tiles.colours.push_back(tiles.count <= kCategories ? tile : colour);
  }
  return tiles;
}

// Colours each cell by its tile; `indexOf` is where the cell's element stands in the whole.
std::vector<int64_t> colour(Panel& panel, const Grid& grid, const Tiles& tiles, const auto& indexOf) {
  std::vector<int64_t> group;
  for (int64_t row = 0; row < grid.rows; ++row) {
    for (int64_t column = 0; column < grid.columns; ++column) {
      const int64_t index = grid.indexAt(row, column);
      const int64_t element = index < grid.size ? indexOf(index) : -1;
      const bool known = element >= 0 && element < static_cast<int64_t>(tiles.tileOf.size());
      const int64_t tile = known ? tiles.tileOf[static_cast<size_t>(element)] : -1;
      group.push_back(tile);
      if (index >= grid.size) continue;
      panel.at(row, column).tint =
          tile < 0 ? Tint{Scheme::kEmpty, 0} : categoryTint(tiles.colours[static_cast<size_t>(tile)]);
    }
  }
  return group;
}

}  // namespace

bool isDivide(std::string_view operation) {
  return operation == "logical_divide" || operation == "zipped_divide" || operation == "tiled_divide" ||
         operation == "flat_divide";
}

Expected<Picture> dividePicture(std::string_view operation, const Value& whole, const Value& tiler) {
  const std::string by = toString(tiler);
  CUTECHECK_TRY(left, drawnLayout(whole));
  CUTECHECK_TRY(answer, evaluateCall(operation, {toString(whole), by}));
  CUTECHECK_TRY(right, drawnLayout(answer));
  CUTECHECK_TRY(tiles, tilesOf(left.grid.shape, left.grid.size, by));
  CUTECHECK_TRY(order, layoutOf(operation, toString(left.grid.shape), by));
  CUTECHECK_TRY(places, drawnLayout(Value(order)));

  Panel before = layoutPanel(left);
  before.lines = groupLines(left.grid.rows, left.grid.columns,
                            colour(before, left.grid, tiles, [](int64_t index) { return index; }), 2);
  before.notes.push_back(std::to_string(tiles.count) + " tiles of " + std::to_string(tiles.elements) +
                         " elements, by " + by + ": each outlined, of one colour");
  Panel after = layoutPanel(right);
  const std::vector<int64_t> group = colour(after, right.grid, tiles, [&places = places](int64_t index) {
    return index < places.grid.size ? places.offsets[static_cast<size_t>(index)] : -1;
  });
  // Where every column is a tile of its own, lines between them say no more than the columns.
  if (tiles.elements != right.grid.rows)
    after.lines = groupLines(right.grid.rows, right.grid.columns, group, 2);
  if (operation == "zipped_divide")
    after.notes.push_back("a column is a tile; along the columns are the rests");

  Picture picture;
  picture.title = std::string(operation) + ": tile and rest";
  picture.description = std::string(operation) + " of " + left.text + " by " + by + " is " + right.text +
                        ": " + std::to_string(tiles.count) + " tiles of " + std::to_string(tiles.elements) +
                        " elements.";
  picture.panels = {std::move(before), std::move(after)};
  return picture;
}

}  // namespace cutecheck::draw
