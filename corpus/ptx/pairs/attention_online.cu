// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The same attention in one pass: a thread a query, keys and values through shared memory, eight at a time, four elements a
// load. A thread keeps the greatest score so far; what it summed with another one is rescaled. The scale is that of powers
// of two.
#include "../clang/device.h"

typedef float Four __attribute__((ext_vector_type(4)));

static inline __device__ float dot(Four a, Four b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }

extern "C" __global__ void __launch_bounds__(16)
    attention(const Four* __restrict q, const Four* __restrict k, const Four* __restrict v, Four* __restrict o, int keys,
              float scale) {
  static __shared__ Four ofKeys[16], ofValues[16];
  const int t = thread(), query = block() * 16 + t;
  const float inTwos = scale * 1.44269504f;
  const Four low = q[query * 2], high = q[query * 2 + 1];
  Four madeLow = 0, madeHigh = 0;
  float most = -__builtin_inff(), sum = 0;
  for (int at = 0; at < keys; at += 8) {
    ofKeys[t] = k[at * 2 + t];
    ofValues[t] = v[at * 2 + t];
    syncBlock();
    float scores[8], now = most;
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      scores[i] = dot(low, ofKeys[2 * i]) + dot(high, ofKeys[2 * i + 1]);
      now = __nvvm_fmax_f(now, scores[i]);
    }
    const float rescaled = __nvvm_ex2_approx_f((most - now) * inTwos);
    most = now;
    sum *= rescaled;
    madeLow *= rescaled;
    madeHigh *= rescaled;
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const float weight = __nvvm_ex2_approx_f((scores[i] - now) * inTwos);
      sum += weight;
      madeLow += weight * ofValues[2 * i];
      madeHigh += weight * ofValues[2 * i + 1];
    }
    syncBlock();
  }
  o[query * 2] = madeLow / sum;
  o[query * 2 + 1] = madeHigh / sum;
}
