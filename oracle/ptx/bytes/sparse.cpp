// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/sparse.h"

namespace cutecheck::emulate {

std::optional<Matrix> expanded(const Matrix& held, Element element,
                               const std::function<uint64_t(uint64_t row, uint64_t chunk)>& metadata) {
  const bool words = bitsOf(element) == 32;
  const uint64_t kept = words ? 1 : 2, group = bitsOf(element) == 4 ? 2 : 1;
  Matrix made(held.rows, 2 * held.columns);
  for (uint64_t row = 0; row < held.rows; ++row)
    for (uint64_t chunk = 0; chunk < held.columns / (kept * group); ++chunk) {
      const uint64_t bits = metadata(row, chunk), low = bits & 3, high = bits >> 2 & 3;
      if (words ? bits != 0b0100 && bits != 0b1110 : low >= high) return std::nullopt;
      for (uint64_t i = 0; i < kept; ++i) {
        const uint64_t position = words ? (bits == 0b0100 ? 0 : 1) : i == 0 ? low : high;
        for (uint64_t j = 0; j < group; ++j)
          made.at(row, (chunk * 2 * kept + position) * group + j) =
              held.at(row, (chunk * kept + i) * group + j);
      }
    }
  return made;
}

}  // namespace cutecheck::emulate
