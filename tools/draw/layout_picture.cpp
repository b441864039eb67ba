// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/layout_picture.h"

#include <algorithm>

namespace cutecheck::draw {

namespace {

// Calls visit(cell, index) for each cell of the panel, row by row.
void forEachCell(Panel& panel, const Grid& grid, const auto& visit) {
  for (int64_t row = 0; row < grid.rows; ++row)
    for (int64_t column = 0; column < grid.columns; ++column)
      if (const int64_t index = grid.indexAt(row, column); index < grid.size)
        visit(panel.at(row, column), static_cast<size_t>(index));
}

void colourBySwizzle(Panel& panel, const DrawnLayout& layout, const Swizzle& swizzle) {
  const int low = swizzle.shift > 0 ? swizzle.base : swizzle.base - swizzle.shift;
  const int bits = std::min(swizzle.bits, 3);
  forEachCell(panel, layout.grid, [&](Cell& cell, size_t index) {
    cell.tint = categoryTint((layout.offsets[index] >> low) & ((1 << bits) - 1));
  });
  const std::string which = bits == 1 ? "bit " + std::to_string(low)
                                      : "bits " + std::to_string(low) + " to " + std::to_string(low + bits - 1);
  panel.notes.push_back("a colour for " + which + " of the offset, which the swizzle changes");
}

std::string cells(int64_t count) { return std::to_string(count) + (count == 1 ? " cell" : " cells"); }

std::string sizeOf(const DrawnLayout& layout) {
  const Grid& grid = layout.grid;
  if (grid.strip) return cells(grid.size);
  return std::to_string(grid.rows) + " by " + std::to_string(grid.columns);
}

}  // namespace

Panel layoutPanel(const DrawnLayout& layout) {
  Panel panel = panelOf(layout.grid, layout.text);
  if (!layout.offsets.empty()) panel.numbers = Numbers::kOffsets;
  int64_t low = 0, high = 0;
  if (!layout.offsets.empty()) {
    const auto [least, largest] = std::minmax_element(layout.offsets.begin(), layout.offsets.end());
    low = *least, high = *largest;
    panel.notes.push_back("offsets " + std::to_string(low) + " to " + std::to_string(high));
  }
  forEachCell(panel, layout.grid, [&](Cell& cell, size_t index) {
    cell.label = layout.labels[index];
    if (layout.offsets.empty()) return;
    cell.number = layout.offsets[index];
    cell.tint = rampTint(layout.offsets[index], low, high);
  });
  return panel;
}

Picture layoutPicture(const DrawnLayout& layout) {
  Picture picture;
  picture.title = layout.text;
  picture.panels.push_back(layoutPanel(layout));
  picture.panels[0].title.clear();
  if (layout.swizzle.bits > 0) colourBySwizzle(picture.panels[0], layout, layout.swizzle);
  picture.description = "The offsets of " + layout.text + ", " + sizeOf(layout) + ".";
  return picture;
}

Picture pairPicture(const DrawnLayout& left, const DrawnLayout& right) {
  Picture picture;
  int64_t first = -1, differences = 0;
  const int64_t longest = std::max(left.grid.size, right.grid.size);
  std::vector<bool> differs;
  for (int64_t i = 0; i < longest; ++i) {
    const auto at = [i](const DrawnLayout& layout) {
      return i < layout.grid.size ? layout.labels[static_cast<size_t>(i)] : std::string();
    };
    differs.push_back(at(left) != at(right));
    differences += differs.back();
    if (differs.back() && first < 0) first = i;
  }
  std::string note = "the same at every index";
  if (first >= 0)
    note = std::to_string(differences) + " of " + std::to_string(longest) + " indices differ, the first at " +
           std::to_string(first);
  picture.title = "two layouts: " + note;
  picture.description = "The offsets of " + left.text + " beside those of " + right.text + ": " + note + ".";
  // Before and after a swizzle the colours say where an element went. Frames around most cells say nothing.
  const Swizzle& swizzle = left.swizzle.bits > 0 ? left.swizzle : right.swizzle;
  const bool every = 4 * differences <= 3 * longest;
  for (const DrawnLayout* layout : {&left, &right}) {
    Panel panel = layoutPanel(*layout);
    if (swizzle.bits > 0 && !left.offsets.empty() && !right.offsets.empty())
      colourBySwizzle(panel, *layout, swizzle);
    forEachCell(panel, layout->grid, [&](Cell& cell, size_t index) {
      if (static_cast<int64_t>(index) == first)
        cell.mark = Mark::kWitness;
      else if (differs[index] && every)
        cell.mark = Mark::kMarked;
    });
    if (!every) panel.notes.push_back("marked: the first of those that differ");
    if (first >= 0 && first < layout->grid.size)
      panel.notes.push_back("index " + std::to_string(first) + " has offset " +
                            layout->labels[static_cast<size_t>(first)]);
    else if (first >= 0)
      panel.notes.push_back("has no index " + std::to_string(first));
    picture.panels.push_back(std::move(panel));
  }
  return picture;
}

}  // namespace cutecheck::draw
