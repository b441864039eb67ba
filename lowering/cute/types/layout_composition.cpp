// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The notation of a composed layout of two layouts, and what its type refuses, in the words of CuTe IR.
#include <algorithm>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "lowering/algebra/add_offset.h"
#include "lowering/algebra/crd2idx.h"
#include "lowering/cute/types/type_rules.h"

namespace cutecheck::cute {
namespace {

std::string quoted(const std::string& text) { return "\"" + text + "\""; }

bool hasPositiveExtents(const Layout& layout) {
  const std::vector<IntTuple> extents = leaves(layout.shape());
  return std::none_of(extents.begin(), extents.end(),
                      [](const IntTuple& extent) { return extent.isInt() && extent.value() < 1; });
}

std::optional<std::string> complaintAboutPart(const Layout& layout) {
  if (auto complaint = complaintAboutTuple(layout.stride(), TupleKind::kStride)) return complaint;
  return complaintAboutLayout(layout);
}

// Whether each tuple of `coord` has a tuple of `shape` of its rank beside it.
bool isWeaklyCongruent(const IntTuple& coord, const IntTuple& shape) {
  if (coord.isLeaf()) return true;
  if (shape.isLeaf() || coord.rank() != shape.rank()) return false;
  for (size_t i = 0; i < coord.rank(); ++i)
    if (!isWeaklyCongruent(coord.mode(i), shape.mode(i))) return false;
  return true;
}

}  // namespace

// A layout has no S, and a swizzle, however it is written, has one.
bool isLayoutComposition(const std::string& text) {
  const size_t first = text.find('o'), swizzle = text.find_first_of("Ss");
  return first != std::string::npos && (swizzle == std::string::npos || swizzle > first);
}

Expected<LayoutComposition> parseLayoutComposition(const std::string& text) {
  const size_t first = text.find('o'), second = text.find('o', first + 1);
  if (second == std::string::npos)
    return makeError(Code::kSyntax, "layout_composition_c1",
                     "a composed layout of layouts is written A o n o B");
  CUTECHECK_TRY(inner, parseLayout(text.substr(0, first)));
  CUTECHECK_TRY(offset, parseIntTuple(text.substr(first + 1, second - first - 1)));
  CUTECHECK_TRY(outer, parseLayout(text.substr(second + 1)));
  return LayoutComposition{std::move(inner), std::move(offset), std::move(outer)};
}

std::optional<std::string> complaintAboutLayoutComposition(const LayoutComposition& value) {
  const std::string text = quoted(toString(value));
  if (!hasPositiveExtents(value.outer) || !hasPositiveExtents(value.inner))
    return "expects positive shape mode, but got " + text;
  if (auto complaint = complaintAboutPart(value.outer)) return complaint;
  if (auto complaint = complaintAboutPart(value.inner)) return complaint;
  if (auto complaint = complaintAboutTuple(value.offset, TupleKind::kIntTuple)) return complaint;
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const mixed::MixedLayoutComposition parts = mixed::MixedLayoutComposition::of(value);
  const auto origin = mixed::crd2idx(arithmetic, mixed::MixedTuple::leaf(mixed::Number::of(0)), parts.outer);
  if (!origin) return "expects an outer layout with an offset at 0, but got " + text;
  const auto sum = mixed::addOffset(arithmetic, parts.offset, *origin);
  if (!sum)
    return "expects offset and `layout_eval(0, outer)` to be addable, but got " + toString(value.offset) +
           " and " + toString(origin->type());
  if (!isWeaklyCongruent(sum->type(), value.inner.shape()))
    return "expects arith sum of `layout_eval(0, outer)` and `offset` to be scalar or weakly congruent to "
           "inner shape, but got sum " +
           toString(sum->type()) + " and inner shape " + toString(value.inner.shape());
  return std::nullopt;
}

}  // namespace cutecheck::cute
