// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/layout_composition.h"

#include "core/notation/print.h"
#include "lowering/algebra/add_offset.h"
#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/slice.h"

namespace cutecheck {

std::string toString(const LayoutComposition& layout) {
  return toString(layout.inner) + " o " + toString(layout.offset) + " o " + toString(layout.outer);
}

namespace mixed {

MixedLayoutComposition MixedLayoutComposition::of(const LayoutComposition& type,
                                                  const std::vector<Handle>& handles) {
  if (handles.empty())
    return {MixedLayout::of(type.inner), MixedTuple::of(type.offset, Role::kStride),
            MixedLayout::of(type.outer)};
  const auto outerEnd = handles.begin() + static_cast<std::ptrdiff_t>(countDynamic(type.outer.shape()) +
                                                                      countDynamic(type.outer.stride()));
  const auto offsetEnd = outerEnd + static_cast<std::ptrdiff_t>(countDynamic(type.offset));
  return {MixedLayout::of(type.inner, {offsetEnd, handles.end()}),
          MixedTuple::of(type.offset, Role::kStride, {outerEnd, offsetEnd}),
          MixedLayout::of(type.outer, {handles.begin(), outerEnd})};
}

LayoutComposition MixedLayoutComposition::type() const {
  return {Layout::unchecked(inner.shape.type(), inner.stride.type()), offset.type(),
          Layout::unchecked(outer.shape.type(), outer.stride.type())};
}

Expected<MixedTuple> innerCoordinate(Arithmetic& arithmetic, const MixedTuple& crd,
                                     const MixedLayoutComposition& composed) {
  CUTECHECK_TRY(place, crd2idx(arithmetic, crd, composed.outer));
  return addOffset(arithmetic, composed.offset, place);
}

Expected<MixedTuple> crd2idx(Arithmetic& arithmetic, const MixedTuple& crd,
                             const MixedLayoutComposition& composed) {
  CUTECHECK_TRY(place, innerCoordinate(arithmetic, crd, composed));
  return crd2idxBeyond(arithmetic, place, composed.inner);
}

Expected<MixedLayoutComposition> slice(Arithmetic& arithmetic, const MixedTuple& coord,
                                       const MixedLayoutComposition& composed) {
  CUTECHECK_TRY(kept, slice(coord.type(), composed.outer));
  CUTECHECK_TRY(offset, innerCoordinate(arithmetic, coord, composed));
  return MixedLayoutComposition{composed.inner, std::move(offset), std::move(kept)};
}

}  // namespace mixed
}  // namespace cutecheck
