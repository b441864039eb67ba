// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/product.h"

#include <algorithm>
#include <cstdio>

#include "oracle/ptx/bytes/product_sums.h"

namespace cutecheck::emulate {

std::optional<Shape> shapeNamed(const std::string& word) {
  unsigned long long m = 0, n = 0, k = 0;
  int read = 0;
  if (std::sscanf(word.c_str(), "m%llun%lluk%llu%n", &m, &n, &k, &read) != 3 ||
      static_cast<size_t>(read) != word.size())
    return std::nullopt;
  return Shape{m, n, k};
}

void multiply(const Matrix& a, const Matrix& b, Matrix& d, BitProduct bits) {
  if (bits != BitProduct::kXor) {
    // Columns of the result lie side by side.
    thread_local std::vector<double> right;
    right.resize(b.values.size());
    for (uint64_t n = 0; n < b.rows; ++n)
      for (uint64_t k = 0; k < b.columns; ++k) right[k * b.rows + n] = b.at(n, k);
    addProducts(a.values.data(), right.data(), d.values.data(), d.rows, d.columns, a.columns);
    return;
  }
  for (uint64_t m = 0; m < d.rows; ++m)
    for (uint64_t n = 0; n < d.columns; ++n) {
      double sum = 0;
      for (uint64_t k = 0; k < a.columns; ++k) sum += a.at(m, k) != b.at(n, k) ? 1 : 0;
      d.at(m, n) += sum;
    }
}

uint64_t resultBits(Element element, double value, bool saturates) {
  if (element != Element::kS32) return bitsFor(element, value);
  if (saturates) value = std::clamp(value, -2147483648.0, 2147483647.0);
  return bitsFor(element, value);
}

}  // namespace cutecheck::emulate
