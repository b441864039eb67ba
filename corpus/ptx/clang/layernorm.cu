// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of 64, a warp each: less their mean, over the root of their variance, times a weight, and a bias. The variance is
// the mean of the squares less the square of the mean.
#include "device.h"

extern "C" __global__ void layernorm(const float* __restrict x, const float* __restrict weight,
                                     const float* __restrict bias, float* __restrict y) {
  const unsigned row = block() * 4 + threadY(), lane = thread();
  float held[2], sum = 0, squares = 0;
  for (int i = 0; i < 2; ++i) {
    held[i] = x[row * 64 + 32 * i + lane];
    sum += held[i];
    squares += held[i] * held[i];
  }
  for (int by = 16; by > 0; by /= 2) {
    sum += fromOther(sum, by);
    squares += fromOther(squares, by);
  }
  const float mean = sum * (1.0f / 64), root = __nvvm_sqrt_rn_f(squares * (1.0f / 64) - mean * mean + 0.5f);
  for (int i = 0; i < 2; ++i)
    y[row * 64 + 32 * i + lane] = (held[i] - mean) / root * weight[32 * i + lane] + bias[32 * i + lane];
}
