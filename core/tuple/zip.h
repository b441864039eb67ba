// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// zip: a tuple of tuples transposed, and the regrouping of pairs that the zipped forms are made of.
#pragma once

#include "core/notation/int_tuple.h"
#include "core/support/expected.h"

namespace cutecheck {

// ((a,b,...),(c,d,...),...) as ((a,c,...),(b,d,...),...). Fails with kRank unless all modes are tuples of
// one rank (zip_c1). Source: docs/reference/spec.md#zip; CuTe `zip`.
Expected<IntTuple> zip(const IntTuple& t);

// Gathers the firsts and the seconds of pairs: where the guide has a leaf, `t` has a pair (first, second); where the
// guide has a tuple, its modes are zipped and modes of `t` beyond it are seconds, as
// ((A,a),(B,b),x) by (g,g) is ((A,B),(a,b,x)). Fails with kRank where `t` has fewer modes than the guide, or no
// pair beside a leaf (zip_c2). Source: CuTe `zip2_by`.
Expected<IntTuple> zip2By(const IntTuple& t, const IntTuple& guide);

}  // namespace cutecheck
