// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/drawn_layout.h"

#include <cstdlib>

#include "core/eval/operation.h"
#include "core/layout/crd2idx.h"
#include "core/notation/print.h"

namespace cutecheck::draw {

namespace {

Diagnostic notStatic(const std::string& text) {
  return makeError(Code::kNotStatic, "draw_c1",
                   "the numbers of " + text + " are not all known; give its symbols values");
}

Expected<DrawnLayout> withOffsets(std::string text, const IntTuple& shape, const auto& layout) {
  DrawnLayout drawn;
  drawn.text = std::move(text);
  CUTECHECK_TRY(grid, makeGrid(shape));
  drawn.grid = std::move(grid);
  CUTECHECK_TRY(all, offsets(layout, drawn.grid.size));
  drawn.offsets = std::move(all);
  for (const int64_t offset : drawn.offsets) drawn.labels.push_back(std::to_string(offset));
  return drawn;
}

// Offsets that are tuples, of strides such as 1@0.
Expected<DrawnLayout> withTuples(const Layout& layout) {
  DrawnLayout drawn;
  drawn.text = toString(layout);
  CUTECHECK_TRY(grid, makeGrid(layout.shape()));
  drawn.grid = std::move(grid);
  for (int64_t i = 0; i < drawn.grid.size; ++i) {
    CUTECHECK_TRY(offset, crd2idx(IntTuple(i), layout));
    drawn.labels.push_back(toString(offset));
  }
  return drawn;
}

Expected<DrawnLayout> ofLayout(const Layout& layout) {
  if (!layout.isStatic()) return notStatic(toString(layout));
  if (layout.stride().hasBasis()) return withTuples(layout);
  return withOffsets(toString(layout), layout.shape(), layout);
}

Expected<DrawnLayout> ofComposed(const ComposedLayout& composed) {
  if (!composed.layout.isStatic() || !composed.offset.isInt()) return notStatic(toString(composed));
  CUTECHECK_TRY(drawn, withOffsets(toString(composed), composed.layout.shape(), composed));
  drawn.swizzle = composed.swizzle;
  return drawn;
}

// Rows are the values of the source bits for S > 0, of the target bits for S < 0; a column is a chunk.
Expected<DrawnLayout> ofSwizzle(const Swizzle& swizzle) {
  const int apart = std::abs(swizzle.shift);
  if (swizzle.bits > 16 || apart > 16 || swizzle.base + apart > 62)
    return makeError(Code::kLimit, "draw_c2", toString(swizzle) + " acts on too large a tile");
  const int64_t high = int64_t{1} << (swizzle.base + apart), low = int64_t{1} << swizzle.base;
  const int64_t rows = int64_t{1} << swizzle.bits, columns = int64_t{1} << apart;
  const Layout tile = Layout::unchecked(IntTuple::tuple({rows, columns}), IntTuple::tuple({high, low}));
  return ofComposed({swizzle, IntTuple(0), tile});
}

}  // namespace

Expected<DrawnLayout> drawnLayout(const Value& value) {
  if (const auto* swizzle = std::get_if<Swizzle>(&value)) return ofSwizzle(*swizzle);
  if (const auto* composed = std::get_if<ComposedLayout>(&value)) return ofComposed(*composed);
  if (const auto* layout = std::get_if<Layout>(&value)) return ofLayout(*layout);
  if (const auto* shape = std::get_if<IntTuple>(&value); shape && !shape->isStatic())
    return notStatic(toString(*shape));
  const Expected<Layout> layout = asLayout(value);
  if (!layout)
    return makeError(Code::kUsage, "draw_c3", toString(value) + " is no layout: " + layout.error().message);
  return ofLayout(*layout);
}

}  // namespace cutecheck::draw
