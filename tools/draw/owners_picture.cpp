// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/owners_picture.h"

#include "core/notation/print.h"

namespace cutecheck::draw {

void outlineOwners(Panel& panel) {
  std::vector<int64_t> owners;
  bool neighbours = false;
  for (int64_t r = 0; r < panel.rows; ++r)
    for (int64_t c = 0; c < panel.columns; ++c) {
      owners.push_back(panel.at(r, c).label.empty() ? -1 : panel.at(r, c).number);
      neighbours |= owners.back() >= 0 && c > 0 && owners[owners.size() - 2] == owners.back();
    }
  if (!neighbours) return;
  for (Line& line : groupLines(panel.rows, panel.columns, owners, 1)) panel.lines.push_back(line);
}

OwnerStyle threadStyle(int64_t threads) {
  return {"T", "V", [threads](Cell& cell, int64_t thread, int64_t value) {
            cell.upper = "T" + std::to_string(thread);
            cell.lower = "V" + std::to_string(value);
            cell.label = cell.upper + cell.lower;
            cell.tint = laneTint(thread);
            if (threads > kShades) cell.band = static_cast<uint8_t>(thread / kShades % kBands + 1);
          }};
}

Expected<Owners> ownersOf(const DrawnLayout& layout) {
  if (layout.offsets.empty())
    return makeError(Code::kBasisStride, "draw_c3",
                     layout.text + " has offsets that are no indices of a tile");
  return Owners{layout.text, layout.offsets, layout.grid.strip ? layout.grid.size : layout.grid.rows};
}

Expected<Panel> ownersPanel(const Owners& owners, const Grid& grid, const OwnerStyle& style) {
  std::vector<int64_t> first(static_cast<size_t>(grid.size), -1);
  int64_t shared = 0, held = 0;
  for (size_t i = 0; i < owners.elements.size(); ++i) {
    const int64_t index = owners.elements[i];
    if (index < 0 || index >= grid.size) {
      Diagnostic error = makeError(Code::kOutOfDomain, "draw_c7",
                                   "index " + std::to_string(index) + " of " + owners.text +
                                       " is outside the tile " + toString(grid.shape));
      error.witness = {static_cast<int64_t>(i)};
      return error;
    }
    int64_t& owner = first[static_cast<size_t>(index)];
    ++(owner < 0 ? held : shared);
    if (owner < 0) owner = static_cast<int64_t>(i);
  }
  Panel panel = panelOf(grid, owners.text);
  for (int64_t row = 0; row < grid.rows; ++row) {
    for (int64_t column = 0; column < grid.columns; ++column) {
      const int64_t index = grid.indexAt(row, column);
      if (index >= grid.size || first[static_cast<size_t>(index)] < 0) continue;
      const int64_t owner = first[static_cast<size_t>(index)] % owners.owners,
                    item = first[static_cast<size_t>(index)] / owners.owners;
      Cell& cell = panel.at(row, column);
      style.paint(cell, owner, item);
      cell.number = owner, cell.item = item;
    }
  }
  panel.numbers = Numbers::kOwners;
  panel.ownerLetter = style.ownerLetter, panel.itemLetter = style.itemLetter;
  outlineOwners(panel);
  if (shared > 0)
    panel.notes.push_back(std::to_string(shared) +
                          " more coordinates reach an element that another has: the first is shown");
  if (held < grid.size) panel.notes.push_back(std::to_string(grid.size - held) + " elements have no owner");
  return panel;
}

Expected<Picture> ownersPicture(const DrawnLayout& layout, const IntTuple& tile) {
  CUTECHECK_TRY(owners, ownersOf(layout));
  CUTECHECK_TRY(grid, makeGrid(tile));
  CUTECHECK_TRY(panel, ownersPanel(owners, grid, threadStyle(owners.owners)));
  Picture picture;
  const int64_t threads = owners.owners;
  const std::string what = std::to_string(threads) + (threads == 1 ? " thread, " : " threads, ") +
                           std::to_string(layout.grid.size / threads) + " values each, of a tile " +
                           toString(tile);
  panel.notes.push_back(threads > kShades
                            ? "T: thread, V: its value; a colour for a lane, a bar at the left for a warp"
                            : "T: thread, V: its value");
  picture.title = "threads and values: " + what;
  picture.description =
      "Which thread holds which of its values of each element: " + layout.text + ", " + what + ".";
  picture.panels.push_back(std::move(panel));
  return picture;
}

}  // namespace cutecheck::draw
