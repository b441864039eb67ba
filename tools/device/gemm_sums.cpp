// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compiled with -ffp-contract=off: a product and a sum stay two roundings where a processor has both in one.
#include "tools/device/gemm_sums.h"

#include <cmath>

namespace cutecheck::run_ptx {
namespace {

struct Row {
  const double *left, *right, *factors;
  size_t columns, depth;
};

template <size_t kColumns, bool kBounds>
[[gnu::always_inline]] inline void part(const Row& row, size_t j, RowSums& to) {
  double sums[kColumns] = {}, magnitudes[kColumns] = {}, largest[kColumns] = {}, factors[kColumns];
  for (size_t c = 0; c < kColumns; ++c) factors[c] = row.factors[j + c];
  for (size_t k = 0; k < row.depth; ++k) {
    const double left = row.left[k];
    const double* const right = row.right + k * row.columns + j;
    for (size_t c = 0; c < kColumns; ++c) {
      const double product = left * right[c] * factors[c];
      sums[c] += product;
      if (!kBounds) continue;
      const double magnitude = std::fabs(product), twice = 2 * std::fabs(sums[c]);
      magnitudes[c] += magnitude;
      largest[c] = largest[c] < magnitude ? magnitude : largest[c];
      largest[c] = largest[c] < twice ? twice : largest[c];
    }
  }
  for (size_t c = 0; c < kColumns; ++c) {
    to.sum[j + c] = sums[c];
    to.magnitudes[j + c] = magnitudes[c];
    to.largest[j + c] = largest[c];
  }
}

template <size_t kColumns>
[[gnu::always_inline]] inline void all(const Row& row, bool bounds, RowSums& to) {
  size_t j = 0;
  for (; j + kColumns <= row.columns; j += kColumns) bounds ? part<kColumns, true>(row, j, to) : part<kColumns, false>(row, j, to);
  for (; j < row.columns; ++j) bounds ? part<1, true>(row, j, to) : part<1, false>(row, j, to);
}

#if defined(__x86_64__)
[[gnu::target("avx512f")]] void ofEight(const Row& row, bool bounds, RowSums& to) { all<32>(row, bounds, to); }
[[gnu::target("avx2")]] void ofFour(const Row& row, bool bounds, RowSums& to) { all<12>(row, bounds, to); }
#endif
void ofTwo(const Row& row, bool bounds, RowSums& to) { all<4>(row, bounds, to); }

}  // namespace

void sumsOfRow(const double* left, const double* right, const double* factors, size_t columns, size_t depth, bool bounds,
               RowSums& to) {
  for (std::vector<double>* one : {&to.sum, &to.magnitudes, &to.largest}) one->resize(columns);
  const Row row{left, right, factors, columns, depth};
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f")) return ofEight(row, bounds, to);
  if (__builtin_cpu_supports("avx2")) return ofFour(row, bounds, to);
#endif
  ofTwo(row, bounds, to);
}

}  // namespace cutecheck::run_ptx
