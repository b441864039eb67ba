// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Layout: the checks that make a pair of trees a layout.
#include "core/notation/layout.h"

#include <algorithm>

#include "core/notation/print.h"

namespace cutecheck {
namespace {

// The first leaf of a shape that is no extent, or nothing.
std::optional<IntTuple> badExtent(const IntTuple& shape) {
  if (shape.isTuple()) {
    for (size_t i = 0; i < shape.rank(); ++i)
      if (auto bad = badExtent(shape.mode(i))) return bad;
    return std::nullopt;
  }
  const bool zeroOrLess = shape.kind() == IntTuple::Kind::kInt && shape.value() < 1;
  if (zeroOrLess || !shape.path().empty() || shape.isUnderscore()) return shape;
  return std::nullopt;
}

}  // namespace

bool Layout::isShape(const IntTuple& t) {
  if (t.isPlain())
    return std::all_of(t.ints().begin(), t.ints().end(), [](int64_t extent) { return extent >= 1; });
  return !badExtent(t);
}

Expected<Layout> Layout::make(IntTuple shape, IntTuple stride) {
  if (!congruent(shape, stride))
    return makeError(Code::kNotCongruent, "layout_c1",
                     "shape " + toString(shape) + " and stride " + toString(stride) + " are different trees");
  if (!isShape(shape))
    return makeError(Code::kInvalidExtent, "layout_c2",
                     "extent " + toString(*badExtent(shape)) + " is not a positive number");
  if (stride.hasUnderscore()) return makeError(Code::kUsage, "layout_c3", "_ is not a stride");
  return Layout(std::move(shape), std::move(stride));
}

void LayoutBuilder::push(const Layout& mode) {
  shape_.push(mode.shape());
  stride_.push(mode.stride());
}

Layout LayoutBuilder::finish() && {
  return Layout::unchecked(std::move(shape_).finish(), std::move(stride_).finish());
}

Layout concat(std::span<const Layout> modes) {
  LayoutBuilder builder;
  for (const Layout& mode : modes) builder.push(mode);
  return std::move(builder).finish();
}

}  // namespace cutecheck
