// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/colour_by.h"

#include <algorithm>

#include "core/eval/evaluate.h"
#include "core/notation/parse.h"
#include "tools/draw/bindings.h"

namespace cutecheck::draw {

namespace {

Diagnostic unknownName(Diagnostic error, bool offsets) {
  if (error.rule == "draw_c1")
    error.message = std::string("the names of this picture are row, column") + (offsets ? " and offset" : ", thread and value");
  return error;
}

}  // namespace

Expected<Picture> colouredBy(Picture picture, const std::string& text) {
  CUTECHECK_TRY(expression, parseExpression(text));
  size_t coloured = 0;
  for (Panel& panel : picture.panels) {
    if (panel.numbers == Numbers::kNone) continue;
    const bool offsets = panel.numbers == Numbers::kOffsets;
    for (int64_t row = 0; row < panel.rows; ++row)
      for (int64_t column = 0; column < panel.columns; ++column) {
        Cell& cell = panel.at(row, column);
        if (cell.label.empty()) continue;
        Bindings names{{"row", row}, {"column", column}, {offsets ? "offset" : "thread", cell.number}};
        if (!offsets) names["value"] = cell.item;
        const Expected<Expression> known = bound(expression, names);
        if (!known.ok()) return unknownName(known.error(), offsets);
        CUTECHECK_TRY(value, evaluate(*known));
        const auto* number = std::get_if<IntTuple>(&value);
        if (number == nullptr || !number->isInt())
          return makeError(Code::kUsage, "draw_c15",
                           "--colour-by '" + text + "' is no integer, such as offset / 8 % 4");
        cell.tint = categoryTint(number->value());
        ++coloured;
      }
    std::erase_if(panel.notes, [](const std::string& note) { return note.starts_with("a colour for"); });
    panel.notes.push_back("a colour for " + text + ", of eight");
  }
  if (coloured == 0)
    return makeError(Code::kUsage, "draw_c15",
                     "this picture has neither offsets nor threads to be coloured by");
  return picture;
}

}  // namespace cutecheck::draw
