// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// logical_product on mixed leaves, and the products that are it with the modes arranged otherwise.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// (A, composition(complement(A, size(A)*cosize(B)), B)): mode 0 the block, mode 1 its copies. Fails as those
// do.
Expected<MixedLayout> logicalProduct(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& b);

// (A, b0, b1, ...) and (a0, a1, ..., b0, b1, ...) of the same.
Expected<MixedLayout> tiledProduct(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& b);
Expected<MixedLayout> flatProduct(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& b);

// ((a0,b0), (a1,b1), ...) and ((b0,a0), (b1,a1), ...) where (a,b) is the product of both padded to one rank
// with 1:0.
Expected<MixedLayout> blockedProduct(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& b);
Expected<MixedLayout> rakedProduct(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& b);

}  // namespace cutecheck::mixed
