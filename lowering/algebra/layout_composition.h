// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// LayoutComposition: A o n o B, the function c -> A(n + B(c)), a composed layout with a layout in the place
// of the swizzle; and what the engine computes of it.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck {

struct LayoutComposition {
  Layout inner;                   // A, applied last
  IntTuple offset = IntTuple(0);  // n, an integer or a coordinate of A
  Layout outer;                   // B, whose domain it has

  friend bool operator==(const LayoutComposition&, const LayoutComposition&) = default;
};
// A o n o B.
std::string toString(const LayoutComposition& layout);

namespace mixed {

struct MixedLayoutComposition {
  MixedLayout inner;
  MixedTuple offset;
  MixedLayout outer;
  // `handles`: one for each dynamic leaf of the shape of B, its stride, the offset, the shape of A, its
  // stride; or empty.
  static MixedLayoutComposition of(const LayoutComposition& type, const std::vector<Handle>& handles = {});
  LayoutComposition type() const;
};

// The coordinate of A that coordinate `crd` of B leads to, n + B(crd). Fails as crd2idx of B does, and with
// kRank (mixed_add_offset_c1) where an integer meets a tuple.
Expected<MixedTuple> innerCoordinate(Arithmetic& arithmetic, const MixedTuple& crd,
                                     const MixedLayoutComposition& composed);

// The offset of a coordinate, A taken beyond its last extent as composition takes it: each integer of the
// coordinate of A is at least 0, which the caller promises of a run-time one. Fails as innerCoordinate and
// crd2idx do.
Expected<MixedTuple> crd2idx(Arithmetic& arithmetic, const MixedTuple& crd,
                             const MixedLayoutComposition& composed);

// A o (n + B(c)) o (what is left of B), c with 0 for `_`. Fails as slice and innerCoordinate do.
Expected<MixedLayoutComposition> slice(Arithmetic& arithmetic, const MixedTuple& coord,
                                       const MixedLayoutComposition& composed);

}  // namespace mixed
}  // namespace cutecheck
