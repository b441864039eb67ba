// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random cases for the algebra of the mixed engine, and core's word on them.
//
// Static answers must be core's to the letter. With loosened leaves the engine knows less than core, so
// its answer may be another layout of the same function: both are evaluated at every coordinate, mode by
// mode.
#pragma once

#include "core/notation/tiler.h"
#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"
#include "properties/differential/mixed/mixed_cases.h"

namespace cutecheck::run {

enum class Algebra : uint8_t {
  kComposition,
  kCompositionByTiler,
  kCoalesce,
  kComplement,
  kLogicalDivide,
  kZippedDivide,
  kSlice
};

const char* nameOf(Algebra operation);

struct AlgebraCase {
  Layout a, b;          // b of composition, cotarget's layout of complement
  Tiler tiler;          // of the divides and of composition by tiler
  IntTuple coordinate;  // of slice
};

// `friendly` cases are flat with strides that fit, so that answers exist with leaves left to run time.
AlgebraCase randomAlgebraCase(generators::Random& random, Algebra operation, bool friendly);

std::string describe(Algebra operation, const AlgebraCase& c);

// core's answer.
Expected<Layout> reference(Algebra operation, const AlgebraCase& c);

// The engine's, for operands `a` and `b` of which `c` holds the values or types.
Expected<mixed::MixedLayout> engine(Algebra operation, mixed::Arithmetic& arithmetic,
                                    const mixed::MixedLayout& a, const mixed::MixedLayout& b,
                                    const AlgebraCase& c);

// Which operands of the operation may be left to run time.
bool loosensA(Algebra operation);
bool loosensB(Algebra operation);

// What is wrong with `got` where core says `want`, or nothing: another rank, another size of a mode, or
// another offset in it. Which modes a mode is written with is left open. Modes of more than 2^12 elements are
// compared on their first and last ones.
std::optional<std::string> differs(Algebra operation, const AlgebraCase& c, const Layout& got,
                                   const Layout& want);

struct AlgebraReport {
  int64_t agreed = 0;
  int64_t refused = 0;      // by both
  int64_t refusesMore = 0;  // by the engine alone
  int64_t wrong = 0;
  std::string first;      // the first wrong case and how
  std::string firstMore;  // the first that only the engine refuses
};

AlgebraReport compareStaticAlgebra(Algebra operation, uint64_t seed, int64_t cases);
AlgebraReport compareDynamicAlgebra(Algebra operation, uint64_t seed, int64_t cases);

}  // namespace cutecheck::run
