// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A convolution of 3 by 3 with a border of zeros, several channels: a thread an element of the result.
#include "../clang/device.h"

extern "C" __global__ void conv(const float* __restrict x, const float* __restrict w, float* __restrict y, int channels,
                                int height, int width) {
  const int column = thread(), row = threadY(), out = block();
  float sum = 0;
  for (int c = 0; c < channels; ++c)
    for (int r = 0; r < 3; ++r)
      for (int s = 0; s < 3; ++s) {
        const int i = row + r - 1, j = column + s - 1;
        if (i >= 0 && i < height && j >= 0 && j < width)
          sum += x[(c * height + i) * width + j] * w[((out * channels + c) * 3 + r) * 3 + s];
      }
  y[(out * height + row) * width + column] = sum;
}
