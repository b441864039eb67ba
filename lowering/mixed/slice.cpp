#include "lowering/mixed/slice.h"

#include "core/fault.h"

namespace cutecheck::mixed {
namespace {

std::optional<Diagnostic> collect(const IntTuple& coord, const MixedLayout& layout,
                                  std::vector<MixedLayout>& kept) {
  if (coord.isLeaf()) {
    if (coord.isUnderscore() != CUTECHECK_FAULT("mixed_slice.keeps_the_fixed")) kept.push_back(layout);
    return std::nullopt;
  }
  if (!layout.shape.isTuple() || layout.shape.rank() != coord.rank())
    return makeError(Code::kRank, "mixed_slice_c1", "the coordinate is not weakly congruent with the layout");
  for (size_t i = 0; i < coord.rank(); ++i)
    if (auto error = collect(coord.mode(i), modeOf(layout, i), kept)) return error;
  return std::nullopt;
}

}  // namespace

Expected<MixedLayout> slice(const IntTuple& coord, const MixedLayout& layout) {
  if (coord.isUnderscore()) return layout;
  std::vector<MixedLayout> kept;
  if (auto error = collect(coord, layout, kept)) return std::move(*error);
  return concatenated(kept);
}

}  // namespace cutecheck::mixed
