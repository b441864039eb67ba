// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// swizzle_apply on mixed leaves, and crd2idx through a composed layout S o n o L.
#pragma once

#include "core/notation/composed_layout.h"
#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// c -> S(n + L(c)).
struct MixedComposed {
  Swizzle swizzle;
  MixedTuple offset;  // an integer
  MixedLayout layout;
  // `handles`: one for each dynamic leaf of the layout's shape, its stride, then the offset; or empty.
  static MixedComposed of(const ComposedLayout& type, const std::vector<Handle>& handles = {});
  ComposedLayout type() const;
};

// `x` with the source bits of the swizzle xored into the target bits, for x >= 0: that is the domain, and
// where only run time knows, the caller's promise. Fails with kOutOfDomain (mixed_swizzle_apply_c1) for a
// negative constant.
Expected<Number> swizzleApply(Arithmetic& arithmetic, const Swizzle& swizzle, const Number& x);

// The offset of a coordinate. Fails as crd2idx of the layout does and as swizzleApply, and with kBasisStride
// (mixed_swizzle_apply_c2) where the offset is not an integer.
Expected<MixedTuple> crd2idx(Arithmetic& arithmetic, const MixedTuple& crd, const MixedComposed& composed);

}  // namespace cutecheck::mixed
