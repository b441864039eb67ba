// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/product.h"

#include <algorithm>
#include <cstdio>

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
  for (uint64_t m = 0; m < d.rows; ++m)
    for (uint64_t n = 0; n < d.columns; ++n) {
      const double *left = &a.values[m * a.columns], *right = &b.values[n * b.columns];
      double sum = 0;
      if (bits == BitProduct::kXor)
        for (uint64_t k = 0; k < a.columns; ++k) sum += left[k] != right[k] ? 1 : 0;
      else
        for (uint64_t k = 0; k < a.columns; ++k) sum += left[k] * right[k];
      d.at(m, n) += sum;
    }
}

uint64_t resultBits(Element element, double value, bool saturates) {
  if (element != Element::kS32) return bitsFor(element, value);
  if (saturates) value = std::clamp(value, -2147483648.0, 2147483647.0);
  return bitsFor(element, value);
}

}  // namespace cutecheck::emulate
