// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/divide_picture.h"

#include "core/eval/evaluate.h"
#include "core/layout/crd2idx.h"
#include "core/layout/idx2crd.h"
#include "core/layout/size.h"
#include "core/notation/print.h"
#include "tools/draw/layout_picture.h"

namespace cutecheck::draw {

namespace {

// Which tile each linear index of the whole is in, and the colour of each tile: neighbouring tiles differ.
struct Tiles {
  int64_t elements = 0, count = 0, overhang = 0;  // coordinates of tiles that are outside of the whole
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

// The layout that tells where a coordinate of the whole goes: of each mode that is tiled by itself the index in it, as
// a component of its own, so that what lies beyond one mode is not taken for an element of the next. Modes inside of
// such a mode are one index, which every tiler divides that divides the mode.
struct Places {
  std::string shape, stride;
  std::vector<int64_t> extents;  // of the components
};

void addPlaces(const IntTuple& shape, const Tiler* tiler, const std::string& path, Places& places) {
  const bool apart = tiler != nullptr && tiler->isTuple() && shape.isTuple();
  if (apart) {
    places.stride += "(";
    for (size_t i = 0; i < shape.rank(); ++i) {
      if (i > 0) places.stride += ",";
      addPlaces(shape.mode(i), i < tiler->modes().size() ? &tiler->modes()[i] : nullptr, "@" + std::to_string(i) + path, places);
    }
    places.stride += ")";
    return;
  }
  int64_t weight = 1;
  const auto write = [&](const auto& self, const IntTuple& part) -> void {
    if (!part.isTuple()) {
      places.stride += std::to_string(weight) + path;
      weight *= part.value();
      return;
    }
    places.stride += "(";
    for (size_t i = 0; i < part.rank(); ++i) {
      if (i > 0) places.stride += ",";
      self(self, part.mode(i));
    }
    places.stride += ")";
  };
  write(write, shape);
  places.extents.push_back(weight);
}

Places placesOf(const IntTuple& shape, const Value& tiler) {
  Places places;
  places.shape = toString(shape);
  const Expected<Tiler> by = asTiler(tiler);
  addPlaces(shape, by.ok() ? &*by : nullptr, "", places);
  return places;
}

// The element of the whole at each linear index of a divide of the places, -1 where a tile overhangs.
Expected<std::vector<int64_t>> elementsOf(const Layout& divided, const std::vector<int64_t>& extents, int64_t size) {
  std::vector<int64_t> elements;
  for (int64_t i = 0; i < size; ++i) {
    CUTECHECK_TRY(coordinate, crd2idx(IntTuple(i), divided));
    const std::vector<IntTuple> at = leaves(coordinate);
    int64_t element = 0, weight = 1;
    for (size_t part = 0; part < extents.size() && element >= 0; ++part) {
      const int64_t value = part < at.size() ? at[part].value() : 0;
      element = value >= 0 && value < extents[part] ? element + weight * value : -1;
      weight *= extents[part];
    }
    elements.push_back(element);
  }
  return elements;
}

Expected<Tiles> tilesOf(const Places& places, int64_t size, const std::string& tiler) {
  CUTECHECK_TRY(zipped, layoutOf("zipped_divide", places.shape + ":" + places.stride, tiler));
  CUTECHECK_TRY(drawn, drawnLayout(Value(zipped)));
  CUTECHECK_TRY(elements, elementsOf(zipped, places.extents, drawn.grid.size));
  Tiles tiles;
  tiles.elements = drawn.grid.rows;
  tiles.count = drawn.grid.columns;
  tiles.tileOf.assign(static_cast<size_t>(size), -1);
  for (int64_t i = 0; i < drawn.grid.size; ++i)
    if (const int64_t element = elements[static_cast<size_t>(i)]; element >= 0)
      tiles.tileOf[static_cast<size_t>(element)] = i / tiles.elements;
    else
      ++tiles.overhang;
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
  const Places places = placesOf(left.grid.shape, tiler);
  CUTECHECK_TRY(tiles, tilesOf(places, left.grid.size, by));
  CUTECHECK_TRY(order, layoutOf(operation, places.shape + ":" + places.stride, by));
  CUTECHECK_TRY(elements, elementsOf(order, places.extents, right.grid.size));

  Panel before = layoutPanel(left);
  before.lines = groupLines(left.grid.rows, left.grid.columns,
                            colour(before, left.grid, tiles, [](int64_t index) { return index; }), 2);
  before.notes.push_back(std::to_string(tiles.count) + " tiles of " + std::to_string(tiles.elements) +
                         " elements, by " + by + ": each outlined, of one colour");
  Panel after = layoutPanel(right);
  const std::vector<int64_t> group = colour(after, right.grid, tiles, [&elements = elements](int64_t index) {
    return elements[static_cast<size_t>(index)];
  });
  // Where every column is a tile of its own, lines between them say no more than the columns.
  if (tiles.elements != right.grid.rows)
    after.lines = groupLines(right.grid.rows, right.grid.columns, group, 2);
  if (tiles.overhang > 0)
    after.notes.push_back(std::to_string(tiles.overhang) +
                          " coordinates of tiles that overhang, without colour, are no elements of the whole");
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
