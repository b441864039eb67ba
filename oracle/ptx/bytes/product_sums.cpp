// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compiled with -ffp-contract=off: a product and a sum stay two roundings where a processor has both in one.
#include "oracle/ptx/bytes/product_sums.h"

namespace cutecheck::emulate {

namespace {

// A part of the result that stays in registers while k runs.
template <size_t kRows, size_t kColumns>
[[gnu::always_inline]] inline void part(const double* left, const double* right, double* to, size_t columns,
                                        size_t depth) {
  double sums[kRows][kColumns] = {};
  for (size_t k = 0; k < depth; ++k)
    for (size_t r = 0; r < kRows; ++r)
      for (size_t c = 0; c < kColumns; ++c) sums[r][c] += left[r * depth + k] * right[k * columns + c];
  for (size_t r = 0; r < kRows; ++r)
    for (size_t c = 0; c < kColumns; ++c) to[r * columns + c] += sums[r][c];
}

template <size_t kRows, size_t kColumns>
[[gnu::always_inline]] inline void all(const double* left, const double* right, double* to, size_t rows,
                                       size_t columns, size_t depth) {
  size_t r = 0;
  for (; r + kRows <= rows; r += kRows) {
    size_t c = 0;
    for (; c + kColumns <= columns; c += kColumns)
      part<kRows, kColumns>(left + r * depth, right + c, to + r * columns + c, columns, depth);
    for (; c < columns; ++c)
      part<kRows, 1>(left + r * depth, right + c, to + r * columns + c, columns, depth);
  }
  for (; r < rows; ++r)
    for (size_t c = 0; c < columns; ++c)
      part<1, 1>(left + r * depth, right + c, to + r * columns + c, columns, depth);
}

#if defined(__x86_64__)
[[gnu::target("avx512f")]] void ofEight(const double* left, const double* right, double* to, size_t rows,
                                        size_t columns, size_t depth) {
  all<4, 32>(left, right, to, rows, columns, depth);
}
[[gnu::target("avx2")]] void ofFour(const double* left, const double* right, double* to, size_t rows,
                                    size_t columns, size_t depth) {
  all<4, 8>(left, right, to, rows, columns, depth);
}
#endif
void ofTwo(const double* left, const double* right, double* to, size_t rows, size_t columns, size_t depth) {
  all<4, 4>(left, right, to, rows, columns, depth);
}

using Sums = void (*)(const double*, const double*, double*, size_t, size_t, size_t);

Sums sumsHere() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f")) return ofEight;
  if (__builtin_cpu_supports("avx2")) return ofFour;
#endif
  return ofTwo;
}

}  // namespace

void addProducts(const double* left, const double* right, double* to, size_t rows, size_t columns,
                 size_t depth) {
  static const Sums sums = sumsHere();
  sums(left, right, to, rows, columns, depth);
}

}  // namespace cutecheck::emulate
