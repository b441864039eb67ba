// slice on mixed leaves: the modes that a coordinate leaves open.
#pragma once

#include "lowering/mixed/mixed_tuple.h"

namespace cutecheck::mixed {

// The modes of `layout` where `coord` has `_`, in order, nested tuples of the coordinate adding to one list;
// `_` alone keeps the layout as it is. What the fixed coordinates add is crd2idx(coord, layout). Fails with
// kRank (mixed_slice_c1) when a tuple of the coordinate does not pair.
Expected<MixedLayout> slice(const IntTuple& coord, const MixedLayout& layout);

}  // namespace cutecheck::mixed
