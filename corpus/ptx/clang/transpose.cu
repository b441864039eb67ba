// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A matrix of any extents by tiles of 32 x 32 with a column more, eight rows of threads.
#include "device.h"

extern "C" __global__ void transpose(const float* __restrict from, float* __restrict to, int rows, int columns) {
  __shared__ float tile[32][33];
  const int x = block() * 32 + thread(), y = blockY() * 32 + threadY();
  for (int j = 0; j < 32; j += 8)
    if (x < columns && y + j < rows) tile[threadY() + j][thread()] = from[(y + j) * columns + x];
  syncBlock();
  const int i = blockY() * 32 + thread(), k = block() * 32 + threadY();
  for (int j = 0; j < 32; j += 8)
    if (i < rows && k + j < columns) to[(k + j) * rows + i] = tile[thread()][threadY() + j];
}
