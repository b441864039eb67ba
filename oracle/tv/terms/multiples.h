// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// multiples: what promises "k divides x" say of the remainder of a polynomial.
//
// Every x that a premise x % k == 0 speaks of is k times another number; written so, a sum all of whose
// coefficients are multiples of n leaves nothing over n. Products of promises, on which integer solvers give
// up, are of this kind.
#pragma once

#include <optional>
#include <vector>

#include "oracle/terms/term.h"

namespace cutecheck::oracle {

// The goal P % n == 0 with each promised multiple x in P written k*x'; nothing for other goals. It is as true as
// the goal is.
std::optional<Term> withMultiples(const std::vector<Term>& premises, const Term& goal);

// The terms with each multiple x of k that a premise x % k == 0 promises written k*x': with those premises they have
// a model exactly where the terms given have one.
std::vector<Term> withMultiples(const std::vector<Term>& premises, const std::vector<Term>& terms);

// Whether n divides every coefficient of P in a goal P % n == 0.
bool dividesCoefficients(const Term& goal);

}  // namespace cutecheck::oracle
