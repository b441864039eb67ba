// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The dot product of two vectors by one block of 128: strides of the block, then a tree in shared memory.
#include "device.h"

extern "C" __global__ void dot(const float* __restrict x, const float* __restrict y, float* __restrict result, int n) {
  __shared__ float parts[128];
  const int t = thread();
  float sum = 0;
  for (int i = t; i < n; i += 128) sum += x[i] * y[i];
  parts[t] = sum;
  for (int half = 64; half > 0; half /= 2) {
    syncBlock();
    if (t < half) parts[t] += parts[t + half];
  }
  if (t == 0) *result = parts[0];
}
