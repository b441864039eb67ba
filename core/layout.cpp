// Layout: the checks that make a pair of trees a layout.
#include "core/layout.h"

#include "core/print.h"

namespace cutecheck {
namespace {

// The first leaf of a shape that is no extent, or null.
const IntTuple* badExtent(const IntTuple& shape) {
  if (shape.isTuple()) {
    for (const IntTuple& mode : shape.modes())
      if (const IntTuple* bad = badExtent(mode)) return bad;
    return nullptr;
  }
  const bool zeroOrLess = shape.kind() == IntTuple::Kind::kInt && shape.value() < 1;
  return zeroOrLess || !shape.path().empty() || shape.isUnderscore() ? &shape : nullptr;
}

}  // namespace

Expected<Layout> Layout::make(IntTuple shape, IntTuple stride) {
  if (!congruent(shape, stride))
    return makeError(Code::kNotCongruent, "layout_c1",
                     "shape " + toString(shape) + " and stride " + toString(stride) + " are different trees");
  if (const IntTuple* bad = badExtent(shape))
    return makeError(Code::kInvalidExtent, "layout_c2",
                     "extent " + toString(*bad) + " is not a positive number");
  if (stride.hasUnderscore()) return makeError(Code::kUsage, "layout_c3", "_ is not a stride");
  return Layout(std::move(shape), std::move(stride));
}

Layout Layout::unchecked(IntTuple shape, IntTuple stride) {
  assert(congruent(shape, stride));
  assert(badExtent(shape) == nullptr);
  return Layout(std::move(shape), std::move(stride));
}

Layout concat(const std::vector<Layout>& modes) {
  std::vector<IntTuple> shapes, strides;
  shapes.reserve(modes.size());
  strides.reserve(modes.size());
  for (const Layout& mode : modes) {
    shapes.push_back(mode.shape());
    strides.push_back(mode.stride());
  }
  return Layout::unchecked(IntTuple::tuple(std::move(shapes)), IntTuple::tuple(std::move(strides)));
}

}  // namespace cutecheck
