// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/slice_picture.h"

#include "core/eval/evaluate.h"
#include "core/layout/crd2idx.h"
#include "core/layout/idx2crd.h"
#include "core/layout/size.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "tools/draw/layout_picture.h"

namespace cutecheck::draw {

namespace {

// Does the coordinate fit to the shape? An integer stands for a place in the whole of a mode.
std::optional<Diagnostic> unfit(const IntTuple& coordinate, const IntTuple& shape) {
  if (coordinate.isUnderscore()) return std::nullopt;
  if (coordinate.isInt()) {
    const Expected<int64_t> extent = size(shape);
    if (extent && coordinate.value() >= 0 && coordinate.value() < *extent) return std::nullopt;
    return makeError(Code::kOutOfDomain, "draw_c13",
                     "coordinate " + toString(coordinate) + " is outside the mode " + toString(shape) +
                         (extent ? ", whose coordinates are 0 to " + std::to_string(*extent - 1) : ""));
  }
  if (!coordinate.isTuple() || !shape.isTuple() || coordinate.rank() != shape.rank())
    return makeError(
        Code::kRank, "draw_c13",
        "the coordinate " + toString(coordinate) + " does not fit to the shape " + toString(shape));
  for (size_t i = 0; i < shape.rank(); ++i)
    if (auto error = unfit(coordinate.mode(i), shape.mode(i))) return error;
  return std::nullopt;
}

// Is `at`, a coordinate of the shape, one of those that `coordinate` stands for?
bool holds(const IntTuple& coordinate, const IntTuple& at, const IntTuple& shape) {
  if (coordinate.isUnderscore()) return true;
  if (coordinate.isInt()) {
    const Expected<int64_t> index = crd2idx(at, shape);
    return index && *index == coordinate.value();
  }
  for (size_t i = 0; i < shape.rank(); ++i)
    if (!holds(coordinate.mode(i), at.mode(i), shape.mode(i))) return false;
  return true;
}

}  // namespace

Expected<Picture> slicePicture(const DrawnLayout& layout, const std::string& text) {
  CUTECHECK_TRY(coordinate, parseIntTuple(text));
  const Grid& grid = layout.grid;
  if (const auto error = unfit(coordinate, grid.shape)) return *error;
  Picture picture;
  Panel panel = layoutPanel(layout);
  panel.title.clear();
  int64_t held = 0;
  for (int64_t row = 0; row < grid.rows; ++row)
    for (int64_t column = 0; column < grid.columns; ++column) {
      const int64_t index = grid.indexAt(row, column);
      if (index >= grid.size) continue;
      CUTECHECK_TRY(at, idx2crd(IntTuple(index), grid.shape));
      const bool in = holds(coordinate, at, grid.shape);
      held += in;
      panel.at(row, column).tint = in ? categoryTint(0) : Tint{Scheme::kEmpty, 0};
      if (in) panel.at(row, column).mark = Mark::kMarked;
    }
  std::string is = std::to_string(held) + (held == 1 ? " element" : " elements");
  if (const Expected<Value> value = evaluateCall("slice_and_offset", {toString(coordinate), layout.text});
      value.ok()) {
    const std::string both = toString(*value);
    if (const size_t comma = both.rfind(','); comma != std::string::npos)
      is += ", " + both.substr(0, comma) + " from offset " + both.substr(comma + 1);
  }
  panel.notes.push_back("marked: the slice " + toString(coordinate) + ": " + is);
  picture.title = "slice " + toString(coordinate) + " of " + layout.text;
  picture.description = picture.title + ": " + is + ".";
  picture.panels.push_back(std::move(panel));
  return picture;
}

}  // namespace cutecheck::draw
