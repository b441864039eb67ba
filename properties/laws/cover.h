// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Is there a complement? Decided by filling offsets from below.
//
// Wanted: R = (t1,t2,...):(e1,e2,...) with 0 < e1 < e2 < ... such that every offset of
// filter(A) + R is taken once and all of [0, cotarget) is taken. Let u be the least offset that
// filter(A) misses. Every R must have e1 = u: a larger e1 leaves u out, a smaller one is an
// offset of filter(A) and would be taken twice. With t copies, all of [0, t*u) is taken; if t*u
// is still free it must be the next stride, which merges into one more copy, so t grows until
// t*u is taken (then the next mode starts at the next free offset), the cotarget is reached, or
// two copies collide (then there is no R). So the R of least size is found without backtracking.
// properties/harness/search_test.cpp holds it against the search over all R.
#pragma once

#include <optional>

#include "properties/laws/meaning.h"
#include "properties/laws/subject.h"

namespace cutecheck::laws {

struct Cover {
  bool decided = true;       // false: more than 2^16 offsets would have to be looked at
  std::optional<Flat> rest;  // a coalesced R, nothing when there is none
};

// The R of least size.
Cover cover(const Flat& a, Int128 cotarget);

// What the subject answers for complement(layout, cotarget), `a` its leaves: beyond the cotarget more
// than one R will do, and divides and products are defined by the one that complement returns. The
// R of least size for a subject without the operation.
Cover complementOf(const Subject& subject, const Layout& layout, const Flat& a, Int128 cotarget);

// Two linear coordinates of `a` with one offset, the second the least that repeats one; nothing
// when `a` is injective. At most 2^20 coordinates.
std::optional<std::pair<int64_t, int64_t>> repeatedOffset(const Flat& a);

}  // namespace cutecheck::laws
