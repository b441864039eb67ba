// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random cases for the mixed engine, and core's word on them.
//
// A case is static first, so that core can answer it; then some of its leaves are loosened to `?`,
// whose values travel beside the type.
#pragma once

#include <string>

#include "core/notation/layout.h"
#include "properties/generators/random.h"

namespace cutecheck::run {

// `type` with the values of its dynamic leaves, left to right.
struct Loosened {
  IntTuple type;
  std::vector<int64_t> values;
};

// Some leaves of `tuple`, a tree of static integers, become `?` of a width and divisor that admit
// their value.
Loosened loosen(generators::Random& random, const IntTuple& tuple);

struct MixedCase {
  IntTuple coordinate;  // of crd2idx; of idx2crd the index
  Layout layout;        // idx2crd uses its shape
  // Inside the domain: no leaf of the coordinate reaches the size of what it pairs with.
  bool inside = true;
};

// Mostly small and adversarial; one in eight has extents and strides near 2^16, where 32 bits wrap.
MixedCase randomMixedCase(generators::Random& random);

std::string describe(const MixedCase& c);

// What one comparison of many cases found.
struct MixedReport {
  int64_t agreed = 0, refused = 0, wrong = 0;
  std::string first;  // the first wrong case and how
};

// The engine on `cases` static cases against core: equal answers; refused only outside the domain.
MixedReport compareStaticCrd2Idx(uint64_t seed, int64_t cases);
MixedReport compareStaticIdx2Crd(uint64_t seed, int64_t cases);

// The same with loosened leaves, computed step by step: equal answers, and inside the domain no step wraps.
MixedReport compareDynamicCrd2Idx(uint64_t seed, int64_t cases);
MixedReport compareDynamicIdx2Crd(uint64_t seed, int64_t cases);

}  // namespace cutecheck::run
