// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// y = a x + y, four elements of a thread at once, and the last ones on their own.
#include "device.h"

typedef float Four __attribute__((ext_vector_type(4)));

extern "C" __global__ void saxpy(float a, const float* __restrict x, float* __restrict y, int n) {
  const int i = 4 * (block() * 64 + thread());
  if (i + 3 < n) {
    const Four held = *(const Four*)(x + i);
    *(Four*)(y + i) += a * held;
    return;
  }
  for (int k = i; k < n; ++k) y[k] += a * x[k];
}
