// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Softmax of rows of 64, a warp each: the maximum and the sum by shuffles, powers of two.
#include "device.h"

extern "C" __global__ void softmax(const float* __restrict x, float* __restrict y) {
  const unsigned row = block() * 4 + threadY(), lane = thread();
  float held[2];
  for (int i = 0; i < 2; ++i) held[i] = x[row * 64 + 32 * i + lane];
  float most = __nvvm_fmax_f(held[0], held[1]);
  for (int by = 16; by > 0; by /= 2) most = __nvvm_fmax_f(most, fromOther(most, by));
  float sum = 0;
  for (int i = 0; i < 2; ++i) {
    held[i] = __nvvm_ex2_approx_f(held[i] - most);
    sum += held[i];
  }
  for (int by = 16; by > 0; by /= 2) sum += fromOther(sum, by);
  for (int i = 0; i < 2; ++i) y[row * 64 + 32 * i + lane] = held[i] / sum;
}
