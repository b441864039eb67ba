// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sparse operands: what a chunk of A along k holds, by its four bits of metadata.
#pragma once

#include <functional>

#include "oracle/ptx/bytes/product.h"

namespace cutecheck::emulate {

// The elements of K, from what is held of them. Of chunks of 4 elements two are held, at the positions of the
// low and the high two bits; of 32-bit elements one of a pair: 0b0100 the first, 0b1110 the second. Of 4-bit
// elements pairs are one. `metadata` gives the bits of chunk `c` of a row. Nothing for other bits.
std::optional<Matrix> expanded(const Matrix& held, Element element,
                               const std::function<uint64_t(uint64_t row, uint64_t chunk)>& metadata);

}  // namespace cutecheck::emulate
