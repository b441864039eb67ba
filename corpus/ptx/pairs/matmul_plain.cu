// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A product of matrices of f32: a thread an element.
#include "../clang/device.h"

extern "C" __global__ void matmul(const float* __restrict a, const float* __restrict b, float* __restrict c, int n,
                                  int k) {
  const int row = blockY() * 16 + threadY(), column = block() * 16 + thread();
  float sum = 0;
  for (int i = 0; i < k; ++i) sum += a[row * k + i] * b[i * n + column];
  c[row * n + column] = sum;
}
