// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compiled with -ffp-contract=off: a product and a sum stay two roundings where a processor has both in one.
#include "tools/device/gemm_sums.h"

#include <cmath>

namespace cutecheck::run_ptx {
namespace {

struct Rows {
  const double *left, *right, *factors;
  size_t columns, depth;
};

// Of kRows rows from row i on, and kColumns columns from column j on.
template <size_t kRows, size_t kColumns, bool kBounds, bool kFactors>
[[gnu::always_inline]] inline void part(const Rows& rows, size_t i, size_t j, RowSums& to) {
  double sums[kRows][kColumns] = {}, magnitudes[kRows][kColumns] = {}, largest[kRows][kColumns] = {};
  for (size_t k = 0; k < rows.depth; ++k) {
    const double* const right = rows.right + k * rows.columns + j;
    for (size_t r = 0; r < kRows; ++r) {
      const double left = rows.left[(i + r) * rows.depth + k];
      for (size_t c = 0; c < kColumns; ++c) {
        double product = left * right[c];
        if (kFactors) product *= rows.factors[(i + r) * rows.columns + j + c];
        sums[r][c] += product;
        if (!kBounds) continue;
        const double magnitude = std::fabs(product), twice = 2 * std::fabs(sums[r][c]);
        magnitudes[r][c] += magnitude;
        if (!kFactors) continue;
        largest[r][c] = largest[r][c] < magnitude ? magnitude : largest[r][c];
        largest[r][c] = largest[r][c] < twice ? twice : largest[r][c];
      }
    }
  }
  for (size_t r = 0; r < kRows; ++r)
    for (size_t c = 0; c < kColumns; ++c) {
      const size_t at = (i + r) * rows.columns + j + c;
      to.sum[at] = sums[r][c];
      to.magnitudes[at] = magnitudes[r][c];
      to.largest[at] = largest[r][c];
    }
}

template <size_t kColumns, bool kBounds, bool kFactors>
[[gnu::always_inline]] inline void parts(const Rows& rows, RowSums& to) {
  constexpr size_t kRows = kBounds ? 2 : 4;
  static_assert(kRowsAtOnce % kRows == 0);
  for (size_t i = 0; i < kRowsAtOnce; i += kRows) {
    size_t j = 0;
    for (; j + kColumns <= rows.columns; j += kColumns)
      part<kRows, kColumns, kBounds, kFactors>(rows, i, j, to);
    for (; j < rows.columns; ++j) part<kRows, 1, kBounds, kFactors>(rows, i, j, to);
  }
}

template <size_t kColumns>
[[gnu::always_inline]] inline void all(const Rows& rows, bool bounds, RowSums& to) {
  if (rows.factors != nullptr)
    bounds ? parts<kColumns, true, true>(rows, to) : parts<kColumns, false, true>(rows, to);
  else
    bounds ? parts<kColumns, true, false>(rows, to) : parts<kColumns, false, false>(rows, to);
}

#if defined(__x86_64__)
[[gnu::target("avx512f")]] void ofEight(const Rows& rows, bool bounds, RowSums& to) {
  all<32>(rows, bounds, to);
}
[[gnu::target("avx2")]] void ofFour(const Rows& rows, bool bounds, RowSums& to) { all<8>(rows, bounds, to); }
#endif
void ofTwo(const Rows& rows, bool bounds, RowSums& to) { all<4>(rows, bounds, to); }

}  // namespace

void sumsOfRows(const double* left, const double* right, const double* factors, size_t columns, size_t depth,
                bool bounds, RowSums& to) {
  for (std::vector<double>* one : {&to.sum, &to.magnitudes, &to.largest}) one->resize(kRowsAtOnce * columns);
  const Rows rows{left, right, factors, columns, depth};
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f")) return ofEight(rows, bounds, to);
  if (__builtin_cpu_supports("avx2")) return ofFour(rows, bounds, to);
#endif
  ofTwo(rows, bounds, to);
}

}  // namespace cutecheck::run_ptx
