// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Does a layout of a given form agree with a function? Decided by search, for any function.
//
// The form is that of a composition's result: each leaf n of a shape is replaced by a flat tuple
// of modes whose sizes multiply to n. Such a layout is a sum over the leaves of one function of
// that leaf's coordinate, so a function f fits exactly when
//   - f(c) is the sum of f at c's axis points (one leaf's coordinate kept, the others 0), and
//   - along each leaf, some ordered factorisation n = s1*s2*... makes f carry-free.
// Among the factorisations that agree with f, one has no two modes that could merge: then the
// first mode ends exactly where f first leaves the straight line, the second where it leaves the
// next, and so on. Each choice is forced, so the search needs no backtracking, and the first
// point that no choice explains is the least one that refutes the form.
// properties/harness/search_test.cpp holds it against the search over all ordered factorisations.
#pragma once

#include <optional>
#include <vector>

#include "properties/laws/meaning.h"

namespace cutecheck::laws {

struct Mode {
  int64_t size = 1;
  Int128 stride = 0;
};

struct Fit {
  // The least c such that no layout of the form agrees with f on [0,c]; nothing when one fits.
  std::optional<int64_t> misfit;
  // For each leaf of the shape, the modes of the fitting layout of least rank; valid when it fits.
  std::vector<std::vector<Mode>> modes;
};

// f is given by its values on [0, values.size()), a prefix of the domain of `shape`.
Fit fit(const std::vector<int64_t>& shape, const std::vector<Int128>& values);

// c -> A(B(c)) on the first `count` coordinates of B.
std::vector<Int128> composedValues(const Flat& a, const Flat& b, int64_t count);

// The least coordinate that refutes the existence of composition(A, B), nothing when it
// exists; B has at most 2^20 coordinates.
std::optional<int64_t> compositionMisfit(const Flat& a, const Flat& b);

}  // namespace cutecheck::laws
