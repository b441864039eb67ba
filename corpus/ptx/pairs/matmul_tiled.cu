// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A product of matrices of f32: tiles of 32 by 32 by 8 in shared memory, four elements a load, four by four sums a thread.
// A is transposed in its tile, so that both operands of a step are read by vectors.
#include "../clang/device.h"

typedef float Four __attribute__((ext_vector_type(4)));

extern "C" __global__ void __launch_bounds__(64)
    matmul(const float* __restrict a, const float* __restrict b, float* __restrict c, int n, int k) {
  static __shared__ Four left[8][8], right[8][8];
  const int t = thread(), down = t / 8, over = t % 8;
  const float* fromA = a + (blockY() * 32 + t / 2) * k + t % 2 * 4;
  const float* fromB = b + down * n + block() * 32 + over * 4;
  float sums[4][4] = {};
  for (int at = 0; at < k; at += 8) {
    const Four ofA = *(const Four*)(fromA + at);
    const Four ofB = *(const Four*)(fromB + at * n);
    for (int i = 0; i < 4; ++i) left[t % 2 * 4 + i][t / 8][t / 2 % 4] = ofA[i];
    right[down][over] = ofB;
    syncBlock();
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const Four x = left[i][down], y = right[i][over];
      for (int r = 0; r < 4; ++r)
        for (int s = 0; s < 4; ++s) sums[r][s] += x[r] * y[s];
    }
    syncBlock();
  }
  for (int r = 0; r < 4; ++r) {
    const Four held = {sums[r][0], sums[r][1], sums[r][2], sums[r][3]};
    *(Four*)(c + (blockY() * 32 + down * 4 + r) * n + block() * 32 + over * 4) = held;
  }
}
