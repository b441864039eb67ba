// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Running the kernels of corpus/kernels and of tools/product that multiply: D = A B^T, sums in f32, D in bf16
// or f16.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/device/cuda_driver.h"
#include "tools/product/product_plan.h"

namespace cutecheck::run_ptx {

// What a kernel says of itself at its head.
struct GemmKernel {
  std::string name;
  int32_t rowsA, rowsB, depth;  // of the boxes of A and B, in elements
  int32_t rowsD, columnsD;
  uint32_t threads, sharedBytes;
  uint32_t cluster = 1;  // blocks
  // Of e4m3: 32 elements of k have one factor of ue8m0. The factors of 128 rows and 128 of k are 512 bytes:
  // that of row r and k in byte 16 (r % 32) + 4 (r / 32) + k / 32, tiles along k first.
  bool scaled = false;
  product::ProductElements elements{};
  // Of the family of tools/product: the tile, whose plans say how it is launched.
  std::optional<product::ProductTile> tile{};
  // A factor of f32 for each row of A and of B, or one for all.
  bool factors() const { return tile && elements.scaled(); }
};
const std::vector<GemmKernel>& gemmKernels();
const GemmKernel* gemmKernelNamed(std::string_view name);

struct GemmSize {
  int32_t m, n, k;  // of 8 bits K a multiple of 16. Rows begin at multiples of 16 bytes
  int32_t batches = 1;
};
// "256x512x256": M, N and K.
std::optional<GemmSize> gemmSizeNamed(const std::string& name);
// "even", "ragged", "all", or "small", those of both that an emulator can do; or one by its name.
std::vector<GemmSize> gemmSizes(const GemmKernel& kernel, const std::string& which);

// The kernel in a module, and the fixup of one of the family.
struct GemmEntries {
  void* kernel = nullptr;
  void* fixup = nullptr;
};
Expected<GemmEntries> loadGemm(CudaDriver& driver, const GemmKernel& kernel, const std::string& ptx);

struct GemmRun {
  int plans = 0;          // of one of the family: every one that its model looks at
  uint64_t exact = 0;     // elements of small integers, whose sums are exact: compared bit by bit
  uint64_t bounded = 0;   // elements of normal numbers, compared with sums in double
  double worst = 0;       // of those, the largest error as a part of what rounding may give
  std::string complaint;  // the first difference; empty when there is none
};
// Multiplies on the device by every plan: small integers, then normal numbers. Fails as the driver does.
Expected<GemmRun> runAndCheckGemm(CudaDriver& driver, const GemmEntries& entries, const GemmKernel& kernel,
                                  const GemmSize& size, uint64_t seed);

// TFLOP/s of normal numbers, the best of `times`, by the fastest plan.
Expected<double> measureGemm(CudaDriver& driver, const GemmEntries& entries, const GemmKernel& kernel,
                             const GemmSize& size, int times);

}  // namespace cutecheck::run_ptx
