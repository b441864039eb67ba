// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How often each of 256 values stands there: by atomic operations, at places that data say.
#include "device.h"

extern "C" __global__ void histogram(const unsigned char* __restrict x, unsigned* __restrict counts) {
  __shared__ unsigned parts[256];
  const unsigned t = thread();
  parts[t] = 0;
  syncBlock();
  for (unsigned i = t; i < 1024; i += 256) __nvvm_atom_add_gen_i((int*)&parts[x[block() * 1024 + i]], 1);
  syncBlock();
  __nvvm_atom_add_gen_i((int*)&counts[t], parts[t]);
}
