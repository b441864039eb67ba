// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// domain_distribute: which coordinates of a shape take a given number of elements, whole modes first.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns R, coalesced, with the extent gcd(s_k, what is left of count) and the stride s_0*...*s_{k-1} beside
// each leaf s_k of the shape: size(R) divides count, R is strictly increasing, and R tiles each mode of the
// shape evenly. R may have fewer than `count` elements. Fails with kOutOfDomain for a count below 1
// (domain_distribute_c1), with kNotStatic and kOverflow (domain_distribute_c2). Source:
// docs/reference/spec.md#domain_distribute; CuTe `domain_distribute`.
Expected<Layout> domainDistribute(const IntTuple& shape, int64_t count);

}  // namespace cutecheck
