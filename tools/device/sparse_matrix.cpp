// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/sparse_matrix.h"

#include <utility>

namespace cutecheck::run_ptx {

SparseMatrix sparseMatrix(Random& random, size_t rows, size_t depth, bool pairs,
                          const std::function<int64_t()>& value) {
  const size_t length = pairs ? 2 : 4;
  SparseMatrix matrix;
  matrix.chunks = depth / length;
  matrix.all.resize(rows * depth);
  for (size_t row = 0; row < rows; ++row)
    for (size_t chunk = 0; chunk < matrix.chunks; ++chunk) {
      auto low = static_cast<size_t>(between(random, 0, static_cast<int64_t>(length) - 1));
      auto high = static_cast<size_t>(between(random, 0, static_cast<int64_t>(length) - 2));
      if (high >= low) ++high;
      if (!pairs && low > high) std::swap(low, high);
      const auto keep = [&](size_t position) {
        const int64_t one = value();
        matrix.all[row * depth + chunk * length + position] = one;
        matrix.held.push_back(one);
      };
      keep(low);
      if (!pairs) keep(high);
      const size_t said = pairs ? (low == 0 ? 0b0100 : 0b1110) : low | high << 2;
      matrix.said.push_back(static_cast<uint32_t>(said));
    }
  return matrix;
}

}  // namespace cutecheck::run_ptx
