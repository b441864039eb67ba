// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// linearSum: a polynomial as a sum of others with coefficients that are not negative.
#pragma once

#include <optional>
#include <vector>

#include "oracle/terms/polynomial.h"

namespace cutecheck::oracle {

// scale*p + scale-1 - sum of factors[k]*parts[k] is a number that is not negative; scale >= 1, no factor below 0.
struct LinearSum {
  Int128 scale = 1;
  std::vector<Int128> factors;
};

// By an exact simplex method; nothing when there is no such sum, or when it would take too much work or numbers
// beyond 128 bits.
std::optional<LinearSum> linearSum(const Polynomial& p, const std::vector<Polynomial>& parts);

}  // namespace cutecheck::oracle
