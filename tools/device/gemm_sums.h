// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the host computes of a product: sums of a row of A with all rows of B, in doubles.
#pragma once

#include <cstddef>
#include <vector>

namespace cutecheck::run_ptx {

// Of one row of A, by the rows of B.
struct RowSums {
  std::vector<double> sum, magnitudes, largest;
};

// Of each row j of B the products left[k] * right[k * columns + j] * factors[j], k upwards, each product and each sum
// rounded: their sum, the sum of their magnitudes, and the largest magnitude of a product and of twice a sum so far.
// `bounds`: else the sum alone.
void sumsOfRow(const double* left, const double* right, const double* factors, size_t columns, size_t depth, bool bounds,
               RowSums& to);

}  // namespace cutecheck::run_ptx
