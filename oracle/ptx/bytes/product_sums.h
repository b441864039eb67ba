// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sums of products of doubles for many columns at once, each bit as one column at a time has them.
#pragma once

#include <cstddef>

namespace cutecheck::emulate {

// to[r * columns + c] += the sum over k, from 0 on and in this order, of left[r * depth + k] * right[k *
// columns + c]. Each product and each sum is rounded to a double: none is fused, whatever the processor has.
void addProducts(const double* left, const double* right, double* to, size_t rows, size_t columns,
                 size_t depth);

}  // namespace cutecheck::emulate
