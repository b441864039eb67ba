// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the host computes of a product: sums of rows of A with all rows of B, in doubles.
#pragma once

#include <cstddef>
#include <vector>

namespace cutecheck::run_ptx {

inline constexpr size_t kRowsAtOnce = 4;

// Of as many rows of A, row by row, by the rows of B.
struct RowSums {
  std::vector<double> sum, magnitudes, largest;
};

// Of row i of A and j of B the products left[i * depth + k] * right[k * columns + j] * factors[i * columns +
// j], k upwards, each product and each sum rounded: their sum, the sum of their magnitudes, and with factors
// the largest magnitude of a product and of twice a sum so far. No factors: null. `bounds`: else the sum
// alone. kRowsAtOnce rows of A.
void sumsOfRows(const double* left, const double* right, const double* factors, size_t columns, size_t depth,
                bool bounds, RowSums& to);

}  // namespace cutecheck::run_ptx
