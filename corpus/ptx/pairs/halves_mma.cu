// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A product of matrices of halves by tensor cores: tiles of 32 by 32 by 16 in shared memory, eight halves a load, two
// mma.sync of 16 by 8 by 16 a warp and tile. A row of a tile has 24 halves, so that the lanes of a load meet no bank twice.
#include "../clang/device.h"

typedef unsigned Words __attribute__((ext_vector_type(4)));

static inline __device__ unsigned two(const _Float16* at) { return *(const unsigned*)at; }

extern "C" __global__ void __launch_bounds__(128)
    halves(const _Float16* __restrict a, const _Float16* __restrict b, float* __restrict c, int n, int k) {
  static __shared__ _Float16 left[32][24] __attribute__((aligned(16)));
  static __shared__ _Float16 right[32][24] __attribute__((aligned(16)));
  const int t = thread(), warp = t / 32, lane = t % 32, group = lane / 4, in = lane % 4 * 2;
  const int down = warp / 2 * 16, over = warp % 2 * 16;
  const int row = t % 64 / 2, part = t % 2 * 8;
  const _Float16* from = t < 64 ? a + (blockY() * 32 + row) * k + part : b + (block() * 32 + row) * k + part;
  _Float16* to = t < 64 ? &left[row][part] : &right[row][part];
  float sums[2][4] = {};
  for (int at = 0; at < k; at += 16) {
    *(Words*)to = *(const Words*)(from + at);
    syncBlock();
    const unsigned a0 = two(&left[down + group][in]), a1 = two(&left[down + group + 8][in]);
    const unsigned a2 = two(&left[down + group][in + 8]), a3 = two(&left[down + group + 8][in + 8]);
    for (int j = 0; j < 2; ++j) {
      const unsigned b0 = two(&right[over + 8 * j + group][in]), b1 = two(&right[over + 8 * j + group][in + 8]);
      asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
          : "+f"(sums[j][0]), "+f"(sums[j][1]), "+f"(sums[j][2]), "+f"(sums[j][3])
          : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1));
    }
    syncBlock();
  }
  for (int j = 0; j < 2; ++j) {
    float* at = c + (blockY() * 32 + down + group) * n + block() * 32 + over + 8 * j + in;
    at[0] = sums[j][0];
    at[1] = sums[j][1];
    at[8 * n] = sums[j][2];
    at[8 * n + 1] = sums[j][3];
  }
}
