// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the kernels of this folder need of CUDA: attributes and builtins of clang, no header of CUDA.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __launch_bounds__(threads) __attribute__((launch_bounds(threads)))

static inline __device__ unsigned thread() { return __nvvm_read_ptx_sreg_tid_x(); }
static inline __device__ unsigned threadY() { return __nvvm_read_ptx_sreg_tid_y(); }
static inline __device__ unsigned block() { return __nvvm_read_ptx_sreg_ctaid_x(); }
static inline __device__ unsigned blockY() { return __nvvm_read_ptx_sreg_ctaid_y(); }
static inline __device__ void syncBlock() { __syncthreads(); }

// What lane + by holds, and what lane ^ by holds.
static inline __device__ float fromAbove(float x, int by) { return __nvvm_shfl_sync_down_f32(0xffffffffu, x, by, 31); }
static inline __device__ float fromOther(float x, int by) { return __nvvm_shfl_sync_bfly_f32(0xffffffffu, x, by, 31); }
