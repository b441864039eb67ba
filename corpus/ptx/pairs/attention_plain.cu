// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Attention of one head with 8 elements a row, a block a query and a thread a key: all scores, then the greatest of them
// and the sum of their powers, then the product with the values. A power of e is one of two.
#include "../clang/device.h"

static inline __device__ float powerOfE(float x) { return __nvvm_ex2_approx_f(x * 1.44269504f); }

extern "C" __global__ void attention(const float* __restrict q, const float* __restrict k, const float* __restrict v,
                                     float* __restrict o, int keys, float scale) {
  static __shared__ float scores[256];
  const int key = thread(), query = block();
  float score = 0;
  for (int d = 0; d < 8; ++d) score += q[query * 8 + d] * k[key * 8 + d];
  scores[key] = score * scale;
  syncBlock();
  float most = scores[0], sum = 0;
  for (int i = 1; i < keys; ++i) most = __nvvm_fmax_f(most, scores[i]);
  for (int i = 0; i < keys; ++i) sum += powerOfE(scores[i] - most);
  if (key < 8) {
    float made = 0;
    for (int i = 0; i < keys; ++i) made += powerOfE(scores[i] - most) / sum * v[i * 8 + key];
    o[query * 8 + key] = made;
  }
}
