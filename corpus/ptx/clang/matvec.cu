// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A matrix of halves times a vector: a warp a row, two elements a load, sums in f32.
#include "device.h"

typedef _Float16 Two __attribute__((ext_vector_type(2)));

extern "C" __global__ void matvec(const Two* __restrict a, const float* __restrict x, float* __restrict y, int columns) {
  const int row = block() * 4 + threadY();
  float sum = 0;
  for (int k = thread(); k < columns / 2; k += 32) {
    const Two held = a[row * (columns / 2) + k];
    sum += (float)held.x * x[2 * k];
    sum += (float)held.y * x[2 * k + 1];
  }
  for (int by = 16; by > 0; by /= 2) sum += fromOther(sum, by);
  if (thread() == 0) y[row] = sum;
}
