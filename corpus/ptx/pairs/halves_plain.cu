// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A product of matrices of halves, summed in f32: a thread an element. Both have their rows along k.
#include "../clang/device.h"

extern "C" __global__ void halves(const _Float16* __restrict a, const _Float16* __restrict b, float* __restrict c,
                                  int n, int k) {
  const int row = blockY() * 16 + threadY(), column = block() * 16 + thread();
  float sum = 0;
  for (int i = 0; i < k; ++i) sum += (float)a[row * k + i] * (float)b[column * k + i];
  c[row * n + column] = sum;
}
