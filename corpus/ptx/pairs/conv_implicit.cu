// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The same convolution as a product of matrices: the filters times columns of pixels, which are gathered into shared memory
// tile by tile. Tiles of 16 filters by 16 pixels by 8 of channels and places in the filter; two by two sums a thread.
#include "../clang/device.h"

extern "C" __global__ void __launch_bounds__(64)
    conv(const float* __restrict x, const float* __restrict w, float* __restrict y, int channels, int height, int width) {
  static __shared__ float filters[8][17];
  static __shared__ float pixels[8][17];
  const int t = thread(), depth = channels * 9, down = t / 8 * 2, over = t % 8 * 2;
  float sums[2][2] = {};
  for (int at = 0; at < depth; at += 8) {
    for (int i = 0; i < 2; ++i) {
      const int k = at + t % 8, filter = t / 8 + 8 * i;
      filters[t % 8][filter] = k < depth ? w[(blockY() * 16 + filter) * depth + k] : 0;
    }
    for (int i = 0; i < 2; ++i) {
      const int k = at + t / 16 + 4 * i, pixel = block() * 16 + t % 16;
      const int row = pixel / width + k % 9 / 3 - 1, column = pixel % width + k % 3 - 1;
      const bool in = k < depth && row >= 0 && row < height && column >= 0 && column < width;
      pixels[t / 16 + 4 * i][t % 16] = in ? x[(k / 9 * height + row) * width + column] : 0;
    }
    syncBlock();
#pragma unroll
    for (int i = 0; i < 8; ++i)
      for (int r = 0; r < 2; ++r)
        for (int s = 0; s < 2; ++s) sums[r][s] += filters[i][down + r] * pixels[i][over + s];
    syncBlock();
  }
  for (int r = 0; r < 2; ++r)
    for (int s = 0; s < 2; ++s) y[(blockY() * 16 + down + r) * (height * width) + block() * 16 + over + s] = sums[r][s];
}
