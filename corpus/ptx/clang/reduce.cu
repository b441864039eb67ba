// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The sum of each 256 elements: lanes of a warp by shuffles, warps by shared memory.
#include "device.h"

extern "C" __global__ void reduce(const float* __restrict x, float* __restrict sums) {
  __shared__ float parts[8];
  const unsigned t = thread();
  float sum = x[block() * 256 + t];
  for (int by = 16; by > 0; by /= 2) sum += fromAbove(sum, by);
  if (t % 32 == 0) parts[t / 32] = sum;
  syncBlock();
  if (t >= 32) return;
  float all = t < 8 ? parts[t] : 0.0f;
  for (int by = 4; by > 0; by /= 2) all += fromAbove(all, by);
  if (t == 0) sums[block()] = all;
}
