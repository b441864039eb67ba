// Running gemm_bf16 of corpus/kernels: D = A B^T, bf16 in and out, sums in f32.
#pragma once

#include <string>
#include <vector>

#include "tools/run_ptx/cuda_driver.h"

namespace cutecheck::run_ptx {

inline constexpr const char* kGemmName = "gemm_bf16";

struct GemmSize {
  int32_t m, n, k;  // N and K multiples of 8: rows begin at multiples of 16 bytes
};
// "even", "ragged" or "all".
std::vector<GemmSize> gemmSizes(const std::string& which);

struct GemmRun {
  uint64_t exact = 0;     // elements of small integers, whose sums are exact: compared bit by bit
  uint64_t bounded = 0;   // elements of normal numbers, compared with sums in double
  double worst = 0;       // of those, the largest error as a part of what rounding may give
  std::string complaint;  // the first difference; empty when there is none
};
// Multiplies twice on the device: small integers, then normal numbers. Fails as the driver does.
Expected<GemmRun> runAndCheckGemm(CudaDriver& driver, void* function, const GemmSize& size, uint64_t seed);

// TFLOP/s of normal numbers, the best of `times`.
Expected<double> measureGemm(CudaDriver& driver, void* function, const GemmSize& size, int times);

}  // namespace cutecheck::run_ptx
